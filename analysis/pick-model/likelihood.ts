// The likelihood of real choices under the model, its gradient, and the penalties that keep the curves smooth.
import { type ChoiceSets, FLAG_BITS } from './choice-sets.ts';

/** Knots of the curves. */
export const RANK_KNOTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32, 40, 50, 65, 80];
export const Z_FROM = -6;
export const Z_STEP = 0.5;
export const Z_KNOTS = 29;
export const ROUNDS = 18;
export const COUNT_KNOTS = 11;
/** Stages of the draft end before these picks (1-based). */
export const STAGE_ENDS = [4, 7, 13, 25, 49, 85, 133, 181];
const STAGES = STAGE_ENDS.length + 1;

/** Where each family of coefficients starts in the vector. */
export const LAYOUT = layout({
  rank: RANK_KNOTS.length,
  fall: STAGES * Z_KNOTS,
  need: 4 * COUNT_KNOTS * ROUNDS,
  run: 4,
  flags: FLAG_BITS.length * 4,
  loose: 2,
});

function layout<Family extends string>(sizes: Record<Family, number>): Record<Family | 'size', number> {
  let at = 0;
  const starts = {} as Record<Family | 'size', number>; // filled below, every family once
  for (const family of Object.keys(sizes) as Family[]) {
    starts[family] = at;
    at += sizes[family];
  }
  starts.size = at;
  return starts;
}

export const stageOf = (turn: number): number => STAGE_ENDS.filter((end) => turn + 1 >= end).length;

const rankLow = new Uint8Array(81);
const rankShare = new Float64Array(81);
for (let rank = 0, low = 0; rank <= 80; rank++) {
  while (low < RANK_KNOTS.length - 2 && rank >= (RANK_KNOTS[low + 1] as number)) low++;
  rankLow[rank] = low;
  rankShare[rank] =
    (rank - (RANK_KNOTS[low] as number)) / ((RANK_KNOTS[low + 1] as number) - (RANK_KNOTS[low] as number));
}

/**
 * Utilities of one set's candidates, written into `utility`; `v` is the vector of coefficients.
 */
export function utilities(data: ChoiceSets, set: number, v: Float64Array, utility: Float64Array): void {
  const begin = data.start[set] as number;
  const end = data.start[set + 1] as number;
  const turn = data.turn[set] as number;
  const fall = LAYOUT.fall + stageOf(turn) * Z_KNOTS;
  const round = Math.floor(turn / 12);
  const ofPosition = [0, 1, 2, 3].map((p) => {
    const count = Math.min(COUNT_KNOTS - 1, data.counts[set * 4 + p] as number);
    return (
      (v[LAYOUT.need + (p * COUNT_KNOTS + count) * ROUNDS + round] as number) +
      (v[LAYOUT.run + p] as number) * ((data.recent[set * 4 + p] as number) / 8)
    );
  });
  const loose = data.looseness[set] as number;
  for (let row = begin; row < end; row++) {
    const rank = row - begin;
    const p = data.position[row] as number;
    const lowRank = LAYOUT.rank + (rankLow[rank] as number);
    const shareRank = rankShare[rank] as number;
    const zAt = ((data.z[row] as number) - Z_FROM) / Z_STEP;
    const zLow = Math.min(Z_KNOTS - 2, zAt | 0);
    const zShare = zAt - zLow;
    let u =
      (ofPosition[p] as number) +
      (v[lowRank] as number) * (1 - shareRank) +
      (v[lowRank + 1] as number) * shareRank +
      (v[fall + zLow] as number) * (1 - zShare) +
      (v[fall + zLow + 1] as number) * zShare +
      loose * ((v[LAYOUT.loose] as number) * Math.sqrt(rank) + (v[LAYOUT.loose + 1] as number) * (rank === 0 ? 1 : 0));
    const flags = data.flags[row] as number;
    if (flags) {
      for (let bit = 0; bit < 6; bit++) if ((flags >> bit) & 1) u += v[LAYOUT.flags + bit * 4 + p] as number;
    }
    utility[rank] = u;
  }
}

