/**
 * Every research table: a line here is all that a table needs besides its declaration, its rows
 * (`server/src/features/tables/<name>.rows.ts`) and their test. Read as a whole, by `tables.ts`.
 */
export { adp } from './adp.table.ts';
export { airYards } from './air-yards.table.ts';
export { auctions } from './auctions.table.ts';
export { fantasyFinishes } from './fantasy-finishes.table.ts';
export { gameLogs } from './game-logs.table.ts';
export { playerStats } from './player-stats.table.ts';
export { projections } from './projections.table.ts';
export { rankings } from './rankings.table.ts';
export { redZone } from './red-zone.table.ts';
export { seasonStats } from './season-stats.table.ts';
export { snapCounts } from './snap-counts.table.ts';
export { sos } from './sos.table.ts';
export { teamDvps } from './team-dvps.table.ts';
export { teamStyles } from './team-styles.table.ts';
export { utilization } from './utilization.table.ts';
