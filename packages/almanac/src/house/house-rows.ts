import type { HouseRows, TableRows } from '../tables/all.ts';

/** Everything the house methods add to the rows of the sources. */
export function houseRows(_rows: TableRows, _asOf: string): HouseRows {
  return { consensus: [], houseProjections: [] };
}
