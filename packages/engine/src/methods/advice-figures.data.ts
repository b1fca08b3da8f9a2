// What comes of following the advice to the letter. Written by `node analysis/advice-policy/measure.ts 140`:
// measured, never edited.
import type { AdviceFigures } from './figures.shape.ts';

/** @source analysis/advice-policy */
export const ADVICE_FIGURES: readonly AdviceFigures[] = [];
