// What a place on the field is worth, as straight lines: enough to tell good plays from bad ones.
const WORTH_AT_GOAL = 5.6;
const WORTH_OF_YARD = 0.06;
const WORTH_OF_DOWN = 0.45;
const WORTH_OF_DISTANCE = 0.06;

/** Points of a touchdown with its try, less what the kick-off is worth to the other side. */
export const TOUCHDOWN_WORTH = 6.9 - expectedPoints({ down: 1, yardsToGo: 10, yardsToGoal: 70 });
export const SAFETY_WORTH = -2 - expectedPoints({ down: 1, yardsToGo: 10, yardsToGoal: 62 });

/**
 * Points that the offence may expect before a play.
 *
 * @example expectedPoints({ down: 1, yardsToGo: 10, yardsToGoal: 70 }) // → 1.4
 */
export function expectedPoints(place: {
  readonly down: number;
  readonly yardsToGo: number;
  readonly yardsToGoal: number;
}): number {
  const { down, yardsToGo, yardsToGoal } = place;
  const distance = down > 1 ? WORTH_OF_DISTANCE * (yardsToGo - 7) : 0;
  return WORTH_AT_GOAL - WORTH_OF_YARD * yardsToGoal - WORTH_OF_DOWN * (down - 1) - distance;
}
