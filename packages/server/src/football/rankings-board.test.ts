import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague, buildRow, buildRows } from '@pylon/almanac/testing/build-rows';
import { describe, expect, it } from 'vitest';
import { baseScoring, leagueOf } from '../wire/scoring-system.ts';
import { rankingsBoard } from './rankings-board.ts';

const people = [
  ['r1', 'RB'],
  ['w1', 'WR'],
  ['w2', 'WR'],
  ['t1', 'TE'],
] as const;
const list = (expert: string, asOf: string, ranks: Readonly<Record<string, number>>) =>
  Object.entries(ranks).map(([entityId, rank]) =>
    buildRow('rankings', {
      season: 2025,
      period: 'seasonal',
      week: 0,
      expert,
      format: 'half-ppr',
      asOf,
      entityId,
      rank,
    }),
  );
const edition = buildTestEdition({
  ...buildRows({}),
  ...buildLeague(2025),
  players: people.map(([playerId, position]) => buildRow('players', { playerId, position, teamId: 'AA' })),
  rankings: [
    ...list('everybody', '2025-08-20', { r1: 1, w1: 2, w2: 3, t1: 4 }),
    ...list('no-receivers', '2025-08-22', { r1: 1, t1: 13 }),
  ],
  adp: people.map(([entityId], index) =>
    buildRow('adp', {
      season: 2025,
      provider: 'ffc',
      format: 'half-ppr',
      asOf: '2025-08-15',
      entityId,
      adp: index + 1,
    }),
  ),
});
const board = (() => {
  const scoring = baseScoring('1');
  if (!scoring) throw new Error('there is no such scoring');
  const query = { season: 2025, period: 'seasonal', week: 0, scoring, league: leagueOf(scoring, null) } as const;
  return rankingsBoard(edition, { ...query, expertIds: [] });
})();

describe('the columns of the rankings', () => {
  it('show places as they were published, also of a list that leaves whole positions out', () => {
    const end = board.rows.find(({ entityId }) => entityId === 't1');
    expect(end?.ranks).toMatchObject({ everybody: 4, 'no-receivers': 13 });
  });

  it('are dated by the youngest list behind them, not by the day on which they were worked out', () => {
    expect(Object.fromEntries(board.experts.map(({ id, asOf }) => [id, asOf]))).toEqual({
      market: '2025-08-15',
      consensus: '2025-08-22',
      scout: '2025-08-22',
      opportunity: '2025-08-22',
      ceiling: '2025-08-22',
      schedule: '2025-08-22',
      everybody: '2025-08-20',
      'no-receivers': '2025-08-22',
    });
  });
});
