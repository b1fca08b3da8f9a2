// Which columns a person shows and hides. Only what differs from the standard is told: a key is shown, −key is hidden.
import type { Column } from './column.ts';

/** Before the key of a column that is hidden. */
const HIDDEN = '-';

/** Those that can be hidden and shown: all behind the one that names a row. */
export const choosable = <R>(columns: readonly Column<R>[], nameKey: string): readonly Column<R>[] =>
  columns.slice(columns.findIndex(({ key }) => key === nameKey) + 1);

/**
 * The columns where they were chosen to be. One that is hidden opens under its row on a phone, as any that is picked.
 *
 * @param choices keys, of those that are hidden with a − before them; others than these columns' are passed over
 */
export function asChosen<R>(
  columns: readonly Column<R>[],
  choices: readonly string[],
  nameKey: string,
): readonly Column<R>[] {
  const free = new Set(choosable(columns, nameKey));
  return columns.map((column) => {
    if (!free.has(column)) return column;
    if (column.shows === 'picked') return choices.includes(column.key) ? { ...column, shows: 'desktop' } : column;
    return choices.includes(HIDDEN + column.key) ? { ...column, shows: 'picked' } : column;
  });
}

/**
 * The choices once a column is shown or hidden, in the order of the columns; those about columns that are not there
 * stay, behind them.
 *
 * @param columns as they are where nothing is chosen
 */
export function withChoice<R>(
  columns: readonly Column<R>[],
  choices: readonly string[],
  { key, isShown }: { readonly key: string; readonly isShown: boolean },
): readonly string[] {
  const keyOf = (choice: string) => (choice.startsWith(HIDDEN) ? choice.slice(HIDDEN.length) : choice);
  const isStandard = columns.some((column) => column.key === key && (column.shows !== 'picked') === isShown);
  const others = choices.filter((choice) => keyOf(choice) !== key);
  const places = new Map(columns.map((column, place) => [column.key, place]));
  const placeOf = (choice: string) => places.get(keyOf(choice)) ?? columns.length;
  return [...others, ...(isStandard ? [] : [isShown ? key : HIDDEN + key])].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
}
