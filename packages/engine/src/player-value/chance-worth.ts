/**
 * What a chance is worth: what throws and carries from the same place became on average, whoever threw, caught and ran.
 *
 * A throw is told by how far it flies and how much field is left where it comes down, which is nothing in the end
 * zone; a carry by the yards to the goal line and by how the runner came to the ball. Down and distance added nothing.
 * @source analysis/expected-points
 */
import { CHANCE_WORTHS } from './chance-worth.data.ts';
import type { CarryKind, CarryWorth, ChanceWorths, ThrowWorth } from './chance-worth.shape.ts';

const NOTHING: ThrowWorth = { catches: 0, yards: 0, touchdowns: 0, interceptions: 0 };

/** The band of an amount: 0 is the first, whose last yard is `lasts[0]`. */
export function bandOf(amount: number, lasts: readonly number[]): number {
  const band = lasts.findIndex((last) => amount <= last);
  return band === -1 ? lasts.length : band;
}

/**
 * What a throw becomes on average.
 *
 * @param airYards yards beyond the line of scrimmage, below 0 behind it; null where it was meant for nobody
 * @param yardsToGoal from the line of scrimmage, 1 to 99
 * @example throwWorth(8, 8).touchdowns // → 0.4019: of throws into the end zone, four of ten are caught
 */
export function throwWorth(airYards: number | null, yardsToGoal: number, worths: ChanceWorths = CHANCE_WORTHS) {
  if (airYards === null) return worths.throwAway;
  const ofBand = worths.throws[bandOf(airYards, worths.airYards)];
  return ofBand?.[bandOf(yardsToGoal - airYards, worths.yardsLeft)] ?? NOTHING;
}

/**
 * What a carry becomes on average.
 *
 * @param yardsToGoal 1 to 99
 * @example carryWorth('designed', 1).touchdowns // → 0.5464
 */
export const carryWorth = (kind: CarryKind, yardsToGoal: number, worths: ChanceWorths = CHANCE_WORTHS): CarryWorth =>
  worths.carries[kind][bandOf(yardsToGoal, worths.yardsToGoal)] ?? NOTHING;
