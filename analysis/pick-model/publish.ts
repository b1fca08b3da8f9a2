// Measures the odds and the bots on the later drafts and carries the figures over to the public page:
//   node analysis/pick-model/publish.ts
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedDrafts, withoutForm } from './drafts.ts';
import { earlyModel, laterDrafts } from './held-out.ts';
import { measuredFigures } from './measured.ts';

const later = laterDrafts();
// What a room of the product knows, which is less than the fit was given.
const figures = measuredFigures(withoutForm(later), earlyModel(), sharedDrafts().length - later.length);
writeFileSync(
  join(import.meta.dirname, '../../packages/engine/src/methods/choice-model-figures.data.ts'),
  `// How good odds and bots are on drafts that they have not seen. Written by \`node analysis/pick-model/publish.ts\`: measured,
// never edited; \`measured.test.ts\` there measures again.
import type { ModelFigures } from './figures.shape.ts';

/** @source analysis/pick-model, later drafts of Underdog's Best Ball Mania III, 2022 */
export const CHOICE_MODEL_FIGURES: ModelFigures = ${JSON.stringify(figures)};
`,
);
