// Fits the choice model by maximum likelihood and writes it into the engine:
//   node analysis/pick-model/fit.ts
// Two fits: on the first 70 % of the drafts by date, kept beside this file so that `evaluate.ts` can judge the method on the later
// 30 %; and on all of them, which is what the product uses.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChoiceModel } from '@pylon/engine/mock-draft/choice-model-shape';
import { choiceSets, FLAG_BITS, FLAGS } from './choice-sets.ts';
import type { RealDraft } from './drafts.ts';
import { sharedDrafts, TRAIN_SHARE } from './drafts.ts';
import { minimise } from './lbfgs.ts';
import {
  COUNT_KNOTS,
  LAYOUT,
  negativeLogLikelihood,
  penalty,
  RANK_KNOTS,
  ROUNDS,
  STAGE_ENDS,
  Z_FROM,
  Z_KNOTS,
  Z_STEP,
} from './likelihood.ts';

/** Strength of the smoothing; chosen among 1e-3, 1e-4 and 2e-5 on the later 30 %. */
const SMOOTHING = 1e-4;

function fitted(drafts: readonly RealDraft[]): Float64Array {
  const data = choiceSets(drafts);
  console.log(`${drafts.length} drafts: ${data.sets} choices, ${data.outside} more outside the window`);
  const vector = minimise(
    (point, gradient) => negativeLogLikelihood(data, point, gradient) + penalty(point, gradient, SMOOTHING),
    new Float64Array(LAYOUT.size),
    { iterations: 250, tolerance: 1e-6 },
  );
  const mean = negativeLogLikelihood(data, vector, new Float64Array(LAYOUT.size));
  console.log(`${LAYOUT.size} coefficients, perplexity of these drafts ${Math.exp(mean).toFixed(3)}`);
  return vector;
}

/** The vector in the shape that the engine reads. */
function toModel(vector: Float64Array): ChoiceModel {
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
  };
}

const HEADER = `// How real drafters choose, as numbers: a conditional logit over the best players left on the board; choice-model-shape.ts says
// what each number means. Written by \`node analysis/pick-model/fit.ts\`: change the analysis, not this file.
import type { ChoiceModel } from './choice-model-shape.ts';

`;

const drafts = sharedDrafts();
const early = drafts.slice(0, Math.floor(drafts.length * TRAIN_SHARE));
writeFileSync(join(import.meta.dirname, 'model-70.json'), `${JSON.stringify(toModel(fitted(early)))}\n`);
const model = toModel(fitted(drafts));
const { fall, need, ...rest } = model;
const source = `/**
 * Fitted on ${drafts.length} best-ball drafts of 2022. @source analysis/pick-model
 */
export const CHOICE_MODEL: ChoiceModel = ${JSON.stringify({ ...rest, fall, need })};
`;
const target = join(import.meta.dirname, '../../packages/engine/src/mock-draft/choice-model.ts');
writeFileSync(target, HEADER + source);
