/**
 * Every research table: a line here is all that a table needs besides its declaration, its rows
 * (`server/src/features/tables/<section>/<name>.rows.ts`) and their test. Read as a whole, by `tables.ts`.
 */
export { adp } from './draft/adp.table.ts';
export { auctions } from './draft/auctions.table.ts';
export { dynastyRankings } from './draft/dynasty-rankings.table.ts';
export { guillotineCheatsheets } from './draft/guillotine-cheatsheets.table.ts';
export { rankings } from './draft/rankings.table.ts';
export { scout500 } from './draft/scout500.table.ts';
export { ownership } from './leagues/ownership.table.ts';
export { tradeValues } from './leagues/trade-values.table.ts';
export { fantasyFinishes } from './results/fantasy-finishes.table.ts';
export { gameLogs } from './results/game-logs.table.ts';
export { playerStats } from './results/player-stats.table.ts';
export { seasonStats } from './results/season-stats.table.ts';
export { superModels } from './results/super-models.table.ts';
export { teamStyles } from './teams/team-styles.table.ts';
export { airYards } from './usage/air-yards.table.ts';
export { chartingPassing } from './usage/charting-passing.table.ts';
export { chartingReceiving } from './usage/charting-receiving.table.ts';
export { chartingRushing } from './usage/charting-rushing.table.ts';
export { expectedPoints } from './usage/expected-points.table.ts';
export { redZone } from './usage/red-zone.table.ts';
export { snapCounts } from './usage/snap-counts.table.ts';
export { utilization } from './usage/utilization.table.ts';
export { nflDfsProjections } from './week/nfl-dfs-projections.table.ts';
export { projections } from './week/projections.table.ts';
export { seasonGuillotines } from './week/season-guillotines.table.ts';
export { sos } from './week/sos.table.ts';
export { teamDvps } from './week/team-dvps.table.ts';
export { weeklyGuillotine } from './week/weekly-guillotine.table.ts';
