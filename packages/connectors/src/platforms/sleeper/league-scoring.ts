/** Scoring rules of a Sleeper league in our settings. */
import { SCORING_RULES, type ScoringKey } from '@pylon/engine/scoring/scoring-keys';
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { UnmappedRule } from '../../outside-league.ts';
import { boundedText } from '../../outside-text.ts';

/** Ours by theirs, with what each point of theirs is worth in ours. */
type Mapped = Readonly<Partial<Record<ScoringKey, number>>>;

const same = <K extends ScoringKey>(key: K): Mapped => ({ [key]: 1 });
const OF_ANY_LENGTH: Mapped = {
  specialKickerFieldGoals0To19: 1,
  specialKickerFieldGoals20To29: 1,
  specialKickerFieldGoals30To39: 1,
  specialKickerFieldGoals40To49: 1,
  specialKickerFieldGoals50Plus: 1,
};
const MISSED_FROM_ANYWHERE: Mapped = {
  specialKickerFieldGoalsMissed0To19: 1,
  specialKickerFieldGoalsMissed20To29: 1,
  specialKickerFieldGoalsMissed30To39: 1,
  specialKickerFieldGoalsMissed40To49: 1,
  specialKickerFieldGoalsMissed50Plus: 1,
};
/**
 * Sleeper pays one bonus of a pair, for 300 to 399 yards or for 400; ours add up. The lower one is therefore taken off
 * the higher.
 */
const below = (lower: ScoringKey, higher: ScoringKey): Mapped => ({ [lower]: 1, [higher]: -1 });

/** @source docs/sources.md "Sleeper" */
const RULES: Readonly<Record<string, Mapped>> = {
  pass_att: same('passingAttempts'),
  pass_cmp: same('passingCompletions'),
  pass_inc: same('passingIncompletions'),
  pass_yd: same('passingYards'),
  pass_td: same('passingTouchdowns'),
  pass_int: same('passingInterceptions'),
  pass_int_td: same('passingPickSixes'),
  pass_2pt: same('passingTwoPointConversions'),
  pass_sack: same('passingQBSacks'),
  pass_fd: same('passingFirstDowns'),
  pass_td_40p: same('passingTouchdowns40'),
  pass_td_50p: same('passingTouchdowns50'),
  bonus_pass_yd_300: below('passingYards300', 'passingYards400'),
  bonus_pass_yd_400: same('passingYards400'),
  rush_att: same('rushingAttempts'),
  rush_yd: same('rushingYards'),
  rush_td: same('rushingTouchdowns'),
  rush_2pt: same('rushingTwoPointConversions'),
  rush_fd: same('rushingFirstDowns'),
  rush_td_40p: same('rushingTouchdowns40'),
  rush_td_50p: same('rushingTouchdowns50'),
  bonus_rush_yd_100: below('rushingYards100', 'rushingYards200'),
  bonus_rush_yd_200: same('rushingYards200'),
  rec_tgt: same('receivingTargets'),
  rec: same('receivingReceptions'),
  rec_yd: same('receivingYards'),
  rec_td: same('receivingTouchdowns'),
  rec_2pt: same('receivingTwoPointConversions'),
  rec_fd: same('receivingFirstDowns'),
  rec_td_40p: same('receivingTouchdowns40'),
  rec_td_50p: same('receivingTouchdowns50'),
  bonus_rec_te: same('receivingTEReceptionsBonus'),
  bonus_rec_rb: same('receivingRBReceptionsBonus'),
  bonus_rec_wr: same('receivingWRReceptionsBonus'),
  bonus_rec_yd_100: below('receivingYards100', 'receivingYards200'),
  bonus_rec_yd_200: same('receivingYards200'),
  bonus_rush_rec_yd_100: below('rushingReceivingYards100', 'rushingReceivingYards200'),
  bonus_rush_rec_yd_200: same('rushingReceivingYards200'),
  fum: same('fumbles'),
  fum_lost: same('fumblesLost'),
  fum_rec_td: same('fumbleRecoveryTouchdowns'),
  kr_yd: same('kickReturnYards'),
  pr_yd: same('puntReturnYards'),
  st_td: same('returnTouchdowns'),
  st_ff: same('specialTeamsForcedFumbles'),
  st_fum_rec: same('specialTeamsFumbleRecoveries'),
  fgm: OF_ANY_LENGTH,
  fgm_0_19: same('specialKickerFieldGoals0To19'),
  fgm_20_29: same('specialKickerFieldGoals20To29'),
  fgm_30_39: same('specialKickerFieldGoals30To39'),
  fgm_40_49: same('specialKickerFieldGoals40To49'),
  fgm_50p: same('specialKickerFieldGoals50Plus'),
  // Ours for 60 yards comes on top of that for 50, which a rule for 50 to 59 does not give.
  fgm_50_59: { specialKickerFieldGoals50Plus: 1, specialKickerFieldGoals60Plus: -1 },
  fgm_60p: same('specialKickerFieldGoals60Plus'),
  fgm_yds: same('specialKickerFieldGoalYards'),
  fgm_yds_over_30: same('specialKickerFieldGoalYardsOver30'),
  fgmiss: MISSED_FROM_ANYWHERE,
  fgmiss_0_19: same('specialKickerFieldGoalsMissed0To19'),
  fgmiss_20_29: same('specialKickerFieldGoalsMissed20To29'),
  fgmiss_30_39: same('specialKickerFieldGoalsMissed30To39'),
  fgmiss_40_49: same('specialKickerFieldGoalsMissed40To49'),
  fgmiss_50p: same('specialKickerFieldGoalsMissed50Plus'),
  xpm: same('specialKickerExtraPoint'),
  xpmiss: same('specialKickerExtraPointMissed'),
  sack: same('dtSacks'),
  int: same('dtInterceptions'),
  fum_rec: same('dtFumbleRecoveries'),
  ff: same('dtForcedFumbles'),
  safe: same('dtSafeties'),
  def_td: same('dtTouchdowns'),
  def_st_td: same('dtSpecialTeamsTouchdowns'),
  def_st_ff: same('dtSpecialTeamsForcedFumbles'),
  def_st_fum_rec: same('dtSpecialTeamsFumbleRecoveries'),
  blk_kick: same('dtBlockedKicks'),
  def_2pt: same('dtTwoPointReturns'),
  def_pass_def: same('dtPassesDefended'),
  tkl_loss: same('dtTacklesForLoss'),
  def_4_and_stop: same('dtFourthDownStops'),
  pts_allow_0: same('dtPointsAllowed0'),
  pts_allow_1_6: same('dtPointsAllowed6'),
  pts_allow_7_13: same('dtPointsAllowed13'),
  pts_allow_14_20: same('dtPointsAllowed20'),
  pts_allow_21_27: same('dtPointsAllowed27'),
  pts_allow_28_34: same('dtPointsAllowed34'),
  pts_allow_35p: same('dtPointsAllowed35Plus'),
  yds_allow_0_100: same('dtYardsAllowed0To99'),
  yds_allow_100_199: same('dtYardsAllowed100To199'),
  yds_allow_200_299: same('dtYardsAllowed200To299'),
  yds_allow_300_349: same('dtYardsAllowed300To349'),
  yds_allow_350_399: same('dtYardsAllowed350To399'),
  yds_allow_400_449: same('dtYardsAllowed400To449'),
  yds_allow_450_499: same('dtYardsAllowed450To499'),
  yds_allow_500_549: same('dtYardsAllowed500To549'),
  yds_allow_550p: same('dtYardsAllowed550Plus'),
  idp_tkl: { idpSoloTackles: 1, idpAssistedTackles: 1 },
  idp_tkl_solo: same('idpSoloTackles'),
  idp_tkl_ast: same('idpAssistedTackles'),
  idp_tkl_loss: same('idpTacklesForLoss'),
  idp_sack: same('idpSacks'),
  idp_sack_yd: same('idpSackYards'),
  idp_qb_hit: same('idpQuarterbackHits'),
  idp_int: same('idpInterceptions'),
  idp_int_ret_yd: same('idpInterceptionYards'),
  idp_pass_def: same('idpPassesDefended'),
  idp_ff: same('idpForcedFumble'),
  idp_fum_rec: same('idpFumbleRecoveries'),
  idp_def_td: same('idpTouchdowns'),
  idp_safe: same('idpSafeties'),
  idp_blk_kick: same('idpBlockedKicks'),
};

