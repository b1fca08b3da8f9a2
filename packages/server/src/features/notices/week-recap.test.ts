import { expect, test } from 'vitest';
import { kickoffsOf } from '../../football/games/week-games.ts';
import { sampleEdition } from '../../testing/sample-edition.ts';
import { weekJustOver } from './week-recap.ts';

const DAY_MS = 86_400_000;

test('the last week of a season is news for a week, and not until the next season is known', () => {
  const edition = sampleEdition();
  const season = Math.max(...edition.tables.games.column.season);
  const last = Array.from({ length: 18 }, (_, at) => 18 - at).find((week) => kickoffsOf(edition, { season, week }));
  const kickoffs = kickoffsOf(edition, { season, week: last ?? 0 });
  if (last === undefined || !kickoffs) throw new Error('the season has no games');
  const after = (days: number) => weekJustOver(edition, new Date(kickoffs.last + days * DAY_MS));
  expect(after(1)).toMatchObject({ season, week: last });
  expect(after(6)).toMatchObject({ season, week: last });
  expect(after(8)).toBe(null);
  expect(after(120)).toBe(null);
});
