import { expect, test } from 'vitest';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { gamesAround } from './games-around.ts';

const edition = sampleEdition();
const kickoffs = [...edition.tables.games.column.kickoff].map((at) => Date.parse(at));
const first = Math.min(...kickoffs);
const last = Math.max(...kickoffs);

test.each([
  ['more than a quarter of an hour before a kick-off', first, -16, 'none'],
  ['in the quarter of an hour before it', first, -15, 'soon'],
  ['at the kick-off', first, 0, 'played'],
  ['in the last minute that a game may take', last, 239, 'played'],
  ['four hours after the last kick-off', last, 240, 'none'],
] as const)('%s', (_when, kickoff, minutes, around) => {
  expect(gamesAround(edition, new Date(kickoff + minutes * 60_000))).toBe(around);
});
