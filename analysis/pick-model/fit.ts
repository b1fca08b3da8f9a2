// Fits the choice model and writes it into the engine:
//   node analysis/pick-model/fit.ts
// Two fits: on the first 70 % of the drafts by date, kept beside this file so that `evaluate.ts` can judge the method
// on the later 30 %; and on all of them, which is what the product uses.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedDrafts, TRAIN_SHARE } from './drafts.ts';
import { fittedModel } from './fitted-model.ts';

const HEADER = `// How real drafters choose, as numbers: a conditional logit over the best players left on the board; choice-model.shape.ts says
// what each number means. Written by \`node analysis/pick-model/fit.ts\`: change the analysis, not this file.
import type { ChoiceModel } from './choice-model.shape.ts';

`;

const drafts = sharedDrafts();
const early = drafts.slice(0, Math.floor(drafts.length * TRAIN_SHARE));
writeFileSync(join(import.meta.dirname, 'model-70.json'), `${JSON.stringify(fittedModel(early))}\n`);
const model = fittedModel(drafts);
const { fall, need, ...rest } = model;
const source = `/**
 * Fitted on ${drafts.length} best-ball drafts of 2022. @source analysis/pick-model
 */
// biome-ignore-start lint/suspicious/noApproximativeNumericConstant: a fitted number that happens to look like one
export const CHOICE_MODEL: ChoiceModel = ${JSON.stringify({ ...rest, fall, need })};
// biome-ignore-end lint/suspicious/noApproximativeNumericConstant: as above
`;
const target = join(import.meta.dirname, '../../packages/engine/src/mock-draft/bots/choice-model.data.ts');
writeFileSync(target, HEADER + source);
