/**
 * Every research table: a line here is all that a table needs besides its declaration, its rows
 * (`server/src/features/tables/<name>.rows.ts`) and their test. Read as a whole, by `tables.ts`.
 */
export { adp } from './adp.table.ts';
export { airYards } from './air-yards.table.ts';
export { auctions } from './auctions.table.ts';
export { chartingPassing } from './charting/charting-passing.table.ts';
export { chartingReceiving } from './charting/charting-receiving.table.ts';
export { chartingRushing } from './charting/charting-rushing.table.ts';
export { nflDfsProjections } from './dfs/nfl-dfs-projections.table.ts';
export { dynastyRankings } from './dynasty/dynasty-rankings.table.ts';
export { fantasyFinishes } from './fantasy-finishes.table.ts';
export { gameLogs } from './game-logs.table.ts';
export { guillotineCheatsheets } from './guillotine/guillotine-cheatsheets.table.ts';
export { seasonGuillotines } from './guillotine/season-guillotines.table.ts';
export { weeklyGuillotine } from './guillotine/weekly-guillotine.table.ts';
export { expectedPoints } from './models/expected-points.table.ts';
export { superModels } from './models/super-models.table.ts';
export { ownership } from './ownership.table.ts';
export { playerStats } from './player-stats.table.ts';
export { projections } from './projections.table.ts';
export { rankings } from './rankings.table.ts';
export { redZone } from './red-zone.table.ts';
export { scout500 } from './scout500.table.ts';
export { seasonStats } from './season-stats.table.ts';
export { snapCounts } from './snap-counts.table.ts';
export { sos } from './sos.table.ts';
export { teamDvps } from './team-dvps.table.ts';
export { teamStyles } from './team-styles.table.ts';
export { tradeValues } from './trade-values.table.ts';
export { utilization } from './utilization.table.ts';
