/**
 * Every setting that a scoring system can hold, as data: how it is called on the wire and on screen, how an editor
 * steps it, and what it does.
 *
 * Whatever a setting does, it is so many points for each of so many **units**: a passing yard, a game of 300 of them, a
 * shutout. Points are then a plain sum of value times units, which is why any system can be scored, explained and
 * rescored by the same three loops. `units.ts` counts what happened, `expected-units.ts` what is to be expected.
 */
import type { Position } from '../vocabulary/positions.ts';
import type { StatKey } from './stat-keys.ts';

/** Groups of settings, in the order an editor shows them. */
export const SCORING_CATEGORIES = ['passing', 'rushing', 'receiving', 'defense', 'kicking', 'misc', 'idp'] as const;
export type ScoringCategory = (typeof SCORING_CATEGORIES)[number];

/**
 * What one unit is.
 *
 * - `per-unit`: each of the summed stats, less those of `less` (an incompletion is an attempt that was no completion).
 * - `threshold`: a game in which the summed stats reach `atLeast`. Thresholds stack: 410 passing yards earn the bonus
 *   of 300 and that of 400. A platform that pays only the higher one is entered by its difference.
 * - `bracket`: a game in which the stat lies from `from` to `to`, both included; none when the stat is unknown.
 * - `position-bonus`: each of the stat, for players of that position only.
 */
export type ScoringEffect =
  | { readonly kind: 'per-unit'; readonly stats: readonly StatKey[]; readonly less?: StatKey }
  | { readonly kind: 'threshold'; readonly stats: readonly StatKey[]; readonly atLeast: number }
  | { readonly kind: 'bracket'; readonly stat: BracketStat; readonly from: number; readonly to: number }
  | { readonly kind: 'position-bonus'; readonly stat: StatKey; readonly position: Position };

/** Stats that are scored by the range a game's figure falls in. */
export type BracketStat = 'defensePointsAllowed' | 'defenseYardsAllowed';

/**
 * One setting. `step` is what one press of an editor's + or − changes; a value lies in `min` to `max` and has at most
 * two decimals. Zero, which is inside every range, means that the league does not score it.
 */
export interface ScoringRule {
  readonly label: string;
  readonly category: ScoringCategory;
  readonly step: number;
  readonly min: number;
  readonly max: number;
  readonly effect: ScoringEffect;
}

/** The parts that a rule must give. The bounds are this product's own. */
type Entry = readonly [
  label: string,
  effect: ScoringEffect,
  options?: { readonly step?: number; readonly max?: number },
];

const each = (...stats: readonly StatKey[]): ScoringEffect => ({ kind: 'per-unit', stats });
const game = (atLeast: number, ...stats: readonly StatKey[]): ScoringEffect => ({ kind: 'threshold', stats, atLeast });
const points = (from: number, to: number): ScoringEffect => ({
  kind: 'bracket',
  stat: 'defensePointsAllowed',
  from,
  to,
});
const yards = (from: number, to: number): ScoringEffect => ({ kind: 'bracket', stat: 'defenseYardsAllowed', from, to });
const bonus = (position: Position, stat: StatKey): ScoringEffect => ({ kind: 'position-bonus', stat, position });
const MORE = Number.POSITIVE_INFINITY;
const PER_YARD = { max: 10 };
const PER_TENTH = { step: 0.1, max: 10 };

