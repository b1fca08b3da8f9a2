// Sleeper's names of what happens on the field, in ours.
import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { JsonObject } from '../reading/json.ts';

type Keys = Readonly<Record<string, StatKey>>;

const OFFENSE: Keys = {
  pass_att: 'passingAttempts',
  pass_cmp: 'passingCompletions',
  pass_yd: 'passingYards',
  pass_td: 'passingTouchdowns',
  pass_int: 'passingInterceptions',
  pass_sack: 'passingSacks',
  pass_fd: 'passingFirstDowns',
  pass_2pt: 'passingTwoPointConversions',
  pass_td_40p: 'passingTouchdowns40',
  pass_td_50p: 'passingTouchdowns50',
  pass_int_td: 'passingPickSixes',
  rush_att: 'rushingAttempts',
  rush_yd: 'rushingYards',
  rush_td: 'rushingTouchdowns',
  rush_fd: 'rushingFirstDowns',
  rush_2pt: 'rushingTwoPointConversions',
  rush_td_40p: 'rushingTouchdowns40',
  rush_td_50p: 'rushingTouchdowns50',
  rec_tgt: 'receivingTargets',
  rec: 'receivingReceptions',
  rec_yd: 'receivingYards',
  rec_td: 'receivingTouchdowns',
  rec_fd: 'receivingFirstDowns',
  rec_2pt: 'receivingTwoPointConversions',
  rec_td_40p: 'receivingTouchdowns40',
  rec_td_50p: 'receivingTouchdowns50',
  fum: 'fumbles',
  fum_lost: 'fumblesLost',
  fum_rec_td: 'fumbleRecoveryTouchdowns',
  kr_yd: 'kickReturnYards',
  pr_yd: 'puntReturnYards',
  st_td: 'returnTouchdowns',
};

const KICKING: Keys = {
  fgm_0_19: 'fieldGoals0To19',
  fgm_20_29: 'fieldGoals20To29',
  fgm_30_39: 'fieldGoals30To39',
  fgm_40_49: 'fieldGoals40To49',
  fgm_50_59: 'fieldGoals50To59',
  fgm_60p: 'fieldGoals60Plus',
  fgmiss_0_19: 'fieldGoalsMissed0To19',
  fgmiss_20_29: 'fieldGoalsMissed20To29',
  fgmiss_30_39: 'fieldGoalsMissed30To39',
  fgmiss_40_49: 'fieldGoalsMissed40To49',
  fgmiss_50p: 'fieldGoalsMissed50Plus',
  fgm_yds: 'fieldGoalYards',
  fgm_yds_over_30: 'fieldGoalYardsOver30',
  xpm: 'extraPoints',
  xpmiss: 'extraPointsMissed',
};

const SINGLE_DEFENDER: Keys = {
  idp_tkl_solo: 'idpSoloTackles',
  idp_tkl_ast: 'idpAssistedTackles',
  idp_tkl_loss: 'idpTacklesForLoss',
  idp_sack: 'idpSacks',
  idp_sack_yd: 'idpSackYards',
  idp_qb_hit: 'idpQuarterbackHits',
  idp_int: 'idpInterceptions',
  idp_int_ret_yd: 'idpInterceptionYards',
  idp_pass_def: 'idpPassesDefended',
  idp_ff: 'idpForcedFumbles',
  idp_fum_rec: 'idpFumbleRecoveries',
  idp_def_td: 'idpTouchdowns',
  idp_safe: 'idpSafeties',
  idp_blk_kick: 'idpBlockedKicks',
};

