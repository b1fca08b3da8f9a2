import type { Season } from '@pylon/contract/wire';
import { describe, expect, test } from 'vitest';
import { changedSearch, pageOf, parseTableSearch, positionsOf, weekChosen, weekShown } from './table-search.ts';

describe('an address', () => {
  test('columns that are hidden stay in an address beside those that are shown', () => {
    expect(parseTableSearch({ cols: '-points,bye' })).toEqual({ cols: '-points,bye' });
  });

  test('is read into the state of a table', () => {
    expect(parseTableSearch({ page: '3', sort: '-adp', pos: 'QB,RB', scoring: '2', week: '7', q: ' chase ' })).toEqual({
      page: 3,
      sort: '-adp',
      pos: 'QB,RB',
      scoring: '2',
      week: 7,
      q: 'chase',
    });
  });
  test('with nonsense in it still shows the table', () => {
    expect(
      parseTableSearch({ page: '-1', sort: "a'; drop", pos: 'XX', team: '<b>', rows: '7', week: '99', season: 'x' }),
    ).toEqual({});
  });
});

describe('positions', () => {
  test('are those of the page unless asked for', () => {
    expect(positionsOf({}, ['FLEX'])).toEqual(['FLEX']);
    expect(positionsOf({ pos: 'ALL' }, ['FLEX'])).toEqual([]);
    expect(positionsOf({ pos: 'DST,QB' }, [])).toEqual(['QB', 'DST']);
  });
});

describe('pages', () => {
  test('never skip or repeat a row', () => {
    expect([pageOf({}), pageOf({ page: 2 }), pageOf({ page: 3, rows: '50' })]).toEqual([
      { limit: 15, offset: 0 },
      { limit: 15, offset: 15 },
      { limit: 50, offset: 100 },
    ]);
  });
  test('start over when anything but the page or the columns changes', () => {
    expect(changedSearch({ page: 4, q: 'a' }, { team: 'KC' })).toEqual({ q: 'a', team: 'KC' });
    expect(changedSearch({ page: 4 }, { cols: 'vorp' })).toEqual({ page: 4, cols: 'vorp' });
    expect(changedSearch({ page: 4, q: 'a' }, { q: undefined })).toEqual({});
  });
});

test('the week shown is the next to be played, and the last of a season gone by, which no address names', () => {
  const now = { id: '2026', currentWeek: 1 } as Season; // what of it matters
  expect(weekShown({}, now)).toBe(1);
  expect(weekShown({ season: '2025' }, now)).toBe(18);
  expect(weekShown({ season: '2025', week: 3 }, now)).toBe(3);
  expect(weekChosen(18, { season: '2025', week: 3 }, now)).toEqual({ week: undefined });
  expect(weekChosen(1, { season: '2025' }, now)).toEqual({ week: 1 });
  expect(weekChosen(1, { week: 3 }, now)).toEqual({ week: undefined });
});
