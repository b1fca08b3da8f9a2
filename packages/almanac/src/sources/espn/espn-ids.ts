import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';
import type { TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';

/** In the order of ESPN's numbers, from 1; two of them are nobody's. */
const TEAMS = [
  ...['ATL', 'BUF', 'CHI', 'CIN', 'CLE', 'DAL', 'DEN', 'DET', 'GB', 'TEN', 'IND', 'KC', 'LV', 'LAR', 'MIA', 'MIN'],
  ...['NE', 'NO', 'NYG', 'NYJ', 'PHI', 'ARI', 'PIT', 'LAC', 'SF', 'SEA', 'TB', 'WSH', 'CAR', 'JAX', null, null],
  ...['BAL', 'HOU'],
];

/** ESPN's number of a team; 0 is no team, undefined is none of its numbers. */
export function espnTeam(proTeamId: number): TeamId | null | undefined {
  if (proTeamId === 0) return null;
  const code = TEAMS[proTeamId - 1];
  return code ? toTeamId(code) : undefined;
}

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

/** The same of kickers. Its shortest distance reaches from 0 to 39 and counts as the last part of it. */
const KICKING: Readonly<Record<string, StatKey>> = {
  77: 'fieldGoals40To49',
  79: 'fieldGoalsMissed40To49',
  80: 'fieldGoals30To39',
  82: 'fieldGoalsMissed30To39',
  86: 'extraPoints',
  88: 'extraPointsMissed',
  76: 'fieldGoalsMissed50Plus',
  198: 'fieldGoals50To59',
  201: 'fieldGoals60Plus',
};

/** The same of a team defence, of which two of its numbers may lead to one of ours. */
const TEAM_DEFENSE: Readonly<Record<string, StatKey>> = {
  95: 'defenseInterceptions',
  96: 'defenseFumbleRecoveries',
  97: 'defenseBlockedKicks',
  98: 'defenseSafeties',
  99: 'defenseSacks',
  101: 'defenseSpecialTeamsTouchdowns',
  102: 'defenseSpecialTeamsTouchdowns',
  103: 'defenseTouchdowns',
  104: 'defenseTouchdowns',
  106: 'defenseForcedFumbles',
  120: 'defensePointsAllowed',
  127: 'defenseYardsAllowed',
};

/** Receptions stand under two numbers, of which one may be missing. */
const TWICE = { receptions: '41', alsoReceptions: '53' } as const;

/** What ESPN expects of an athlete or a team defence, by its numbers, as a line of ours. */
export function espnLine(amounts: Readonly<Record<string, number>>, isTeam: boolean): StatLine {
  const keys = isTeam ? TEAM_DEFENSE : { ...ESPN_STAT_KEYS, ...KICKING };
  const line: Partial<Record<StatKey, number>> = {};
  for (const [id, key] of Object.entries(keys)) {
    const amount = amounts[id] ?? 0;
    const isSaidAgain = id === TWICE.receptions && amounts[TWICE.alsoReceptions] !== undefined;
    if (amount !== 0 && !isSaidAgain) line[key] = (line[key] ?? 0) + amount;
  }
  return line;
}
