import { OWNERSHIP_MEASURES } from '@pylon/almanac/tables/market';
import type { ownership } from '@pylon/contract/tables/ownership.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { type ListedRow, listBefore, newestLists } from '../../football/newest-lists.ts';
import type { RowsOf } from '../../tables/rows.ts';
import { publisherName } from '../../wire/expert.ts';

type Measure = (typeof OWNERSHIP_MEASURES)[number];
interface OwnershipRow extends ListedRow {
  readonly measure: string;
  readonly entityId: string;
  readonly amount: number;
}

const WEEK_DAYS = 7;

/** Everybody whom a newest list names, the most widely owned first. Several providers' shares count as their mean. */
export const rows: RowsOf<typeof ownership> = ({ edition, season }) => {
  const { column, length } = edition.tables.ownership;
  const listed = Array.from({ length }, (_, row) => row)
    .filter((row) => column.season[row] === season)
    .map(
      (row): OwnershipRow => ({
        provider: column.provider[row] ?? '',
        asOf: column.asOf[row] ?? '',
        measure: column.measure[row] ?? '',
        entityId: column.entityId[row] ?? '',
        amount: column.amount[row] ?? 0,
      }),
    );
  const told = OWNERSHIP_MEASURES.map((measure) => [measure, toldOf(listed, measure)] as const);
  const of = Object.fromEntries(told) as Readonly<Record<Measure, Told>>; // one for each
  const entityIds = new Set(told.flatMap(([, { amounts }]) => [...amounts.keys()]));
  return [...entityIds]
    .filter((entityId) => {
      const position = edition.indexes.positionOf(entityId, season);
      return position !== null && isPosition(position);
    })
    .map((entityId) => {
      const at = (measure: Measure) => of[measure].amounts.get(entityId) ?? null;
      const [owned, adds, drops] = [at('owned'), at('adds'), at('drops')];
      const before = of.owned.before.get(entityId);
      return {
        ...{ entityId, owned, adds, drops, started: at('started') },
        ...{ addedShare: at('addedShare'), droppedShare: at('droppedShare') },
        ownedChange: owned === null || before === undefined ? null : owned - before,
        net: adds === null && drops === null ? null : (adds ?? 0) - (drops ?? 0),
        told: [...new Set(told.flatMap(([, own]) => (own.amounts.has(entityId) ? own.sources : [])))].join(', '),
      };
    })
    .sort((one, other) => (other.owned ?? 0) - (one.owned ?? 0));
};

/** What newest lists say by entity, and those of a week before. */
interface Told {
  readonly amounts: ReadonlyMap<string, number>;
  readonly before: ReadonlyMap<string, number>;
  /** 'ESPN 2026-09-01' */
  readonly sources: readonly string[];
}

function toldOf(listed: readonly OwnershipRow[], measure: Measure): Told {
  const ofMeasure = listed.filter((row) => row.measure === measure);
  const lists = newestLists(ofMeasure);
  return {
    amounts: meansOf(lists.flatMap(({ rows }) => rows)),
    before: meansOf(lists.flatMap((list) => listBefore(ofMeasure, list, WEEK_DAYS))),
    sources: lists.map(({ provider, asOf }) => `${publisherName(provider)} ${asOf}`),
  };
}

const meansOf = (listed: readonly OwnershipRow[]): ReadonlyMap<string, number> =>
  new Map(
    [...Map.groupBy(listed, ({ entityId }) => entityId)].map(([entityId, own]) => [
      entityId,
      own.reduce((sum, { amount }) => sum + amount, 0) / own.length,
    ]),
  );
