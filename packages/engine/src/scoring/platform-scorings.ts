/**
 * What the outside platforms and contests score when nobody changes anything.
 *
 * Each is written as what it does differently from {@link STANDARD_SCORING}, which is how managers think of them. What
 * is known of each, and how well, stands in docs/features/scoring-systems.md: most publish their values, a few do not.
 * @source docs/features/scoring-systems.md, which lists the platforms' help pages
 */
import { type ScoringSettings, STANDARD_SCORING } from './scoring-settings.ts';

/** Missed kicks cost nothing. */
const NO_MISSES: ScoringSettings = {
  specialKickerExtraPointMissed: 0,
  specialKickerFieldGoalsMissed0To19: 0,
  specialKickerFieldGoalsMissed20To29: 0,
  specialKickerFieldGoalsMissed30To39: 0,
  specialKickerFieldGoalsMissed40To49: 0,
  specialKickerFieldGoalsMissed50Plus: 0,
};

/** Contests without kickers and defences: what those would earn is left out. */
const SKILL_ONLY: ScoringSettings = Object.fromEntries(
  Object.entries(STANDARD_SCORING).filter(([key]) => !key.startsWith('specialKicker') && !key.startsWith('dt')),
);

/** Points allowed as ESPN cuts them: shutouts are worth less, and bad days cost more. */
const ESPN_BRACKETS: ScoringSettings = {
  dtPointsAllowed0: 5,
  dtPointsAllowed6: 4,
  dtPointsAllowed13: 3,
  dtPointsAllowed20: 0,
  dtPointsAllowed14To17: 1,
  dtPointsAllowed34: -1,
  dtPointsAllowed35Plus: 0,
  dtPointsAllowed35To45: -3,
  dtPointsAllowed46Plus: -5,
  dtYardsAllowed0To99: 5,
  dtYardsAllowed100To199: 3,
  dtYardsAllowed200To299: 2,
  dtYardsAllowed350To399: -1,
  dtYardsAllowed400To449: -3,
  dtYardsAllowed450To499: -5,
  dtYardsAllowed500To549: -6,
  dtYardsAllowed550Plus: -7,
};

export const ESPN_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  ...ESPN_BRACKETS,
  receivingReceptions: 1,
  passingInterceptions: -2,
  specialKickerExtraPointMissed: 0,
};

export const YAHOO_SCORING: ScoringSettings = { ...STANDARD_SCORING, ...NO_MISSES, receivingReceptions: 0.5 };

/** Sleeper also pays defences, and special teams of either kind, for forcing fumbles. */
export const SLEEPER_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  receivingReceptions: 0.5,
  dtForcedFumbles: 1,
  dtSpecialTeamsForcedFumbles: 1,
  dtSpecialTeamsFumbleRecoveries: 1,
  specialTeamsForcedFumbles: 1,
  specialTeamsFumbleRecoveries: 1,
  dtTwoPointReturns: 0,
};

/** Six points for every touchdown, passes too. */
export const CBS_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  ...NO_MISSES,
  receivingReceptions: 1,
  passingTouchdowns: 6,
  passingInterceptions: -2,
};

export const NFL_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  ...NO_MISSES,
  receivingReceptions: 1,
  passingInterceptions: -2,
  specialKickerFieldGoals40To49: 3,
  dtBlockedKicks: 0,
  dtTwoPointReturns: 0,
};

/** MyFantasyLeague has every commissioner write their own; this is what most begin with. */
export const MFL_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  ...NO_MISSES,
  receivingReceptions: 1,
  passingInterceptions: -2,
};

/** A kick is worth three points and a tenth for every yard beyond thirty. */
const KICKS_BY_THE_YARD: ScoringSettings = {
  specialKickerFieldGoals40To49: 3,
  specialKickerFieldGoals50Plus: 3,
  specialKickerFieldGoalYardsOver30: 0.1,
};

export const RTSPORTS_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  ...NO_MISSES,
  ...KICKS_BY_THE_YARD,
  receivingReceptions: 1,
  passingYards: 0.05,
  fumblesLost: 0,
};

/** Half a point more for a tight end's catch. */
export const FFPC_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  ...NO_MISSES,
  ...KICKS_BY_THE_YARD,
  receivingReceptions: 1,
  receivingTEReceptionsBonus: 0.5,
  passingYards: 0.05,
  fumblesLost: 0,
};

export const GUILLOTINE_SCORING: ScoringSettings = {
  ...SKILL_ONLY,
  receivingReceptions: 1,
  passingInterceptions: 0,
  fumblesLost: 0,
};

export const UNDERDOG_SCORING: ScoringSettings = { ...SKILL_ONLY, receivingReceptions: 0.5 };

/** Bonuses for big games, as in the daily contests of the same house. */
export const DRAFTKINGS_SCORING: ScoringSettings = {
  ...SKILL_ONLY,
  receivingReceptions: 1,
  fumblesLost: -1,
  passingYards300: 3,
  rushingYards100: 3,
  receivingYards100: 3,
};

/**
 * What most dynasty leagues with two quarterbacks play: full points for receptions and half a point more for tight
 * ends.
 */
export const SUPERFLEX_DYNASTY_SCORING: ScoringSettings = {
  ...STANDARD_SCORING,
  receivingReceptions: 1,
  receivingTEReceptionsBonus: 0.5,
};
