/**
 * Every research table: a line here is all that a table needs besides its declaration, its rows
 * (`server/src/features/tables/<name>.rows.ts`) and their test. Read as a whole, by `tables.ts`.
 */
export { adp } from './adp.table.ts';
export { projections } from './projections.table.ts';
export { rankings } from './rankings.table.ts';
export { snapCounts } from './snap-counts.table.ts';
export { sos } from './sos.table.ts';
export { teamDvps } from './team-dvps.table.ts';
export { teamStyles } from './team-styles.table.ts';
