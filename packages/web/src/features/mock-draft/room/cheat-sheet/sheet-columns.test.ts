import { expect, test } from 'vitest';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { sheetColumns } from './sheet-columns.ts';

const players = buildPlayers();
const NOBODY: ReadonlySet<string> = new Set();
const draft = buildDraft({ seat: 2, picked: ['RB1', 'WR1'] });
const columnOf = (position: string, queued = NOBODY, order = players) =>
  sheetColumns(draft, order, queued).find((column) => column.position === position)?.lines ?? [];

test('each player stands in the column of their position with what has become of them', () => {
  const marks = (position: string) =>
    columnOf(position, new Set(['RB2']))
      .slice(0, 3)
      .map(({ player, mark, pickNumber }) => [entityKey(player), mark, pickNumber]);
  expect(marks('RB')).toEqual([
    ['RB1', 'gone', 1],
    ['RB2', 'queued', null],
    ['RB3', 'free', null],
  ]);
  expect(marks('WR')[0]).toEqual(['WR1', 'mine', 2]);
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
  const lengths = sheetColumns(draft, players, NOBODY).map(({ lines }) => lines.length);
  expect(lengths).toEqual([12, 12, 12, 12, 12, 12]);
  const large = buildDraft({ teams: 12 });
  expect(sheetColumns(large, players, NOBODY).reduce((sum, { lines }) => sum + lines.length, 0)).toBe(12 * 18);
});

test('in best ball there are no kickers and no defences', () => {
  const bestBall = { ...draft, configuration: { ...draft.configuration, leagueType: 'BEST_BALL' as const } };
  expect(sheetColumns(bestBall, players, NOBODY).map(({ position }) => position)).toEqual(['QB', 'RB', 'WR', 'TE']);
});
