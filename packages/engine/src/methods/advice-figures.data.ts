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
    finish: 1.16,
    finishSpread: 0.54,
    z: 1.75,
    zSpread: 0.4,
  },
  {
    name: 'one quarterback',
    plan: 'free',
    drafts: 1000,
    broken: 0,
    finish: 2.97,
    finishSpread: 2.31,
    z: 1.01,
    zSpread: 0.62,
  },
  {
    name: 'superflex',
    plan: 'paid',
    drafts: 1000,
    broken: 0,
    finish: 1.08,
    finishSpread: 0.41,
    z: 2.08,
    zSpread: 0.45,
  },
  {
    name: 'superflex',
    plan: 'free',
    drafts: 1000,
    broken: 0,
    finish: 1.97,
    finishSpread: 1.79,
    z: 1.45,
    zSpread: 0.66,
  },
  { name: 'best ball', plan: 'paid', drafts: 1000, broken: 0, finish: 1.07, finishSpread: 0.34, z: 2.1, zSpread: 0.44 },
  {
    name: 'best ball',
    plan: 'free',
    drafts: 1000,
    broken: 0,
    finish: 3.33,
    finishSpread: 2.88,
    z: 0.95,
    zSpread: 0.85,
  },
  { name: 'dynasty', plan: 'paid', drafts: 1000, broken: 0, finish: 1.01, finishSpread: 0.1, z: 2.13, zSpread: 0.31 },
  { name: 'dynasty', plan: 'free', drafts: 1000, broken: 0, finish: 1.03, finishSpread: 0.2, z: 2.07, zSpread: 0.34 },
  { name: 'auction', plan: 'paid', drafts: 1000, broken: 0, finish: 1.17, finishSpread: 0.7, z: 2.05, zSpread: 0.53 },
  { name: 'auction', plan: 'free', drafts: 1000, broken: 0, finish: 4.47, finishSpread: 3.31, z: 0.61, zSpread: 0.96 },
];
