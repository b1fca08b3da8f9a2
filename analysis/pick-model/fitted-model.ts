// Fits the choice model by maximum likelihood.
import type { ChoiceModel, LessonModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { choiceSets, FLAG_BITS, FLAGS } from './choice-sets.ts';
import type { RealDraft } from './drafts.ts';
import { minimise } from './lbfgs.ts';
import {
  COUNT_KNOTS,
  LAYOUT,
  negativeLogLikelihood,
  penalty,
  RANK_KNOTS,
  ROUNDS,
  STAGE_ENDS,
  stageOf,
  Z_FROM,
  Z_KNOTS,
  Z_STEP,
} from './likelihood.ts';

/** Strength of the smoothing; 1e-3 was worse on the later 30 %, less makes no difference. */
const SMOOTHING = 2e-4;

/**
 * Share of unwanted players, and what is made of a room's own picks: they have no gradient. Chosen by
 * `across-dates.ts`, on drafts that come after those fitted: on the fitted ones themselves .08 looks best, and is too
 * much for later ones.
 */
export const UNWANTED = 0.04;
export const LESSONS: LessonModel = {
  passedFrom: 2,
  passedOver: -0.3,
  lean: 0.045,
  leanKept: 0.975,
  sharper: 0.02,
};

/** The model of some drafts. */
export function fittedModel(drafts: readonly RealDraft[]): ChoiceModel {
  const data = choiceSets(drafts);
  console.log(
    `${drafts.length} drafts: ${data.sets} choices, ${data.outside.reduce((sum, n) => sum + n, 0)} more outside the window`,
  );
  const vector = minimise(
    (point, gradient) => negativeLogLikelihood(data, point, gradient) + penalty(point, gradient, SMOOTHING),
    new Float64Array(LAYOUT.size),
    { iterations: 400, tolerance: 1e-6 },
  );
  const mean = negativeLogLikelihood(data, vector, new Float64Array(LAYOUT.size));
  console.log(
    `${LAYOUT.size} coefficients, perplexity of these drafts (recent ones counting more) ${Math.exp(mean).toFixed(3)}`,
  );
  return toModel(vector, flyers(data.outside, drafts.length));
}

/** Share of the choices outside the window in each stage. */
function flyers(outside: Uint16Array, drafts: number): number[] {
  const sum = new Float64Array(STAGE_ENDS.length + 1);
  const picks = new Float64Array(STAGE_ENDS.length + 1);
  outside.forEach((count, turn) => {
    const stage = stageOf(turn);
    sum[stage] = (sum[stage] as number) + count;
    picks[stage] = (picks[stage] as number) + drafts;
  });
  return Array.from(sum, (count, stage) => count / (picks[stage] as number));
}

/** The vector in the shape that the engine reads. */
function toModel(vector: Float64Array, flyersByStage: readonly number[]): ChoiceModel {
  const round = (x: number) => Math.round(x * 1000) / 1000 + 0; // + 0 turns −0 into 0
  const list = (from: number, length: number) => Array.from(vector.subarray(from, from + length), round);
  const flag = (bit: number) => list(LAYOUT.flags + FLAG_BITS.indexOf(bit as (typeof FLAG_BITS)[number]) * 4, 4);
  const rounds = ROUNDS;
  return {
    rank: { knots: RANK_KNOTS, values: list(LAYOUT.rank, RANK_KNOTS.length) },
    loosenessByRootRank: round(vector[LAYOUT.loose] ?? 0),
    loosenessForFirst: round(vector[LAYOUT.loose + 1] ?? 0),
    stageEnds: STAGE_ENDS,
    fallKnots: Array.from({ length: Z_KNOTS }, (_, i) => Z_FROM + i * Z_STEP),
    fall: Array.from({ length: STAGE_ENDS.length + 1 }, (_, stage) => list(LAYOUT.fall + stage * Z_KNOTS, Z_KNOTS)),
    need: [0, 1, 2, 3].map((p) =>
      Array.from({ length: COUNT_KNOTS }, (_, count) => list(LAYOUT.need + (p * COUNT_KNOTS + count) * rounds, rounds)),
    ),
    run: list(LAYOUT.run, 4),
    quarterbackOfOne: flag(FLAGS.quarterbackOfOne)[0] ?? 0,
    quarterbackOfTwo: flag(FLAGS.quarterbackOfTwo)[0] ?? 0,
    receiverOfQuarterback: flag(FLAGS.receiverOfQuarterback),
    furtherReceiver: flag(FLAGS.furtherReceiver),
    teammate: flag(FLAGS.teammate),
    byeClash: flag(FLAGS.byeClash),
    unwanted: UNWANTED,
    flyers: flyersByStage.map(round),
    lessons: LESSONS,
  };
}