const PASSING = {
  passingAttempts: ['Attempts', each('passingAttempts')],
  passingCompletions: ['Completions', each('passingCompletions')],
  passingIncompletions: ['Incompletions', { kind: 'per-unit', stats: ['passingAttempts'], less: 'passingCompletions' }],
  passingYards: ['Yards', each('passingYards'), PER_TENTH],
  passingTouchdowns: ['Touchdowns', each('passingTouchdowns')],
  passingInterceptions: ['Interceptions', each('passingInterceptions')],
  passingQBSacks: ['Sacks taken', each('passingSacks')],
  passingYards300: ['300+ yard game', game(300, 'passingYards')],
  passingYards400: ['400+ yard game', game(400, 'passingYards')],
  passingTouchdowns40: ['40+ yard touchdowns', each('passingTouchdowns40')],
  passingTouchdowns50: ['50+ yard touchdowns', each('passingTouchdowns50')],
  passingTwoPointConversions: ['Two-point conversions', each('passingTwoPointConversions')],
  passingFirstDowns: ['First downs', each('passingFirstDowns')],
  passingPickSixes: ['Interceptions returned for a touchdown', each('passingPickSixes')],
} as const satisfies Record<string, Entry>;

const RUSHING = {
  rushingAttempts: ['Attempts', each('rushingAttempts')],
  rushingYards: ['Yards', each('rushingYards'), PER_TENTH],
  rushingTouchdowns: ['Touchdowns', each('rushingTouchdowns')],
  rushingTouchdowns40: ['40+ yard touchdowns', each('rushingTouchdowns40')],
  rushingTouchdowns50: ['50+ yard touchdowns', each('rushingTouchdowns50')],
  rushingYards100: ['100+ yard game', game(100, 'rushingYards')],
  rushingYards200: ['200+ yard game', game(200, 'rushingYards')],
  rushingTwoPointConversions: ['Two-point conversions', each('rushingTwoPointConversions')],
  rushingFirstDowns: ['First downs', each('rushingFirstDowns')],
} as const satisfies Record<string, Entry>;

const RECEIVING = {
  receivingTargets: ['Targets', each('receivingTargets')],
  receivingReceptions: ['Receptions', each('receivingReceptions'), PER_TENTH],
  receivingYards: ['Yards', each('receivingYards'), PER_TENTH],
  receivingTouchdowns: ['Touchdowns', each('receivingTouchdowns')],
  receivingTouchdowns40: ['40+ yard touchdowns', each('receivingTouchdowns40')],
  receivingTouchdowns50: ['50+ yard touchdowns', each('receivingTouchdowns50')],
  receivingYards100: ['100+ yard game', game(100, 'receivingYards')],
  receivingYards200: ['200+ yard game', game(200, 'receivingYards')],
  receivingTEReceptionsBonus: ['TE reception bonus', bonus('TE', 'receivingReceptions'), PER_TENTH],
  receivingRBReceptionsBonus: ['RB reception bonus', bonus('RB', 'receivingReceptions')],
  receivingWRReceptionsBonus: ['WR reception bonus', bonus('WR', 'receivingReceptions')],
  receivingTwoPointConversions: ['Two-point conversions', each('receivingTwoPointConversions')],
  receivingFirstDowns: ['First downs', each('receivingFirstDowns')],
} as const satisfies Record<string, Entry>;

