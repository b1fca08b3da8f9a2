// Rows in the order of their names. Comparing names as people read them is dear, and the rows of a table are asked for
// again and again: their order is reckoned once for the same rows.
import { type NamedEntity, nameOf } from './entity-filter.ts';
import { compareIds, compareText } from './sort-rows.ts';

type Row = NamedEntity & { readonly entityId: string };

interface NameOrder<R> {
  readonly rows: readonly R[];
  /** Where each name stands; names that read alike stand in one place. */
  readonly places: ReadonlyMap<string, number>;
}

const kept = new WeakMap<readonly Row[], NameOrder<Row>>();

/** Rows by name, those of one name by entity. */
export function nameOrder<R extends Row>(rows: readonly R[]): NameOrder<R> {
  const before = kept.get(rows) as NameOrder<R> | undefined; // what was made of the same rows
  if (before) return before;
  const places = placesOf(new Set(rows.map(nameOf)));
  const placed = rows.map((row) => ({ row, place: places.get(nameOf(row)) as number })); // of all names
  placed.sort((a, b) => a.place - b.place || compareIds(a.row.entityId, b.row.entityId));
  const order = { rows: placed.map(({ row }) => row), places };
  kept.set(rows, order);
  return order;
}

function placesOf(names: ReadonlySet<string>): ReadonlyMap<string, number> {
  const sorted = [...names].sort(compareText);
  let place = 0;
  return new Map(
    sorted.map((name, index) => {
      const previous = sorted[index - 1];
      if (previous !== undefined && compareText(previous, name) !== 0) place += 1;
      return [name, place];
    }),
  );
}
