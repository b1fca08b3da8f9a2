// Written by `node analysis/week-odds/constants.ts` from the files named in its README.
import type { WinModel } from './win-model.shape.ts';

/** What win chances need beyond curves. */
export const WIN_MODEL: WinModel = { scale: 0.87 };
