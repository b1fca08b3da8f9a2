/**
 * Tiers: players between whom experts see no real difference.
 *
 * A tier is a run of consecutive players. Within one, each player's mean rank is taken as the tier's own plus noise as
 * wide as the experts disagree about them, which makes the price of a tier the sum of squared distances to its
 * (weighted) mean, each in units of that player's noise. The cheapest split into a number of tiers is found exactly, by
 * dynamic programming; how many there are, by what a further tier saves against what it costs (Schwarz's penalty).
 */

/** One player of a list to be split. */
export interface TierInput {
  /** The sort key: a mean rank (ascending) or points (descending). */
  readonly value: number;
  /** How far opinions scatter, in the same unit, ≥ 0. */
  readonly deviation: number;
}

/** How a list may be split. */
export interface TierLimits {
  readonly fewest: number;
  readonly most: number;
  /** The fewest players of a tier. */
  readonly size: number;
}

/** @source docs/sources.md "Consensus of experts" */
export const USUAL_TIERS: TierLimits = { fewest: 8, most: 14, size: 2 };

/** No player's value is taken as more exact than this share of the typical gap between neighbours. */
const LEAST_DEVIATION_GAPS = 1;

/**
 * The tier of each player.
 *
 * @param players sorted by value, either way; at most a few hundred
 * @param limits short lists get fewer tiers, so that each keeps its size
 * @returns tier numbers in the order given, from 1, each the same as or one above the one before
 */
export function tiers(players: readonly TierInput[], limits: TierLimits = USUAL_TIERS): readonly number[] {
  const count = players.length;
  if (count === 0) return [];
  const most = Math.max(1, Math.min(limits.most, Math.floor(count / limits.size)));
  const fewest = Math.min(limits.fewest, most);
  const split = cheapestSplits(segmentPrices(players), count, most, most === 1 ? 1 : limits.size);
  let best = fewest;
  let bestPrice = Number.POSITIVE_INFINITY;
  for (let number = fewest; number <= most; number += 1) {
    // A tier brings two unknowns, its mean and where it ends.
    const price = split.price(number) + 2 * number * Math.log(count);
    if (price < bestPrice) {
      best = number;
      bestPrice = price;
    }
  }
  return split.numbers(best);
}

/** Running sums from which the price of any run of players follows at once. */
interface SegmentPrices {
  readonly weights: Float64Array;
  readonly values: Float64Array;
  readonly squares: Float64Array;
}

function segmentPrices(players: readonly TierInput[]): SegmentPrices {
  const count = players.length;
  const first = players[0]?.value ?? 0;
  const range = Math.abs((players[count - 1]?.value ?? 0) - first);
  const floor = (LEAST_DEVIATION_GAPS * range) / Math.max(1, count - 1) || 1;
  const sums: SegmentPrices = {
    weights: new Float64Array(count + 1),
    values: new Float64Array(count + 1),
    squares: new Float64Array(count + 1),
  };
  players.forEach(({ value, deviation }, index) => {
    const weight = 1 / (deviation * deviation + floor * floor);
    // From the first player on, so that the differences below do not cancel each other's digits away.
    const distance = value - first;
    sums.weights[index + 1] = (sums.weights[index] ?? 0) + weight;
    sums.values[index + 1] = (sums.values[index] ?? 0) + weight * distance;
    sums.squares[index + 1] = (sums.squares[index] ?? 0) + weight * distance * distance;
  });
  return sums;
}

/** Price of the players `from` to `to` − 1 as one tier. Casts: the indexes are within the sums by construction. */
function priceOf(sums: SegmentPrices, from: number, to: number): number {
  const weight = (sums.weights[to] as number) - (sums.weights[from] as number);
  const value = (sums.values[to] as number) - (sums.values[from] as number);
  const square = (sums.squares[to] as number) - (sums.squares[from] as number);
  return Math.max(0, square - (value * value) / weight);
}

/** The cheapest split into each number of tiers up to `most`. */
function cheapestSplits(sums: SegmentPrices, count: number, most: number, size: number) {
  const width = count + 1;
  const prices = new Float64Array((most + 1) * width).fill(Number.POSITIVE_INFINITY);
  const cuts = new Uint16Array((most + 1) * width);
  prices[0] = 0;
  for (let number = 1; number <= most; number += 1) {
    fillRow(number, number * size, count, (number - 1) * size, count - size);
  }
  return {
    price: (number: number): number => prices[number * width + count] ?? Number.POSITIVE_INFINITY,
    numbers: (number: number): readonly number[] => {
      const result = new Array<number>(count).fill(1);
      let end = count;
      for (let tier = number; tier >= 1; tier -= 1) {
        const start = cuts[tier * width + end] ?? 0;
        result.fill(tier, start, end);
        end = start;
      }
      return result;
    },
  };

  /**
   * Fills one row between two ends, the middle first: the best start of the last tier never moves back as its end moves
   * on, so what the middle finds bounds the search on both sides.
   */
  function fillRow(number: number, low: number, high: number, startLow: number, startHigh: number): void {
    if (low > high) return;
    const end = (low + high) >> 1;
    const row = (number - 1) * width;
    let bestStart = startLow;
    let best = Number.POSITIVE_INFINITY;
    const last = Math.min(startHigh, end - size);
    for (let start = startLow; start <= last; start += 1) {
      const price = (prices[row + start] as number) + priceOf(sums, start, end); // cast: start < width
      if (price < best) {
        best = price;
        bestStart = start;
      }
    }
    prices[number * width + end] = best;
    cuts[number * width + end] = bestStart;
    fillRow(number, low, end - 1, startLow, bestStart);
    fillRow(number, end + 1, high, bestStart, startHigh);
  }
}
