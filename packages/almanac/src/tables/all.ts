import {
  advancedPassing,
  advancedReceiving,
  advancedRushing,
  nextGenPassing,
  nextGenReceiving,
  nextGenRushing,
} from './advanced.ts';
import { chartedWeeks } from './charting.ts';
import { adp, auctionValues, projections, rankings, statWeeks } from './fantasy.ts';
import { ownership, tradeValues } from './market.ts';
import { draftPicks, teamSeasons, teamWeeks, usageWeeks } from './opportunity.ts';
import { games, playerSeasons, players, teams } from './reference.ts';
import type { RowOf } from './table.ts';
import { depthCharts, injuries, snapCounts } from './usage.ts';

/** Every table that a data mode delivers, by name; `edition-tables.ts` adds the house's own. */
export const TABLES = {
  teams,
  players,
  playerSeasons,
  games,
  statWeeks,
  adp,
  rankings,
  projections,
  auctionValues,
  ownership,
  tradeValues,
  snapCounts,
  injuries,
  depthCharts,
  usageWeeks,
  teamSeasons,
  teamWeeks,
  nextGenPassing,
  nextGenRushing,
  nextGenReceiving,
  advancedPassing,
  advancedRushing,
  advancedReceiving,
  chartedWeeks,
  draftPicks,
} as const;
export type TableName = keyof typeof TABLES;

/** Tables without which nothing can be shown: whatever is wrong with their files refuses a sync. */
export const NEEDED_TABLES = ['teams', 'players', 'playerSeasons', 'games'] as const;
/** Tables that an edition can do without, or can take over from the one before. */
export type SpareTable = Exclude<TableName, (typeof NEEDED_TABLES)[number]>;

/** What a data mode delivers before the house methods run: rows of every table, already joined to our ids. */
export type TableRows = { readonly [N in TableName]: readonly RowOf<(typeof TABLES)[N]>[] };

/** Rows of every table while they are collected. */
export type CollectedRows = { -readonly [N in TableName]: TableRows[N][number][] };

/** No rows yet, of any table: new lists each time, to be filled. */
export const emptyRows = (): CollectedRows =>
  // Object.fromEntries forgets its keys, which are those of TABLES.
  Object.fromEntries(Object.keys(TABLES).map((name) => [name, []])) as unknown as CollectedRows;
