import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { isOver, isUnderWay } from './use-season.ts';

test.each([
  ['scheduled', 'SCHEDULED', 1, { isPlayed: false, isPast: false }],
  ['in its first week', 'INPROGRESS', 1, { isPlayed: true, isPast: false }],
  ['in its last week', 'INPROGRESS', 18, { isPlayed: true, isPast: false }],
  ['in the play-offs', 'INPROGRESS', 19, { isPlayed: false, isPast: true }],
  ['closed', 'CLOSED', 22, { isPlayed: false, isPast: true }],
  ['closed, its play-offs not known', 'CLOSED', 18, { isPlayed: false, isPast: true }],
] as const)('a season %s', (_how, status, currentWeek, { isPlayed, isPast }) => {
  const season = { status, currentWeek } as Season;
  expect([isUnderWay(season), isOver(season)]).toEqual([isPlayed, isPast]);
});
