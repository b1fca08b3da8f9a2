// What comes of following the advice to the letter. Written by `node analysis/advice-policy/measure.ts 42`:
// measured, never edited.
import type { AdviceFigures } from './figures.shape.ts';

/** @source analysis/advice-policy */
export const ADVICE_FIGURES: readonly AdviceFigures[] = [
  {
    name: 'one quarterback',
    plan: 'paid',
    drafts: 42,
    broken: 0,
    finish: 1.14,
    finishSpread: 0.41,
    z: 1.68,
    zSpread: 0.43,
  },
  {
    name: 'one quarterback',
    plan: 'free',
    drafts: 42,
    broken: 0,
    finish: 2.14,
    finishSpread: 1.46,
    z: 1.22,
    zSpread: 0.46,
  },
  { name: 'superflex', plan: 'paid', drafts: 42, broken: 0, finish: 1.14, finishSpread: 0.47, z: 2.03, zSpread: 0.44 },
  { name: 'superflex', plan: 'free', drafts: 42, broken: 0, finish: 2.4, finishSpread: 2.3, z: 1.36, zSpread: 0.8 },
  { name: 'best ball', plan: 'paid', drafts: 42, broken: 0, finish: 1.05, finishSpread: 0.21, z: 2, zSpread: 0.41 },
  { name: 'best ball', plan: 'free', drafts: 42, broken: 0, finish: 2.26, finishSpread: 1.59, z: 1.33, zSpread: 0.6 },
  { name: 'dynasty', plan: 'paid', drafts: 42, broken: 0, finish: 1.12, finishSpread: 0.32, z: 1.81, zSpread: 0.37 },
  { name: 'dynasty', plan: 'free', drafts: 42, broken: 0, finish: 1.1, finishSpread: 0.29, z: 1.84, zSpread: 0.36 },
  { name: 'auction', plan: 'paid', drafts: 42, broken: 0, finish: 1.05, finishSpread: 0.21, z: 2.14, zSpread: 0.44 },
  { name: 'auction', plan: 'free', drafts: 42, broken: 0, finish: 3.76, finishSpread: 2.82, z: 0.72, zSpread: 0.87 },
];
