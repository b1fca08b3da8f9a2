import { expect, test } from 'vitest';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { type SheetOfKind, sheetColumns } from './sheet-columns.ts';

const players = buildPlayers();
const NOBODY: ReadonlySet<string> = new Set();
const draft = buildDraft({ seat: 2, picked: ['RB1', 'WR1'] });
const ofKind: SheetOfKind = {
  figureTitle: 'ADP',
  figureOf: ({ adp }) => `by ADP ${adp}`,
  taken: new Map([
    ['RB1', { participantId: 'seat-1', figure: '1.01' }],
    ['WR1', { participantId: 'seat-2', figure: '$41' }],
  ]),
};
const columnOf = (position: string, queued = NOBODY, order = players) =>
  sheetColumns(draft, ofKind, order, queued).find((column) => column.position === position)?.lines ?? [];

test('each player stands in the column of their position with what has become of them and what they cost', () => {
  const marks = (position: string) =>
    columnOf(position, new Set(['RB2']))
      .slice(0, 3)
      .map(({ player, mark, figure }) => [entityKey(player), mark, figure]);
  expect(marks('RB')).toEqual([
    ['RB1', 'gone', '1.01'],
    ['RB2', 'queued', 'by ADP 8'],
    ['RB3', 'free', 'by ADP 14'],
  ]);
  expect(marks('WR')[0]).toEqual(['WR1', 'mine', '$41']);
});

test('whoever was on a roster before the draft is not on the sheet of those who can be drafted', () => {
  const adding = { ...ofKind, rostered: new Set(['RB1', 'RB2', 'RB3']) };
  const [first, second] =
    sheetColumns(draft, adding, players, NOBODY).find(({ position }) => position === 'RB')?.lines ?? [];
  expect([first, second].map((line) => line && [entityKey(line.player), line.place])).toEqual([
    ['RB1', 1],
    ['RB4', 2],
  ]);
});

test('tiers are drawn where they begin, and stay when their players are gone', () => {
  expect(
    columnOf('RB')
      .filter(({ tierStart }) => tierStart !== null)
      .slice(0, 3)
      .map(({ tierStart, place }) => [tierStart, place]),
  ).toEqual([
    [1, 1],
    [2, 5],
    [3, 9],
  ]);
});

test('in the order of other experts no tier begins twice', () => {
  const starts = columnOf('QB', NOBODY, players.toReversed()).flatMap(({ tierStart }) => tierStart ?? []);
  expect(new Set(starts).size).toBe(starts.length);
});

test('a sheet goes two rounds further than the draft, and has a dozen of every position', () => {
  const lengths = sheetColumns(draft, ofKind, players, NOBODY).map(({ lines }) => lines.length);
  expect(lengths).toEqual([12, 12, 12, 12, 12, 12]);
  const large = buildDraft({ teams: 12 });
  expect(sheetColumns(large, ofKind, players, NOBODY).reduce((sum, { lines }) => sum + lines.length, 0)).toBe(12 * 18);
});

test('in best ball there are no kickers and no defences', () => {
  const bestBall = { ...draft, configuration: { ...draft.configuration, leagueType: 'BEST_BALL' as const } };
  expect(sheetColumns(bestBall, ofKind, players, NOBODY).map(({ position }) => position)).toEqual([
    'QB',
    'RB',
    'WR',
    'TE',
  ]);
});
