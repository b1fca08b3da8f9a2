// What comes of following the advice to the letter. Written by `node analysis/advice-policy/measure.ts 1000`:
// measured, never edited.
import type { AdviceFigures } from './figures.shape.ts';

/** @source analysis/advice-policy */
export const ADVICE_FIGURES: readonly AdviceFigures[] = [
  {
    name: 'one quarterback',
    plan: 'paid',
    drafts: 1000,
    broken: 0,
    finish: 1.18,
    finishSpread: 0.53,
    z: 1.72,
    zSpread: 0.39,
  },
  {
    name: 'one quarterback',
    plan: 'free',
    drafts: 1000,
    broken: 0,
    finish: 2.34,
    finishSpread: 1.84,
    z: 1.21,
    zSpread: 0.54,
  },
  {
    name: 'superflex',
    plan: 'paid',
    drafts: 1000,
    broken: 0,
    finish: 1.15,
    finishSpread: 0.55,
    z: 2.09,
    zSpread: 0.48,
  },
  {
    name: 'superflex',
    plan: 'free',
    drafts: 1000,
    broken: 0,
    finish: 2.13,
    finishSpread: 1.94,
    z: 1.43,
    zSpread: 0.72,
  },
  { name: 'best ball', plan: 'paid', drafts: 1000, broken: 0, finish: 1.1, finishSpread: 0.43, z: 2.03, zSpread: 0.45 },
  { name: 'best ball', plan: 'free', drafts: 1000, broken: 0, finish: 2.24, finishSpread: 2.02, z: 1.33, zSpread: 0.7 },
  { name: 'dynasty', plan: 'paid', drafts: 1000, broken: 0, finish: 1.23, finishSpread: 0.7, z: 1.78, zSpread: 0.45 },
  { name: 'dynasty', plan: 'free', drafts: 1000, broken: 0, finish: 1.21, finishSpread: 0.66, z: 1.76, zSpread: 0.44 },
  { name: 'auction', plan: 'paid', drafts: 1000, broken: 0, finish: 1.19, finishSpread: 0.77, z: 2.04, zSpread: 0.53 },
  { name: 'auction', plan: 'free', drafts: 423, broken: 0, finish: 3.55, finishSpread: 3.06, z: 0.93, zSpread: 0.94 },
];
