import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { questionOf } from './ranking-questions.ts';

const YEAR = 2025;

test.each([
  ['this week is played', 'INPROGRESS', 9, YEAR, 9, 'Whom to start this week, and how sure that is.'],
  ['this week is over', 'INPROGRESS', 9, YEAR, 8, 'Whom to start in week 8, as it was told before it.'],
  ['this week is to come', 'INPROGRESS', 9, YEAR, 10, 'Whom to start in week 10, and how sure that is.'],
  ['the season is to come', 'SCHEDULED', 1, YEAR, 1, 'Whom to start in week 1, and how sure that is.'],
  ['only play-offs are left', 'INPROGRESS', 19, YEAR, 18, 'Whom to start in week 18, as it was told before it.'],
  ['the season is over', 'CLOSED', 22, YEAR, 22, 'Whom to start in the Super Bowl, as it was told before it.'],
  ['there is no such week', 'INPROGRESS', 9, 2099, null, 'Whom to start, and how sure that is.'],
  ['another season is asked for', 'INPROGRESS', 9, 2023, 9, 'Whom to start in week 9, as it was told before it.'],
] as const)(
  'a week’s list answers, when %s, what is true of that week',
  (_when, status, currentWeek, year, week, words) => {
    const season = { status, currentWeek, year: YEAR } as Season;
    expect(questionOf({ period: 'Weekly', season, year, week }, undefined)).toBe(words);
  },
);

const TO_COME = { status: 'SCHEDULED', currentWeek: 1, year: YEAR } as Season;
const SCOUT = { basis: 'scout' as const, projectedBy: [] };

test.each(['Weekly', 'RestOfSeason'] as const)(
  'the order of a %s list is named where somebody has made one',
  (period) => {
    const asked = { period, season: TO_COME, year: YEAR, week: 1 };
    expect(questionOf(asked, { ...SCOUT, everyExpert: [{ id: 'scout' }] })).toContain('in the order of Scout');
    expect(questionOf(asked, { ...SCOUT, everyExpert: [] })).not.toContain('in the order of');
  },
);