/** Parts of a rule's name in words, for the rules that we have no setting for. */
const WORDS: Readonly<Record<string, string>> = {
  ...{ pass: 'passing', rush: 'rushing', rec: 'receiving', cmp: 'completions', att: 'attempts', yd: 'yards' },
  ...{ yds: 'yards', td: 'touchdowns', fd: 'first downs', fum: 'fumbles', ff: 'forced fumbles', ret: 'return' },
  ...{ def: 'defense', st: 'special teams', kr: 'kick return', pr: 'punt return', idp: 'individual defender' },
  ...{ tkl: 'tackles', pts: 'points', allow: 'allowed', int: 'interceptions', blk: 'blocked', fg: 'field goal' },
  ...{ qb: 'QB', rb: 'RB', wr: 'WR', te: 'TE', ast: 'assisted', qb_hit: 'quarterback hits' },
};

/**
 * A league's rules as ours, in points to four decimals: Sleeper writes a twenty-fifth as 0.03999999910593033.
 *
 * @param theirs points by Sleeper's name; what is worth nothing is no rule
 */
export function toScoring(theirs: Readonly<Record<string, number>>): {
  readonly scoring: ScoringSettings;
  readonly unmapped: readonly UnmappedRule[];
} {
  const scoring: Partial<Record<ScoringKey, number>> = {};
  const unmapped: UnmappedRule[] = [];
  for (const [code, told] of Object.entries(theirs)) {
    const value = fourDecimals(told);
    const mapped = Object.hasOwn(RULES, code) ? RULES[code] : undefined;
    // Object.entries forgets the closed set of keys.
    const parts = Object.entries(mapped ?? {}) as [ScoringKey, number][];
    if (value === 0) continue;
    if (parts.length === 0 || parts.some(([key]) => Math.abs(value) > SCORING_RULES[key].max))
      unmapped.push({ what: 'scoring', code: boundedText(code), label: `${labelOf(boundedText(code))}: ${value}` });
    else for (const [key, sign] of parts) scoring[key] = fourDecimals((scoring[key] ?? 0) + sign * value);
  }
  return { scoring, unmapped };
}

const fourDecimals = (value: number): number => Math.round(value * 1e4) / 1e4 + 0;

/** @example labelOf('bonus_pass_cmp_25') // → 'Bonus passing completions 25' */
function labelOf(code: string): string {
  const words = code
    .split('_')
    .map((part) => (Object.hasOwn(WORDS, part) ? WORDS[part] : part.replace(/^(\d+)p$/, '$1+')))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