/** Two of Sleeper's may lead to one of ours: they are added, since defence and special teams are one unit here. */
const TEAM_DEFENSE: Keys = {
  sack: 'defenseSacks',
  int: 'defenseInterceptions',
  fum_rec: 'defenseFumbleRecoveries',
  def_st_fum_rec: 'defenseFumbleRecoveries',
  ff: 'defenseForcedFumbles',
  def_st_ff: 'defenseForcedFumbles',
  safe: 'defenseSafeties',
  def_td: 'defenseTouchdowns',
  def_st_td: 'defenseSpecialTeamsTouchdowns',
  blk_kick: 'defenseBlockedKicks',
  def_2pt: 'defenseTwoPointReturns',
  tkl_loss: 'defenseTacklesForLoss',
  def_pass_def: 'defensePassesDefended',
  def_4_and_stop: 'defenseFourthDownStops',
  pts_allow: 'defensePointsAllowed',
  yds_allow: 'defenseYardsAllowed',
};

/** Sleeper's projections of a team's return touchdowns go by another name than its box scores. */
const TEAM_PROJECTION: Keys = { ...TEAM_DEFENSE, st_td: 'defenseSpecialTeamsTouchdowns' };
const ATHLETE: Keys = { ...OFFENSE, ...KICKING, ...SINGLE_DEFENDER };

const translated = (keys: Keys, source: JsonObject): StatLine => {
  const line: Partial<Record<StatKey, number>> = {};
  for (const [theirs, ours] of Object.entries(keys)) {
    const amount = source[theirs];
    if (typeof amount === 'number' && amount !== 0) line[ours] = (line[ours] ?? 0) + amount;
  }
  return line;
};

/** First downs as the league counts them: Sleeper leaves those out on which a touchdown was scored. */
const withTouchdownFirstDowns = (line: StatLine): StatLine => ({
  ...line,
  ...addTouchdowns(line, 'passingFirstDowns', 'passingTouchdowns'),
  ...addTouchdowns(line, 'rushingFirstDowns', 'rushingTouchdowns'),
  ...addTouchdowns(line, 'receivingFirstDowns', 'receivingTouchdowns'),
});
function addTouchdowns(line: StatLine, firstDowns: StatKey, touchdowns: StatKey): StatLine {
  const sum = (line[firstDowns] ?? 0) + (line[touchdowns] ?? 0);
  return sum === 0 ? {} : { [firstDowns]: sum };
}

/** Field goals from 50 on, which weeks before 2025 and projections tell as one number with those from 60 in it. */
function longFieldGoals({ fieldGoals50To59, fieldGoals60Plus = 0 }: StatLine, source: JsonObject): StatLine {
  const long = source['fgm_50p'];
  if (fieldGoals50To59 !== undefined || typeof long !== 'number' || long <= fieldGoals60Plus) return {};
  return { fieldGoals50To59: long - fieldGoals60Plus };
}

/** An athlete's box score. */
export function athleteLine(source: JsonObject): StatLine {
  const line = translated(ATHLETE, source);
  return withTouchdownFirstDowns({ ...line, ...longFieldGoals(line, source) });
}

/**
 * An athlete's projection. First downs are left out: the source expects more of them than completions and receptions.
 * `pass_int_td` also stands by defenders, for theirs.
 */
export function athleteProjection(source: JsonObject): StatLine {
  const {
    passingFirstDowns: _passing,
    rushingFirstDowns: _rushing,
    receivingFirstDowns: _receiving,
    passingPickSixes,
    ...line
  } = translated(ATHLETE, source);
  const pickSixes = line.passingAttempts !== undefined && passingPickSixes !== undefined ? { passingPickSixes } : {};
  return { ...line, ...pickSixes, ...longFieldGoals(line, source) };
}

/** A team defence's box score; points and yards allowed are always named, 0 included. */
export function teamLine(source: JsonObject): StatLine {
  const line = translated(TEAM_DEFENSE, source);
  return {
    ...line,
    defensePointsAllowed: line.defensePointsAllowed ?? 0,
    defenseYardsAllowed: line.defenseYardsAllowed ?? 0,
  };
}

/** A team defence's projection. */
export const teamProjection = (source: JsonObject): StatLine => translated(TEAM_PROJECTION, source);
