import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import { firstRules } from './cruise-rules.ts';
import { teamChanges } from './team-changes.ts';

const BENCH = {
  ...{ leagueRosterId: 'bench', entityId: 'b', position: 'QB', place: 'BN', outside: { name: 'On The Bench' } },
  ...{ expected: { points: { expected: 12 } }, isOut: false, isBye: false, game: { kickoff: '2026-10-04T17:00:00Z' } },
} as unknown as WeekPlayer; // what changes are made of

/** What is prepared when a quarterback without a game and without a projection is in the line-up. */
const changesFor = (starter: object) =>
  teamChanges([BENCH, { ...BENCH, leagueRosterId: 'starter', place: 'QB', expected: null, game: null, ...starter }], {
    ...{ at: { season: 2026, week: 4 }, slots: DEFAULT_LEAGUE.slots, isLocked: () => false },
    rules: { ...firstRules(), onlyIdle: true },
  }).map(({ stored }) => [stored.reason, stored.comes.name]);

test('a starter who has no game goes to the bench, one whom nobody knows stays', () => {
  expect(changesFor({ entityId: 's' })).toEqual([['bye', 'On The Bench']]);
  expect(changesFor({ entityId: null })).toEqual([]);
});
