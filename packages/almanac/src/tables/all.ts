import {
  advancedPassing,
  advancedReceiving,
  advancedRushing,
  nextGenPassing,
  nextGenReceiving,
  nextGenRushing,
} from './advanced.ts';
import { adp, auctionValues, projections, rankings, statWeeks } from './fantasy.ts';
import { consensus, houseProjections } from './house.ts';
import { draftPicks, teamSeasons, usageWeeks } from './opportunity.ts';
import { games, playerSeasons, players, teams } from './reference.ts';
import type { RowOf, Table } from './table.ts';
import { depthCharts, injuries, snapCounts } from './usage.ts';

/** Tables that a data mode delivers, by name. */
export const SOURCE_TABLES = {
  teams,
  players,
  playerSeasons,
  games,
  statWeeks,
  adp,
  rankings,
  projections,
  auctionValues,
  snapCounts,
  injuries,
  depthCharts,
  usageWeeks,
  teamSeasons,
  nextGenPassing,
  nextGenRushing,
  nextGenReceiving,
  advancedPassing,
  advancedRushing,
  advancedReceiving,
  draftPicks,
} as const;

/** Tables that the house methods compute from them. */
export const HOUSE_TABLES = { consensus, houseProjections } as const;

/** Every table of an edition, by name. */
export const TABLES = { ...SOURCE_TABLES, ...HOUSE_TABLES } as const;
export type SourceTableName = keyof typeof SOURCE_TABLES;
export type TableName = keyof typeof TABLES;

/** All tables filled. */
export type Tables = { readonly [N in TableName]: Table<(typeof TABLES)[N]> };

/** What a data mode delivers before the house methods run: rows of every table, already joined to our ids. */
export type TableRows = { readonly [N in SourceTableName]: readonly RowOf<(typeof SOURCE_TABLES)[N]>[] };

/** What the house methods add. */
export type HouseRows = { readonly [N in keyof typeof HOUSE_TABLES]: readonly RowOf<(typeof HOUSE_TABLES)[N]>[] };
