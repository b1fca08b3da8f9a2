// What a chance adds to the sums of whoever had it, as such chances become on average.
import { carryWorth, throwWorth } from '@pylon/engine/player-value/chance-worth';
import type { CarryKind } from '@pylon/engine/player-value/chance-worth.shape';
import { CHANCE_KEYS, type ChanceKey, type Chances } from './opportunity.ts';

type Added = Readonly<Partial<Chances>>;

/**
 * Of a throw, for its passer.
 * @param airYards null where it was meant for nobody
 * @param yardsToGoal from the line of scrimmage
 */
export function expectedOfThrow(airYards: number | null, yardsToGoal: number): Added {
  const { catches, yards, touchdowns, interceptions } = throwWorth(airYards, yardsToGoal);
  return {
    expectedCompletions: catches,
    expectedPassYards: yards,
    expectedPassTouchdowns: touchdowns,
    expectedInterceptions: interceptions,
  };
}

/** Of the same throw, for whom it was meant. */
export function expectedOfTarget(airYards: number, yardsToGoal: number): Added {
  const { catches, yards, touchdowns } = throwWorth(airYards, yardsToGoal);
  return { expectedCatches: catches, expectedReceivingYards: yards, expectedReceivingTouchdowns: touchdowns };
}

/** Of a carry. */
export function expectedOfCarry(kind: CarryKind, yardsToGoal: number): Added {
  const { yards, touchdowns } = carryWorth(kind, yardsToGoal);
  return { expectedRushYards: yards, expectedRushTouchdowns: touchdowns };
}

/** One by one. */
export const eachAdded = (added: Added): readonly (readonly [ChanceKey, number])[] =>
  Object.entries(added) as [ChanceKey, number][]; // the keys of a Chances

const EXPECTED_KEYS = CHANCE_KEYS.filter((key) => key.startsWith('expected'));

/** The sums of expectations with three decimals, as an edition keeps them. */
export const roundedExpectations = (chances: Readonly<Chances>): Added =>
  Object.fromEntries(EXPECTED_KEYS.map((key) => [key, Math.round(chances[key] * 1000) / 1000]));
