// How widely players are owned, started, added and dropped, as the newest lists say.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { OWNERSHIP_MEASURES } from '@pylon/almanac/tables/market';
import { onceFor } from '../../almanac/edition-memo.ts';
import { publisherName } from '../../wire/expert.ts';
import { type ListedRow, listBefore, newestLists } from './newest-lists.ts';

export type OwnershipMeasure = (typeof OWNERSHIP_MEASURES)[number];

interface OwnershipRow extends ListedRow {
  readonly entityId: string;
  readonly amount: number;
}

/** What newest lists say by entity, and those of a week before. */
export interface OwnershipTold {
  readonly amounts: ReadonlyMap<string, number>;
  readonly before: ReadonlyMap<string, number>;
  /** 'ESPN 2026-09-01' */
  readonly sources: readonly string[];
}

const WEEK_DAYS = 7;

/** A measure of a season by entity. Several providers' amounts count as their mean. */
export const ownershipTold = (edition: Edition, season: number, measure: OwnershipMeasure): OwnershipTold =>
  onceFor(edition, `ownership ${season} ${measure}`, () => {
    const { column, length } = edition.tables.ownership;
    const listed = Array.from({ length }, (_, row) => row)
      .filter((row) => column.season[row] === season && column.measure[row] === measure)
      .map(
        (row): OwnershipRow => ({
          provider: column.provider[row] ?? '',
          asOf: column.asOf[row] ?? '',
          entityId: column.entityId[row] ?? '',
          amount: column.amount[row] ?? 0,
        }),
      );
    const lists = newestLists(listed);
    return {
      amounts: meansOf(lists.flatMap(({ rows }) => rows)),
      before: meansOf(lists.flatMap((list) => listBefore(listed, list, WEEK_DAYS))),
      sources: lists.map(({ provider, asOf }) => `${publisherName(provider)} ${asOf}`),
    };
  });

const meansOf = (listed: readonly OwnershipRow[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(listed, ({ entityId }) => entityId)].map(([entityId, own]) => [
      entityId,
      own.reduce((sum, { amount }) => sum + amount, 0) / own.length,
    ]),
  );
