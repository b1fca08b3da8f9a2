import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';

const TEAMS: Readonly<Record<number, string>> = {
  1: 'ATL',
  2: 'BUF',
  3: 'CHI',
  4: 'CIN',
  5: 'CLE',
  6: 'DAL',
  7: 'DEN',
  8: 'DET',
  9: 'GB',
  10: 'TEN',
  11: 'IND',
  12: 'KC',
  13: 'LV',
  14: 'LAR',
  15: 'MIA',
  16: 'MIN',
  17: 'NE',
  18: 'NO',
  19: 'NYG',
  20: 'NYJ',
  21: 'PHI',
  22: 'ARI',
  23: 'PIT',
  24: 'LAC',
  25: 'SF',
  26: 'SEA',
  27: 'TB',
  28: 'WSH',
  29: 'CAR',
  30: 'JAX',
  33: 'BAL',
  34: 'HOU',
};

/** ESPN's number of a team; 0 is no team, undefined is none of its numbers. */
export const espnTeam = (proTeamId: number): TeamId | null | undefined =>
  proTeamId === 0 ? null : TEAMS[proTeamId] === undefined ? undefined : toTeamId(TEAMS[proTeamId]);

/**
 * ESPN's numbers of what happens on the field, in our names. 15 and 35 count touchdowns of 40 and more, 16 and 36 of 50
 * and more.
 */
export const ESPN_STAT_KEYS: Readonly<Record<string, StatKey>> = {
  0: 'passingAttempts',
  1: 'passingCompletions',
  3: 'passingYards',
  4: 'passingTouchdowns',
  15: 'passingTouchdowns40',
  16: 'passingTouchdowns50',
  19: 'passingTwoPointConversions',
  20: 'passingInterceptions',
  23: 'rushingAttempts',
  24: 'rushingYards',
  25: 'rushingTouchdowns',
  26: 'rushingTwoPointConversions',
  35: 'rushingTouchdowns40',
  36: 'rushingTouchdowns50',
  41: 'receivingReceptions',
  42: 'receivingYards',
  43: 'receivingTouchdowns',
  44: 'receivingTwoPointConversions',
  45: 'receivingTouchdowns40',
  46: 'receivingTouchdowns50',
  53: 'receivingReceptions',
  58: 'receivingTargets',
  63: 'fumbleRecoveryTouchdowns',
  64: 'passingSacks',
  68: 'fumbles',
  72: 'fumblesLost',
  211: 'passingFirstDowns',
  212: 'rushingFirstDowns',
  213: 'receivingFirstDowns',
};