/** Weighted mean negative log likelihood of the choices, with its gradient. */
export function negativeLogLikelihood(data: ChoiceSets, v: Float64Array, gradient: Float64Array): number {
  const utility = new Float64Array(96);
  let weights = 0;
  const mass = new Float64Array(4);
  gradient.fill(0);
  let sum = 0;
  const add = (at: number, amount: number) => {
    gradient[at] = (gradient[at] as number) + amount;
  };
  for (let set = 0; set < data.sets; set++) {
    utilities(data, set, v, utility);
    const begin = data.start[set] as number;
    const size = (data.start[set + 1] as number) - begin;
    const chosen = data.chosen[set] as number;
    let total = 0;
    for (let i = 0; i < size; i++) total += utility[i] = Math.exp(utility[i] as number);
    const weight = data.weight[set] as number;
    weights += weight;
    sum -= weight * Math.log((utility[chosen] as number) / total);
    mass.fill(0);
    const turn = data.turn[set] as number;
    const fall = LAYOUT.fall + stageOf(turn) * Z_KNOTS;
    const loose = data.looseness[set] as number;
    for (let i = 0; i < size; i++) {
      const row = begin + i;
      const d = weight * ((utility[i] as number) / total - (i === chosen ? 1 : 0));
      if (d < 1e-7 && d > -1e-7) continue;
      const p = data.position[row] as number;
      mass[p] = (mass[p] as number) + d;
      const lowRank = LAYOUT.rank + (rankLow[i] as number);
      const shareRank = rankShare[i] as number;
      add(lowRank, d * (1 - shareRank));
      add(lowRank + 1, d * shareRank);
      const zAt = ((data.z[row] as number) - Z_FROM) / Z_STEP;
      const zLow = Math.min(Z_KNOTS - 2, zAt | 0);
      const zShare = zAt - zLow;
      add(fall + zLow, d * (1 - zShare));
      add(fall + zLow + 1, d * zShare);
      add(LAYOUT.loose, d * loose * Math.sqrt(i));
      if (i === 0) add(LAYOUT.loose + 1, d * loose);
      const flags = data.flags[row] as number;
      if (flags) {
        for (let bit = 0; bit < 6; bit++) if ((flags >> bit) & 1) add(LAYOUT.flags + bit * 4 + p, d);
      }
    }
    const round = Math.floor(turn / 12);
    for (let p = 0; p < 4; p++) {
      const count = Math.min(COUNT_KNOTS - 1, data.counts[set * 4 + p] as number);
      add(LAYOUT.need + (p * COUNT_KNOTS + count) * ROUNDS + round, mass[p] as number);
      add(LAYOUT.run + p, ((mass[p] as number) * (data.recent[set * 4 + p] as number)) / 8);
    }
  }
  for (let i = 0; i < gradient.length; i++) gradient[i] = (gradient[i] as number) / weights;
  return sum / weights;
}

/** Adds ½·weight·(second difference)² for three neighbours of a curve to the penalty and its gradient. */
function bend(v: Float64Array, g: Float64Array, at: number, stride: number, weight: number): number {
  const d = (v[at] as number) - 2 * (v[at + stride] as number) + (v[at + 2 * stride] as number);
  g[at] = (g[at] as number) + weight * d;
  g[at + stride] = (g[at + stride] as number) - 2 * weight * d;
  g[at + 2 * stride] = (g[at + 2 * stride] as number) + weight * d;
  return (weight / 2) * d * d;
}

function level(v: Float64Array, g: Float64Array, at: number, other: number, weight: number): number {
  const d = (v[at] as number) - (v[other] as number);
  g[at] = (g[at] as number) + weight * d;
  g[other] = (g[other] as number) - weight * d;
  return (weight / 2) * d * d;
}

/** Penalises a rise from `at` to `at + 1`. */
function rise(v: Float64Array, g: Float64Array, at: number, weight: number): number {
  const d = Math.max(0, (v[at + 1] as number) - (v[at] as number));
  g[at + 1] = (g[at + 1] as number) + weight * d;
  g[at] = (g[at] as number) - weight * d;
  return (weight / 2) * d * d;
}

/** In the first stages (to pick 84) a falling player is wanted more with every pick; later some fall who are hurt. */
const RISING_STAGES = 6;

/**
 * Smoothness of the curves and a slight pull to 0, per choice; adds to `g`. Where there are no data a curve of z goes
 * on as it was, never back up: nobody is wanted more for being further from their turn.
 */
export function penalty(v: Float64Array, g: Float64Array, strength: number): number {
  let sum = 0;
  const zero = Math.round(-Z_FROM / Z_STEP);
  for (let i = 0; i < v.length; i++) {
    const isFall = i >= LAYOUT.fall && i < LAYOUT.fall + STAGES * Z_KNOTS;
    if (isFall && (i - LAYOUT.fall) % Z_KNOTS !== zero) continue;
    const pull = strength * 0.002;
    g[i] = (g[i] as number) + pull * (v[i] as number);
    sum += (pull / 2) * (v[i] as number) ** 2;
  }
  for (let s = 0; s < STAGES; s++) {
    const start = LAYOUT.fall + s * Z_KNOTS;
    for (let i = 0; i + 2 < Z_KNOTS; i++) sum += bend(v, g, start + i, 1, strength * 0.3);
    for (let i = 0; i + 1 < Z_KNOTS; i++) {
      if (i >= zero || s < RISING_STAGES) sum += rise(v, g, start + i, strength * 100);
    }
    for (let i = 0; s > 0 && i < Z_KNOTS; i++) sum += level(v, g, start + i, start - Z_KNOTS + i, strength * 0.02);
  }
  const rounds = ROUNDS;
  for (let p = 0; p < 4; p++) {
    for (let count = 0; count < COUNT_KNOTS; count++) {
      const start = LAYOUT.need + (p * COUNT_KNOTS + count) * rounds;
      for (let round = 0; round + 2 < rounds; round++) sum += bend(v, g, start + round, 1, strength * 0.5);
      for (let round = 0; count + 2 < COUNT_KNOTS && round < rounds; round++) {
        sum += bend(v, g, start + round, rounds, strength * 0.05);
      }
    }
  }
  return sum;
}
