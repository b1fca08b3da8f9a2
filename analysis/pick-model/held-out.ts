// What the method is judged on: the model of the early drafts, and the drafts that it has not seen.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChoiceModel } from '@pylon/engine/mock-draft/bots/choice-model.shape';
import { type RealDraft, sharedDrafts, TRAIN_SHARE } from './drafts.ts';

/** The model fitted on the first {@link TRAIN_SHARE} of the drafts alone. */
export function earlyModel(): ChoiceModel {
  // Written by fit.ts in this shape.
  return JSON.parse(readFileSync(join(import.meta.dirname, 'model-70.json'), 'utf8')) as ChoiceModel;
}

/** The drafts after those. */
export function laterDrafts(): RealDraft[] {
  const all = sharedDrafts();
  return all.slice(Math.floor(all.length * TRAIN_SHARE));
}
