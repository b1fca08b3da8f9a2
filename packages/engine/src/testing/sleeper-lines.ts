// Sleeper's weekly stats as our stat lines: for tests that hold our points against Sleeper's own.
import type { StatKey, StatLine } from '../scoring/stat-keys.ts';
import { isPosition, type Position } from '../vocabulary/positions.ts';
import { readShared } from './shared-data.ts';

/** Sleeper's name → ours, where the amounts mean the same. */
export const SLEEPER_STATS: Readonly<Record<string, StatKey>> = {
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
  st_ff: 'specialTeamsForcedFumbles',
  st_fum_rec: 'specialTeamsFumbleRecoveries',
  fgm_0_19: 'fieldGoals0To19',
  fgm_20_29: 'fieldGoals20To29',
  fgm_30_39: 'fieldGoals30To39',
  fgm_40_49: 'fieldGoals40To49',
  fgm_60p: 'fieldGoals60Plus',
  fgm_yds: 'fieldGoalYards',
  fgm_yds_over_30: 'fieldGoalYardsOver30',
  fgmiss_0_19: 'fieldGoalsMissed0To19',
  fgmiss_20_29: 'fieldGoalsMissed20To29',
  fgmiss_30_39: 'fieldGoalsMissed30To39',
  fgmiss_40_49: 'fieldGoalsMissed40To49',
  fgmiss_50p: 'fieldGoalsMissed50Plus',
  xpm: 'extraPoints',
  xpmiss: 'extraPointsMissed',
  sack: 'defenseSacks',
  int: 'defenseInterceptions',
  fum_rec: 'defenseFumbleRecoveries',
  ff: 'defenseForcedFumbles',
  safe: 'defenseSafeties',
  def_td: 'defenseTouchdowns',
  def_st_td: 'defenseSpecialTeamsTouchdowns',
  def_st_ff: 'defenseSpecialTeamsForcedFumbles',
  def_st_fum_rec: 'defenseSpecialTeamsFumbleRecoveries',
  blk_kick: 'defenseBlockedKicks',
  def_2pt: 'defenseTwoPointReturns',
  def_4_and_stop: 'defenseFourthDownStops',
  pts_allow: 'defensePointsAllowed',
  yds_allow: 'defenseYardsAllowed',
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

/** One stat object of Sleeper's. */
export type SleeperStats = Readonly<Record<string, number>>;

/** What a stat object says, in our words. */
export function sleeperLine(stats: SleeperStats): StatLine {
  const line: Partial<Record<StatKey, number>> = {};
  for (const [name, amount] of Object.entries(stats)) {
    const key = SLEEPER_STATS[name];
    if (key !== undefined) line[key] = amount;
  }
  // A made kick of 60 counts in fgm_50p and in fgm_60p; older weeks have no fgm_50_59.
  if (stats['fgm_50p'] !== undefined) line.fieldGoals50To59 = stats['fgm_50p'] - (stats['fgm_60p'] ?? 0);
  // Sleeper leaves zeros out, so a shutout shows only as the bracket it falls in.
  if (stats['pts_allow_0'] !== undefined) line.defensePointsAllowed = 0;
  return line;
}

/** A player's line of a week beside Sleeper's own points. */
export interface SleeperGame {
  readonly season: number;
  readonly week: number;
  readonly playerId: string;
  /** Sleeper's position today; null for individual defenders, and what else fantasy leagues do not draft. */
  readonly position: Position | null;
  readonly stats: SleeperStats;
}

/** All games of the recorded seasons, team totals (TEAM_…) left out. */
export function sleeperGames(): readonly SleeperGame[] {
  // The casts state the shapes that the data's README describes; a change of them fails the tests that read it.
  const players = JSON.parse(readShared('data/sleeper/players_nfl_min_2026-08.json.gz')) as Record<
    string,
    { readonly pos: string | null }
  >;
  const games: SleeperGame[] = [];
  for (const season of [2023, 2025]) {
    for (let week = 1; week <= 18; week += 1) {
      const file = JSON.parse(readShared(`data/sleeper/stats/nfl/regular/${season}/${week}.json.gz`)) as Record<
        string,
        SleeperStats
      >;
      for (const [playerId, stats] of Object.entries(file)) {
        if (playerId.startsWith('TEAM_')) continue;
        const listed = players[playerId]?.pos ?? '';
        const position = listed === 'DEF' ? 'DST' : isPosition(listed) ? listed : null;
        games.push({ season, week, playerId, position, stats });
      }
    }
  }
  return games;
}
