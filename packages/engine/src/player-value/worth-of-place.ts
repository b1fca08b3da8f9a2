// A player's worth by the market alone, where no projection may be read.

/**
 * How far from their place in the market a player ends up: places lie as far apart as the logarithms of themselves and
 * these six, and eight tenths is the deviation. Drafted first does not mean finishing first, so the first place is
 * worth less than the best of last season scored.
 * @source docs/decisions/0019-the-free-room-is-worked-out-from-the-market.md
 */
const PLACES_BEFORE = 6;
const DEVIATION = 0.8;

/**
 * What a place by ADP among a position is worth: the mean of last season's points, those of places near it counting
 * most.
 *
 * @param points of the position last season, most first
 * @param place from 1
 * @returns 0 without points
 */
export function worthOfPlace(points: readonly number[], place: number): number {
  let sum = 0;
  let weights = 0;
  points.forEach((each, index) => {
    const distance = Math.log((index + 1 + PLACES_BEFORE) / (place + PLACES_BEFORE)) / DEVIATION;
    const weight = Math.exp(-(distance ** 2) / 2);
    sum += weight * each;
    weights += weight;
  });
  return weights === 0 ? 0 : sum / weights;
}
