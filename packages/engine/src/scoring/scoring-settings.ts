/** The values of a scoring system, where a new one starts, and the usual values. */
import type { ScoringKey } from './scoring-keys.ts';

/** Points per unit by setting; absent is zero. */
export type ScoringSettings = Readonly<Partial<Record<ScoringKey, number>>>;

/**
 * Where a NEW custom system starts: the specification's list, literally. It is odd on purpose (every points-allowed
 * range is worth 6, extra points nothing, sacks only to individual defenders), so it is the editor's blank sheet and
 * never what a base system scores.
 * @source docs/sources.md "Default scoring"
 */
export const DEFAULT_SCORING_SETTINGS: ScoringSettings = {
  passingYards: 0.04,
  passingTouchdowns: 4,
  passingInterceptions: -1,
  rushingYards: 0.1,
  rushingTouchdowns: 6,
  receivingReceptions: 0.5,
  receivingYards: 0.1,
  receivingTouchdowns: 6,
  receivingTEReceptionsBonus: 0.5,
  specialKickerFieldGoals0To19: 3,
  specialKickerFieldGoals20To29: 3,
  specialKickerFieldGoals30To39: 3,
  specialKickerFieldGoals40To49: 4,
  specialKickerFieldGoals50Plus: 5,
  specialKickerFieldGoals60Plus: 1,
  idpSacks: 1,
  idpTouchdowns: 6,
  idpForcedFumble: 2,
  dtTouchdowns: 6,
  dtInterceptions: 2,
  dtPointsAllowed0: 6,
  dtPointsAllowed6: 6,
  dtPointsAllowed13: 6,
  dtPointsAllowed20: 6,
  dtPointsAllowed27: 6,
  dtPointsAllowed34: 6,
  dtPointsAllowed35Plus: 6,
};

/** What a fantasy manager expects of 'Standard': the platforms' usual values, without points for receptions. */
export const STANDARD_SCORING: ScoringSettings = {
  passingYards: 0.04,
  passingTouchdowns: 4,
  passingInterceptions: -1,
  passingTwoPointConversions: 2,
  rushingYards: 0.1,
  rushingTouchdowns: 6,
  rushingTwoPointConversions: 2,
  receivingYards: 0.1,
  receivingTouchdowns: 6,
  receivingTwoPointConversions: 2,
  fumblesLost: -2,
  fumbleRecoveryTouchdowns: 6,
  returnTouchdowns: 6,
  specialKickerFieldGoals0To19: 3,
  specialKickerFieldGoals20To29: 3,
  specialKickerFieldGoals30To39: 3,
  specialKickerFieldGoals40To49: 4,
  specialKickerFieldGoals50Plus: 5,
  specialKickerExtraPoint: 1,
  specialKickerExtraPointMissed: -1,
  specialKickerFieldGoalsMissed0To19: -1,
  specialKickerFieldGoalsMissed20To29: -1,
  specialKickerFieldGoalsMissed30To39: -1,
  specialKickerFieldGoalsMissed40To49: -1,
  specialKickerFieldGoalsMissed50Plus: -1,
  dtSacks: 1,
  dtInterceptions: 2,
  dtFumbleRecoveries: 2,
  dtSafeties: 2,
  dtTouchdowns: 6,
  dtSpecialTeamsTouchdowns: 6,
  dtBlockedKicks: 2,
  dtTwoPointReturns: 2,
  dtPointsAllowed0: 10,
  dtPointsAllowed6: 7,
  dtPointsAllowed13: 4,
  dtPointsAllowed20: 1,
  dtPointsAllowed34: -1,
  dtPointsAllowed35Plus: -4,
};
