import type { ReadLine } from '@pylon/contract/own-rankings/own-rankings';
import { expect, test } from 'vitest';
import { toSent } from './edited-place.ts';
import { placesOf, readTextOf, withPlayer } from './read-lines.ts';

const athlete = (id: string) => ({
  ...{ id, firstName: '', lastName: id, fullName: id, position: 'WR', jersey: null, status: 'ACT' },
  ...{ injuryStatus: null, headshotURL: null, team: null },
});
const line = (number: number, own: Partial<ReadLine>): ReadLine => ({
  ...{ line: number, text: `line ${number}`, outcome: 'found', athlete: null, team: null, byeWeek: null },
  ...{ choices: [], tier: 1, mark: null, note: '' },
  ...own,
});
const read = readTextOf({
  lines: [
    line(1, { athlete: athlete('a') }),
    line(2, { outcome: 'choose', tier: 2 }),
    line(3, { outcome: 'twice', athlete: athlete('a'), tier: 3 }),
    line(4, { athlete: athlete('b'), tier: 4, note: 'knee' }),
  ],
  leftOut: 0,
});

test('lines that are understood make the list, in whole tiers; the open ones wait', () =>
  expect(placesOf(read.lines).map(toSent)).toEqual([
    { entityId: 'a', tier: 1, mark: null, note: '' },
    { entityId: 'b', tier: 2, mark: null, note: 'knee' },
  ]));

test('a line that is decided stands where it was written, and a player counts once', () => {
  const decided = withPlayer(read, 2, { athlete: athlete('c'), team: null, byeWeek: 7 });
  expect(placesOf(decided.lines).map(({ entityId, tier }) => [entityId, tier])).toEqual([
    ['a', 1],
    ['c', 2],
    ['b', 3],
  ]);
  const again = withPlayer(decided, 2, { athlete: athlete('b'), team: null, byeWeek: 7 });
  expect(placesOf(again.lines).map(({ entityId }) => entityId)).toEqual(['a', 'b']);
  expect(placesOf(withPlayer(decided, 2, null).lines).map(({ entityId }) => entityId)).toEqual(['a', 'b']);
});
