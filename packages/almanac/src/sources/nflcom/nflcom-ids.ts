import type { StatKey, StatLine } from '@pylon/engine/scoring/stat-keys';

/** NFL.com's numbers of what an athlete does, in our names. Its longest field goals have no upper end. */
export const NFLCOM_STAT_KEYS: Readonly<Record<string, StatKey>> = {
  2: 'passingAttempts',
  3: 'passingCompletions',
  5: 'passingYards',
  6: 'passingTouchdowns',
  7: 'passingInterceptions',
  8: 'passingSacks',
  13: 'rushingAttempts',
  14: 'rushingYards',
  15: 'rushingTouchdowns',
  20: 'receivingReceptions',
  21: 'receivingYards',
  22: 'receivingTouchdowns',
  28: 'returnTouchdowns',
  29: 'fumbleRecoveryTouchdowns',
  30: 'fumblesLost',
  31: 'fumbles',
  33: 'extraPoints',
  34: 'extraPointsMissed',
  35: 'fieldGoals0To19',
  36: 'fieldGoals20To29',
  37: 'fieldGoals30To39',
  38: 'fieldGoals40To49',
  39: 'fieldGoals50To59',
  40: 'fieldGoalsMissed0To19',
  41: 'fieldGoalsMissed20To29',
  42: 'fieldGoalsMissed30To39',
  43: 'fieldGoalsMissed40To49',
  44: 'fieldGoalsMissed50Plus',
};

/** Conversions of two points have one number for all who make them. */
const TWO_POINTS = '32';
const TWO_POINTS_OF: Readonly<Record<string, StatKey>> = {
  QB: 'passingTwoPointConversions',
  RB: 'rushingTwoPointConversions',
  WR: 'receivingTwoPointConversions',
  TE: 'receivingTwoPointConversions',
};

/** The same of a team defence. */
const TEAM_DEFENSE: Readonly<Record<string, StatKey>> = {
  45: 'defenseSacks',
  46: 'defenseInterceptions',
  47: 'defenseFumbleRecoveries',
  48: 'defenseForcedFumbles',
  49: 'defenseSafeties',
  50: 'defenseTouchdowns',
  51: 'defenseBlockedKicks',
  53: 'defenseSpecialTeamsTouchdowns',
  54: 'defensePointsAllowed',
  62: 'defenseYardsAllowed',
};

/**
 * What NFL.com expects of an athlete or a team defence as a line of ours.
 *
 * @param position as it writes it: 'DEF' is a team defence
 * @param amountOf what it says under a number; null for nothing
 */
export function nflcomLine(position: string, amountOf: (id: string) => number | null): StatLine {
  const twoPoints = TWO_POINTS_OF[position];
  const keys =
    position === 'DEF' ? TEAM_DEFENSE : { ...NFLCOM_STAT_KEYS, ...(twoPoints && { [TWO_POINTS]: twoPoints }) };
  const line: Partial<Record<StatKey, number>> = {};
  for (const [id, key] of Object.entries(keys)) {
    const amount = amountOf(id);
    if (amount) line[key] = amount;
  }
  return line;
}
