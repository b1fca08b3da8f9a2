import type { TableRows } from '../tables/all.ts';
import type { HouseRows } from '../tables/edition-tables.ts';
import { accuracyRows } from './accuracy/accuracy-rows.ts';
import { consensusRows } from './consensus/consensus-rows.ts';
import { whoIsWho } from './consensus/who-is-who.ts';
import { projectionRows } from './projections/projection-rows.ts';
import { seasonClocks } from './season-clock.ts';

/**
 * Everything the house methods add to the rows of the sources. The same rows and day always give the same result.
 *
 * @param asOf day up to which things are known; lists dated later are not looked at
 */
export function houseRows(rows: TableRows, asOf: string): HouseRows {
  const known: TableRows = {
    ...rows,
    adp: rows.adp.filter((row) => row.asOf <= asOf),
    rankings: rows.rankings.filter((row) => row.asOf <= asOf),
    projections: rows.projections.filter((row) => row.asOf <= asOf),
  };
  const who = whoIsWho(known);
  const clocks = seasonClocks(known, asOf);
  const consensus = consensusRows(known, asOf, clocks, who);
  const houseProjections = projectionRows(known, asOf, clocks, consensus, who);
  return { consensus, houseProjections, accuracy: accuracyRows(known, clocks, houseProjections, who) };
}
