// Written by `node analysis/house-experts/constants.ts` from the files named in analysis/house-experts/README.md.
import type { Period } from '@pylon/engine/vocabulary/weeks';

/** Share of the opponents' differences from the mean that recurs. */
export const SCHEDULE_SHARES: Readonly<Record<Period, number>> = { seasonal: 0.16, weekly: 0.17, restOfSeason: 0.26 };
