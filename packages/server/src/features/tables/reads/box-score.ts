import { BOX_SCORE_KEYS, type BoxScore, type BoxScoreKey } from '@pylon/contract/tables/columns/box-score';
import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { Position } from '@pylon/engine/vocabulary/positions';

/** Of what amounts a column is the sum, where it is not that of its own name. */
const SUMS: Readonly<Partial<Record<BoxScoreKey, readonly StatKey[]>>> = {
  touchdowns: ['rushingTouchdowns', 'receivingTouchdowns', 'returnTouchdowns', 'fumbleRecoveryTouchdowns'],
  fieldGoals: [
    ...(['fieldGoals0To19', 'fieldGoals20To29', 'fieldGoals30To39'] as const),
    ...(['fieldGoals40To49', 'fieldGoals50To59', 'fieldGoals60Plus'] as const),
  ],
  fieldGoals50: ['fieldGoals50To59', 'fieldGoals60Plus'],
  fieldGoalsMissed: [
    ...(['fieldGoalsMissed0To19', 'fieldGoalsMissed20To29', 'fieldGoalsMissed30To39'] as const),
    ...(['fieldGoalsMissed40To49', 'fieldGoalsMissed50Plus'] as const),
  ],
  defenseTouchdowns: ['defenseTouchdowns', 'defenseSpecialTeamsTouchdowns'],
};

/** A column, the amounts in it, and the one position that has it, if only one has. */
const PARTS = BOX_SCORE_KEYS.map((column) => ({
  column,
  keys: SUMS[column] ?? [column as StatKey], // every other column has the name of its amount
  only: column.startsWith('defense') ? 'DST' : /^(fieldGoal|extraPoint)/.test(column) ? 'K' : null,
}));

/**
 * A box score.
 *
 * @param amountOf an amount; absent or NaN is none, and for points allowed unknown
 */
export function boxScoreOf(amountOf: (key: StatKey) => number | undefined, position: Position): BoxScore {
  const score: Partial<Record<BoxScoreKey, number | null>> = {};
  for (const { column, keys, only } of PARTS) {
    let sum = 0;
    let known = 0;
    for (const key of keys) {
      const amount = amountOf(key) ?? Number.NaN;
      if (Number.isNaN(amount)) continue;
      sum += amount;
      known++;
    }
    const isUnknown = known === 0 && column === 'defensePointsAllowed';
    score[column] = (only !== null && only !== position) || isUnknown ? null : sum;
  }
  return score as BoxScore; // every column was filled in
}
