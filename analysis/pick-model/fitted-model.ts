// Fits the choice model by maximum likelihood.
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
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
import { judgedOdds, oddsScores } from './odds-scores.ts';

/** Strength of the smoothing; 1e-3 was worse on the later 30 %, less makes no difference. */
const SMOOTHING = 2e-4;

/** Values tried for the share of unwanted players; it has no gradient, and the log loss of the odds is smooth in it. */
const UNWANTED = [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08];

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
  return withUnwanted(toModel(vector, flyers(data.outside, drafts.length)), drafts);
}

/**
 * The model with the share of unwanted players that gives the odds on every third of these drafts the least log loss.
 */
function withUnwanted(model: ChoiceModel, drafts: readonly RealDraft[]): ChoiceModel {
  const sample = drafts.filter((_, i) => i % 3 === 0);
  const tried = UNWANTED.map((unwanted) => {
    const { brier, logLoss, calibrationError } = oddsScores(judgedOdds(sample, { ...model, unwanted }));
    console.log(
      `  unwanted ${unwanted}: Brier ${brier.toFixed(5)}, log loss ${logLoss.toFixed(5)}, calibration ${calibrationError.toFixed(4)}`,
    );
    return { unwanted, logLoss };
  });
  const best = tried.reduce((least, trial) => (trial.logLoss < least.logLoss ? trial : least));
  return { ...model, unwanted: best.unwanted };
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
    unwanted: 0,
    flyers: flyersByStage.map(round),
  };
}
