import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { rankings } from '@pylon/contract/tables/draft/rankings.table';
import type { Expert } from '@pylon/contract/wire';
import { toCsv } from '@pylon/engine/tables/csv';
import { orderOf } from '@pylon/engine/tables/table-page';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { rankingCsv } from './ranking-file.ts';
import { rankingColumns } from './rankings.columns.tsx';
import type { RankingPeriod } from './rankings.search.ts';

afterEach(cleanup);

const expert = (id: string, name: string) => ({ id, name, description: name, paywallTier: 0 }) as Expert;
const EXPERTS = [expert('market', 'Market'), expert('scout', 'Scout')];
const LOCK = { locked: true, tier: 1 } as const;
const row = (cells: Partial<RankingRow>) => ({ ranks: { market: 3, scout: 9 }, ...cells }) as RankingRow;
const OPEN = row({ best: { rank: 3, expertId: 'market' }, worst: { rank: 9, expertId: 'scout' } });

const columnsOf = (rows: readonly RankingRow[], period: RankingPeriod = 'Seasonal') =>
  rankingColumns(
    EXPERTS,
    rows,
    { period, isOwnOrder: true },
    { points: { min: 0, max: 1 }, ranks: { min: 0, max: 1 } },
  );
const columnOf = (key: string, rows: readonly RankingRow[]) => columnsOf(rows).find((column) => column.key === key);

test.each([
  ['best', '3', 'Market'],
  ['worst', '9', 'Scout'],
])('the %s rank waits to be picked, and says whose it is', (key, rank, name) => {
  const column = columnOf(key, [OPEN]);
  expect(column).toMatchObject({ shows: 'picked', sortKey: key });
  const { container } = render(<div>{column?.cell(OPEN)}</div>);
  expect(container.textContent).toBe(`${rank}${name}`);
  expect(screen.getByTitle(name)).toBeTruthy();
});

test.each(['best', 'worst'])('the %s rank is an order of the table, and locked it is none of the head’s', (key) => {
  expect(orderOf(rankings, key)).not.toBeNull();
  expect(columnOf(key, [OPEN])?.lock).toBeUndefined();
  expect(columnOf(key, [row({ best: LOCK, worst: LOCK })])?.lock).toBeDefined();
});

test.each([
  ['Seasonal', ['phone', 'desktop']],
  ['RestOfSeason', ['picked', 'picked']],
  ['Weekly', ['picked', 'picked']],
] as const)('in %s rankings draft positions show where drafts were for the period', (period, shows) => {
  const columns = columnsOf([OPEN], period);
  expect(['adp', 'difference'].map((key) => columns.find((column) => column.key === key)?.shows)).toEqual(shows);
});

test.each(['Seasonal', 'Weekly'] as const)('every column of %s rankings says what it holds', (period) => {
  expect(columnsOf([OPEN], period).flatMap(({ key, hint }) => (hint ? [] : [key]))).toEqual([]);
});

test('whom nobody ranks has neither', () => {
  const nobody = row({ best: null, worst: null });
  expect(render(<div>{columnOf('best', [nobody])?.cell(nobody)}</div>).container.textContent).toBe('–');
});

test('the file has both ranks with whose they are, and nothing where they are locked', () => {
  const columns = rankingCsv(EXPERTS).filter(({ head }) => /^(Best|Worst)/.test(head));
  const locked = row({ best: LOCK, worst: LOCK });
  expect(toCsv(columns, [OPEN, locked]).trimEnd().split('\r\n')).toEqual([
    'Best rank,Best rank by,Worst rank,Worst rank by',
    '3,Market,9,Scout',
    ',,,',
  ]);
});

test('whoever is out has neither a game nor a place of its opponent', () => {
  const game = { week: 9, kickoff: '2026-11-08T18:00:00Z', isHome: false, opponent: 'DEN' };
  const drawn = (injuryStatus: string | null) => {
    const athlete = { status: 'Active', injuryStatus } as RankingRow['athlete']; // what of it the cell takes
    const one = row({ athlete, game, opponentRank: 6 });
    const column = columnsOf([one], 'Weekly').find(({ key }) => key === 'game');
    return render(<div>{column?.cell(one)}</div>).container.textContent;
  };
  expect(drawn(null)).toMatch(/@ DEN.*6th/);
  expect(drawn('Out')).toBe('–');
});

test('no two columns of the file have one name, also beside an expert called Ceiling', () => {
  const heads = rankingCsv([...EXPERTS, expert('ceiling', 'Ceiling')]).map(({ head }) => head);
  expect(heads).toEqual([...new Set(heads)]);
});

test('the file names the game that the screen shows', () => {
  const columns = rankingCsv(EXPERTS).filter(({ head }) => head === 'Game');
  const game = { week: 9, kickoff: '2026-11-08T18:00:00Z', isHome: false, opponent: 'DEN' };
  expect(
    toCsv(columns, [{ ...OPEN, game }])
      .trimEnd()
      .split('\r\n'),
  ).toEqual(['Game', 'at DEN']);
});