const DEFENSE = {
  dtSacks: ['Sacks', each('defenseSacks')],
  dtInterceptions: ['Interceptions', each('defenseInterceptions')],
  dtFumbleRecoveries: ['Fumble recoveries', each('defenseFumbleRecoveries')],
  dtForcedFumbles: ['Forced fumbles', each('defenseForcedFumbles')],
  dtSafeties: ['Safeties', each('defenseSafeties')],
  dtTouchdowns: ['Defensive touchdowns', each('defenseTouchdowns')],
  dtSpecialTeamsTouchdowns: ['Special teams touchdowns', each('defenseSpecialTeamsTouchdowns')],
  dtSpecialTeamsForcedFumbles: ['Special teams forced fumbles', each('defenseSpecialTeamsForcedFumbles')],
  dtSpecialTeamsFumbleRecoveries: ['Special teams fumble recoveries', each('defenseSpecialTeamsFumbleRecoveries')],
  dtBlockedKicks: ['Blocked kicks', each('defenseBlockedKicks')],
  dtTwoPointReturns: ['Two-point returns', each('defenseTwoPointReturns')],
  dtTacklesForLoss: ['Tackles for loss', each('defenseTacklesForLoss')],
  dtPassesDefended: ['Passes defended', each('defensePassesDefended')],
  dtFourthDownStops: ['Fourth down stops', each('defenseFourthDownStops')],
  dtPointsAllowed0: ['0 points allowed', points(0, 0)],
  dtPointsAllowed6: ['1-6 points allowed', points(1, 6)],
  dtPointsAllowed13: ['7-13 points allowed', points(7, 13)],
  dtPointsAllowed20: ['14-20 points allowed', points(14, 20)],
  dtPointsAllowed27: ['21-27 points allowed', points(21, 27)],
  dtPointsAllowed34: ['28-34 points allowed', points(28, 34)],
  dtPointsAllowed35Plus: ['35+ points allowed', points(35, MORE)],
  // ESPN cuts the middle and the top elsewhere; a league uses its cuts or those above.
  dtPointsAllowed14To17: ['14-17 points allowed', points(14, 17)],
  dtPointsAllowed18To21: ['18-21 points allowed', points(18, 21)],
  dtPointsAllowed22To27: ['22-27 points allowed', points(22, 27)],
  dtPointsAllowed35To45: ['35-45 points allowed', points(35, 45)],
  dtPointsAllowed46Plus: ['46+ points allowed', points(46, MORE)],
  dtYardsAllowed0To99: ['0-99 yards allowed', yards(-MORE, 99)],
  dtYardsAllowed100To199: ['100-199 yards allowed', yards(100, 199)],
  dtYardsAllowed200To299: ['200-299 yards allowed', yards(200, 299)],
  dtYardsAllowed300To349: ['300-349 yards allowed', yards(300, 349)],
  dtYardsAllowed350To399: ['350-399 yards allowed', yards(350, 399)],
  dtYardsAllowed400To449: ['400-449 yards allowed', yards(400, 449)],
  dtYardsAllowed450To499: ['450-499 yards allowed', yards(450, 499)],
  dtYardsAllowed500To549: ['500-549 yards allowed', yards(500, 549)],
  dtYardsAllowed550Plus: ['550+ yards allowed', yards(550, MORE)],
} as const satisfies Record<string, Entry>;

const KICKING = {
  specialKickerFieldGoals0To19: ['Field goals 0-19', each('fieldGoals0To19')],
  specialKickerFieldGoals20To29: ['Field goals 20-29', each('fieldGoals20To29')],
  specialKickerFieldGoals30To39: ['Field goals 30-39', each('fieldGoals30To39')],
  specialKickerFieldGoals40To49: ['Field goals 40-49', each('fieldGoals40To49')],
  // The defaults, 5 for 50 yards and 1 for 60, only make sense when the second is added to the first.
  specialKickerFieldGoals50Plus: ['Field goals 50+', each('fieldGoals50To59', 'fieldGoals60Plus')],
  specialKickerFieldGoals60Plus: ['Field goals 60+, on top', each('fieldGoals60Plus')],
  specialKickerFieldGoalYards: ['Field goal yards', each('fieldGoalYards'), PER_YARD],
  specialKickerFieldGoalYardsOver30: ['Field goal yards over 30', each('fieldGoalYardsOver30'), PER_YARD],
  specialKickerFieldGoalsMissed0To19: ['Missed 0-19', each('fieldGoalsMissed0To19')],
  specialKickerFieldGoalsMissed20To29: ['Missed 20-29', each('fieldGoalsMissed20To29')],
  specialKickerFieldGoalsMissed30To39: ['Missed 30-39', each('fieldGoalsMissed30To39')],
  specialKickerFieldGoalsMissed40To49: ['Missed 40-49', each('fieldGoalsMissed40To49')],
  specialKickerFieldGoalsMissed50Plus: ['Missed 50+', each('fieldGoalsMissed50Plus')],
  specialKickerExtraPoint: ['Extra points', each('extraPoints')],
  specialKickerExtraPointMissed: ['Missed extra points', each('extraPointsMissed')],
} as const satisfies Record<string, Entry>;

