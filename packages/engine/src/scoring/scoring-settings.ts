/** What a scoring system is worth by setting, and the systems that everybody has. */
import { DEFAULT_LEAGUE, type LeagueShape } from '../vocabulary/league.ts';
import { SCORING_RULES, type ScoringKey } from './scoring-keys.ts';

/** Points per unit by setting; absent is zero. */
export type ScoringSettings = Readonly<Partial<Record<ScoringKey, number>>>;

/**
 * Where a NEW custom system starts: the specification's list, literally. It is odd on purpose (every points-allowed range is
 * worth 6, extra points nothing, sacks only to individual defenders), so it is the editor's blank sheet and never what a
 * base system scores.
 * @source research features §9 "Default scoring settings"
 */
export const DEFAULT_SCORING: ScoringSettings = {
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

/** A system that everybody has. */
export interface BaseScoringSystem {
  /** Its number in the list of systems. */
  readonly id: 1 | 2 | 3 | 4 | 5;
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
}

const HALF_PPR_SCORING: ScoringSettings = { ...STANDARD_SCORING, receivingReceptions: 0.5 };
const PPR_SCORING: ScoringSettings = { ...STANDARD_SCORING, receivingReceptions: 1 };

/** One superflex place instead of the third receiver's, which keeps sixteen rounds. */
const SUPERFLEX_LEAGUE: LeagueShape = {
  ...DEFAULT_LEAGUE,
  slots: { ...DEFAULT_LEAGUE.slots, WR: 2, SUPERFLEX: 1 },
};

/**
 * The five base systems, in list order; only the first is free.
 * Superflex is half a point per reception in a league with a superflex place; TE Premium is full PPR with half a point more for tight ends.
 * @source research features "Scoring-system list"
 */
export const BASE_SCORING_SYSTEMS: readonly BaseScoringSystem[] = [
  { id: 1, name: '0.5 PPR', settings: HALF_PPR_SCORING, league: DEFAULT_LEAGUE },
  { id: 2, name: 'PPR', settings: PPR_SCORING, league: DEFAULT_LEAGUE },
  { id: 3, name: 'Standard', settings: STANDARD_SCORING, league: DEFAULT_LEAGUE },
  { id: 4, name: 'Superflex', settings: HALF_PPR_SCORING, league: SUPERFLEX_LEAGUE },
  {
    id: 5,
    name: 'TE Premium',
    settings: { ...PPR_SCORING, receivingTEReceptionsBonus: 0.5 },
    league: DEFAULT_LEAGUE,
  },
];

/**
 * A value as a setting keeps it: two decimals.
 *
 * @returns the value to store, or why there is none: outside the setting's bounds, or no number
 * @example settingValue('passingYards', 0.0416) // → { ok: true, value: 0.04 }
 */
export function settingValue(
  key: ScoringKey,
  value: number,
): { readonly ok: true; readonly value: number } | { readonly ok: false; readonly reason: 'out-of-bounds' } {
  const { min, max } = SCORING_RULES[key];
  if (!(value >= min && value <= max)) return { ok: false, reason: 'out-of-bounds' };
  return { ok: true, value: Math.round(value * 100) / 100 + 0 };
}
