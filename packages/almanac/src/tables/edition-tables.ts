import { accuracy } from './accuracy.ts';
import { TABLES } from './all.ts';
import { consensus, houseProjections } from './house.ts';
import type { RowOf, Table } from './table.ts';

/** Tables that the house methods compute from those that a data mode delivers. */
export const HOUSE_TABLES = { consensus, houseProjections, accuracy } as const;

/** Every table of an edition, by name: what was delivered and what the house made of it. */
export const EDITION_TABLES = { ...TABLES, ...HOUSE_TABLES } as const;
export type EditionTableName = keyof typeof EDITION_TABLES;

/** All tables filled. */
export type EditionTables = { readonly [N in EditionTableName]: Table<(typeof EDITION_TABLES)[N]> };

/** What the house methods add. */
export type HouseRows = { readonly [N in keyof typeof HOUSE_TABLES]: readonly RowOf<(typeof HOUSE_TABLES)[N]>[] };
