/** NFL.com's numbers of places and of stats in our words. Few of them are confirmed by more than one client. */
import type { ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { RosterSlot } from '../../outside-league.ts';

/** By `rosterSlotId`. */
export const PLACES: Readonly<Record<string, RosterSlot>> = {
  ...{ 1: 'QB', 2: 'RB', 3: 'WR', 4: 'TE', 5: 'RBWR', 6: 'FLEX', 7: 'K', 8: 'DST' },
  ...{ 15: 'SUPERFLEX', 20: 'BN', 21: 'IR' },
};

/** By stat; what is not here is told by its number. */
export const STATS: Readonly<Record<string, ScoringKey>> = {
  ...{ 2: 'passingAttempts', 3: 'passingCompletions', 4: 'passingIncompletions', 5: 'passingYards' },
  ...{ 6: 'passingTouchdowns', 7: 'passingInterceptions', 8: 'passingQBSacks' },
  ...{ 13: 'rushingAttempts', 14: 'rushingYards', 15: 'rushingTouchdowns' },
  ...{ 20: 'receivingReceptions', 21: 'receivingYards', 22: 'receivingTouchdowns' },
  ...{ 27: 'kickReturnYards', 28: 'returnTouchdowns', 29: 'fumbleRecoveryTouchdowns' },
  ...{ 30: 'fumblesLost', 31: 'fumbles' },
  ...{ 33: 'specialKickerExtraPoint', 34: 'specialKickerExtraPointMissed' },
  ...{ 35: 'specialKickerFieldGoals0To19', 36: 'specialKickerFieldGoals20To29' },
  ...{ 37: 'specialKickerFieldGoals30To39', 38: 'specialKickerFieldGoals40To49' },
  ...{ 39: 'specialKickerFieldGoals50Plus', 40: 'specialKickerFieldGoalsMissed0To19' },
  ...{ 41: 'specialKickerFieldGoalsMissed20To29', 42: 'specialKickerFieldGoalsMissed30To39' },
  ...{ 43: 'specialKickerFieldGoalsMissed40To49', 44: 'specialKickerFieldGoalsMissed50Plus' },
  ...{ 45: 'dtSacks', 46: 'dtInterceptions', 47: 'dtFumbleRecoveries', 48: 'dtForcedFumbles', 49: 'dtSafeties' },
  ...{ 50: 'dtTouchdowns', 51: 'dtBlockedKicks', 53: 'dtSpecialTeamsTouchdowns' },
  ...{ 55: 'dtPointsAllowed0', 56: 'dtPointsAllowed6', 57: 'dtPointsAllowed13', 58: 'dtPointsAllowed20' },
  ...{ 59: 'dtPointsAllowed27', 60: 'dtPointsAllowed34', 61: 'dtPointsAllowed35Plus' },
};

/** A stat that is three of our settings: two points by throw, run and catch. */
export const TWO_POINTS = {
  stat: '32',
  keys: ['passingTwoPointConversions', 'rushingTwoPointConversions', 'receivingTwoPointConversions'],
} as const satisfies { readonly stat: string; readonly keys: readonly ScoringKey[] };
