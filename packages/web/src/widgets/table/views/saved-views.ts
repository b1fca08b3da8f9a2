// Views of tables that a person has named: filters, order and columns, kept in this browser.
import { storedValue } from '../../../ui/stored-value.ts';

/** The state of a table under a name. */
export interface SavedView {
  readonly name: string;
  /** As in the table's address, without the page. Its route reads it as it reads any address. */
  readonly search: Readonly<Record<string, string | number>>;
}

/** By the path of their table, in the order in which they were saved. */
export type SavedViews = Readonly<Record<string, readonly SavedView[]>>;

/** Characters of a name. */
export const LONGEST_NAME = 40;
/** Views of one table, and tables with views: more than anybody names. */
export const MOST_VIEWS = 20;
const MOST_TABLES = 100;
const LONGEST_VALUE = 400;

const NONE: SavedViews = {};
/** What is no part of a view: where one had got to in it, and whose card lay over it. */
const PASSING: ReadonlySet<string> = new Set(['page', 'player']);

/** The part of an address that a view keeps. */
export const viewOf = (search: Readonly<Record<string, unknown>>): SavedView['search'] =>
  Object.fromEntries(
    Object.entries(search).filter(
      (entry): entry is [string, string | number] =>
        !PASSING.has(entry[0]) &&
        (typeof entry[1] === 'number' || (typeof entry[1] === 'string' && entry[1].length <= LONGEST_VALUE)),
    ),
  );

/** Whether a table shows the view. */
export const isShown = (view: SavedView, search: Readonly<Record<string, unknown>>): boolean => {
  const sorted = (one: SavedView['search']) => JSON.stringify(Object.entries(one).sort());
  return sorted(view.search) === sorted(viewOf(search));
};

/** Views as they were left; anything that is not one of ours is passed over. */
export function parseViews(text: string | null): SavedViews {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value !== 'object' || value === null) return NONE;
    return Object.fromEntries(
      Object.entries(value)
        .slice(0, MOST_TABLES)
        .map(([path, views]) => [path, Array.isArray(views) ? views.slice(0, MOST_VIEWS).flatMap(parseView) : []]),
    );
  } catch {
    return NONE; // somebody else wrote there
  }
}

function parseView(raw: { readonly name?: unknown; readonly search?: unknown } | null): SavedView[] {
  if (typeof raw?.name !== 'string' || typeof raw.search !== 'object' || raw.search === null) return [];
  return [{ name: raw.name.slice(0, LONGEST_NAME), search: viewOf(raw.search as Record<string, unknown>) }]; // an object
}

/** The views with one more; one of the same name gives way to it. At most twenty: the oldest goes. */
export const withView = (views: SavedViews, path: string, view: SavedView): SavedViews => ({
  ...views,
  [path]: [...(views[path] ?? []).filter(({ name }) => name !== view.name), view].slice(-MOST_VIEWS),
});

/** The views without the one of that name. */
export const withoutView = (views: SavedViews, path: string, name: string): SavedViews => ({
  ...views,
  [path]: (views[path] ?? []).filter((view) => view.name !== name),
});

/** The views of all tables. */
export const savedViews = storedValue<SavedViews>('pylon_table_views', parseViews);
