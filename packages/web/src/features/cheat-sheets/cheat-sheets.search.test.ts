import { getCheatSheets } from '@pylon/contract/cheat-sheets/cheat-sheets';
import type { Season } from '@pylon/contract/wire';
import { POSITION_NAMES, type Position } from '@pylon/engine/vocabulary/positions';
import { expect, test } from 'vitest';
import { cheatSheetsInput, parseCheatSheetSearch, sheetPages } from './cheat-sheets.search.ts';

const season: Season = {
  id: '2026',
  year: 2026,
  type: 'REG',
  status: 'SCHEDULED',
  currentWeek: 0,
  weeks: [1, 2],
  startAt: '2026-09-10',
  endDate: '2027-01-10',
  sportLeague: 'NFL',
};
const players = (position: Position, count: number) => Array.from({ length: count }, () => ({ position }));
const titleOf = (position: Position) => POSITION_NAMES[position];

test('overall pages hold 120 players each, the last one what is left', () => {
  const pages = sheetPages([...players('RB', 200), ...players('QB', 100)], 'overall', titleOf);
  expect(pages.map(({ title, rows }) => [title, rows.length])).toEqual([
    ['1 to 120', 120],
    ['121 to 240', 120],
    ['241 to 300', 60],
  ]);
});

test('each position has a page of its own, in the order of screens, and none without players', () => {
  const pages = sheetPages([...players('WR', 3), ...players('QB', 2)], 'positions', titleOf);
  expect(pages.map(({ title }) => title)).toEqual(['Quarterbacks', 'Wide Receivers']);
});

test('what does not fit into an address is left out, and the contract takes what is asked', () => {
  expect(parseCheatSheetSearch({ view: 'board', pos: 'QB,RB', prices: 'yes', draftStrategy: 'allIn' })).toEqual({});
  const league = '11111111-1111-4111-8111-111111111111';
  expect(parseCheatSheetSearch({ mineIn: league, freeIn: 'theirs' })).toEqual({ mineIn: league });
  expect(parseCheatSheetSearch({ draft: league })).toEqual({ draft: league });
  expect(parseCheatSheetSearch({ draft: 'theirs' })).toEqual({});
  for (const raw of [
    {},
    { freeIn: league },
    { view: 'positions', pos: 'FLEX', from: 'market,consensus', draftStrategy: 'zeroRB' },
  ]) {
    const input = cheatSheetsInput(parseCheatSheetSearch(raw), season);
    expect(getCheatSheets.query.safeParse(input).success).toBe(true);
  }
});
