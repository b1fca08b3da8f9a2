// Written by `node analysis/playoff-odds/constants.ts` from the files named in its README.
import type { RestModel } from './rest-model.shape.ts';

/** How teams strayed from what was expected of them in recorded leagues. */
export const REST_MODEL: RestModel = { spread: 0.197, strength: 0.025 };