const MISC = {
  fumbles: ['Fumbles', each('fumbles')],
  fumblesLost: ['Fumbles lost', each('fumblesLost')],
  fumbleRecoveryTouchdowns: ['Fumbles recovered for a touchdown', each('fumbleRecoveryTouchdowns')],
  returnTouchdowns: ['Return touchdowns', each('returnTouchdowns')],
  kickReturnYards: ['Kick return yards', each('kickReturnYards'), PER_YARD],
  puntReturnYards: ['Punt return yards', each('puntReturnYards'), PER_YARD],
  rushingReceivingYards100: ['100+ rushing and receiving yards', game(100, 'rushingYards', 'receivingYards')],
  rushingReceivingYards200: ['200+ rushing and receiving yards', game(200, 'rushingYards', 'receivingYards')],
  specialTeamsForcedFumbles: ['Special teams forced fumbles', each('specialTeamsForcedFumbles')],
  specialTeamsFumbleRecoveries: ['Special teams fumble recoveries', each('specialTeamsFumbleRecoveries')],
} as const satisfies Record<string, Entry>;

const IDP = {
  idpSoloTackles: ['Solo tackles', each('idpSoloTackles')],
  idpAssistedTackles: ['Assisted tackles', each('idpAssistedTackles')],
  idpTacklesForLoss: ['Tackles for loss', each('idpTacklesForLoss')],
  idpSacks: ['Sacks', each('idpSacks')],
  idpSackYards: ['Sack yards', each('idpSackYards'), PER_YARD],
  idpQuarterbackHits: ['Quarterback hits', each('idpQuarterbackHits')],
  idpInterceptions: ['Interceptions', each('idpInterceptions')],
  idpInterceptionYards: ['Interception return yards', each('idpInterceptionYards'), PER_YARD],
  idpPassesDefended: ['Passes defended', each('idpPassesDefended')],
  idpForcedFumble: ['Forced fumbles', each('idpForcedFumbles')],
  idpFumbleRecoveries: ['Fumble recoveries', each('idpFumbleRecoveries')],
  idpTouchdowns: ['Touchdowns', each('idpTouchdowns')],
  idpSafeties: ['Safeties', each('idpSafeties')],
  idpBlockedKicks: ['Blocked kicks', each('idpBlockedKicks')],
} as const satisfies Record<string, Entry>;

const ENTRIES = { ...PASSING, ...RUSHING, ...RECEIVING, ...DEFENSE, ...KICKING, ...MISC, ...IDP };

/** The wire name of a setting. */
export type ScoringKey = keyof typeof ENTRIES;

/** Every setting, by category and in the order an editor lists them. */
// The cast restores what Object.keys forgets: the object above is closed.
export const SCORING_KEYS = Object.keys(ENTRIES) as readonly ScoringKey[];

const categoryOf = (key: ScoringKey): ScoringCategory => {
  if (key in PASSING) return 'passing';
  if (key in RUSHING) return 'rushing';
  if (key in RECEIVING) return 'receiving';
  if (key in DEFENSE) return 'defense';
  if (key in KICKING) return 'kicking';
  return key in MISC ? 'misc' : 'idp';
};

const toRule = (key: ScoringKey): ScoringRule => {
  const [label, effect, options]: Entry = ENTRIES[key];
  const max = options?.max ?? 50;
  return { label, category: categoryOf(key), step: options?.step ?? 1, min: -max, max, effect };
};

/**
 * What each setting is.
 * @source docs/sources.md "Scoring settings"
 */
// The cast: fromEntries types its keys as any string, and these are all of them.
export const SCORING_RULES = Object.fromEntries(SCORING_KEYS.map((key) => [key, toRule(key)])) as Readonly<
  Record<ScoringKey, ScoringRule>
>;

/** Whether a text names a setting. */
export const isScoringKey = (text: string): text is ScoringKey => Object.hasOwn(SCORING_RULES, text);
