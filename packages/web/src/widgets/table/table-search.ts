import { MOST_ROWS, PAGE_SIZE } from '@pylon/contract/tables/page-limits';
import { MOST_COMPARED } from '@pylon/contract/tables/time-series/series-stats';
import type { Season } from '@pylon/contract/wire';
import { FREE_SCORING_ID } from '@pylon/engine/scoring/free-scoring';
import { POSITION_LABELS, POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { REGULAR_SEASON_WEEKS, weekToShow } from '@pylon/engine/vocabulary/weeks';

/** What a table can be narrowed to by position. */
export type PositionChoice = Position | 'FLEX';

/** In the order screens list them. @source docs/sources.md "Tables" */
export const POSITION_CHOICES: readonly PositionChoice[] = ['QB', 'RB', 'WR', 'TE', 'FLEX', 'K', 'DST'];
export const positionChoiceLabel = (choice: PositionChoice): string =>
  choice === 'FLEX' ? 'FLEX' : POSITION_LABELS[choice];

/** Rows of a page; 'all' are those of every page. */
export const PAGE_SIZES = ['15', '50', '100', 'all'] as const;

/** A table without a scoring in its address is in the free one. */
export const DEFAULT_SCORING = FREE_SCORING_ID;

/** The state of a table in its address. What is at its default is absent. */
export interface TableSearch {
  /** From 2. */
  readonly page?: number;
  readonly rows?: '50' | '100' | 'all';
  /** A leading − sorts downward. */
  readonly sort?: string;
  /** Positions joined by commas, or 'ALL' where all is not the default. */
  readonly pos?: string;
  readonly team?: string;
  readonly q?: string;
  readonly scoring?: string;
  /** A league other than the scoring's, see `league-in-address.ts`. */
  readonly league?: string;
  readonly season?: string;
  readonly week?: number;
  readonly view?: string;
  /** Columns shown besides, and those hidden with a − before them, joined by commas. */
  readonly cols?: string;
  /** Experts or providers shown, joined by commas. */
  readonly from?: string;
  /** The format of drafts whose picks are shown besides, and the one that they are compared with. */
  readonly format?: string;
  readonly beside?: string;
  /** Players that a page puts beside each other, ids joined by commas. */
  readonly players?: string;
  /** A league of the person's list: whom their team has in it. */
  readonly mineIn?: string;
  /** The same: who is on no roster of it. */
  readonly freeIn?: string;
}

const LEAGUE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Addresses are typed by people: what does not fit is left out, never an error. */
const PATTERNS = {
  sort: /^-?[\w.:-]{1,59}$/,
  team: /^[A-Z]{2,3}$/,
  scoring: /^[\w-]{1,40}$/,
  league: /^\d{1,3}(-\d{1,3}){12}$/,
  season: /^\d{4}$/,
  view: /^[a-z]{1,12}$/,
  cols: /^[\w,.-]{1,400}$/,
  from: /^[\w,.-]{1,400}$/,
  format: /^[a-z-]{1,20}$/,
  beside: /^[a-z-]{1,20}$/,
  players: /^[\w:.,-]{2,170}$/,
  mineIn: LEAGUE,
  freeIn: LEAGUE,
} as const;

const POSITION_SET: ReadonlySet<string> = new Set([...POSITIONS, 'FLEX']);

/** The state of a table from the texts of an address. */
export function parseTableSearch(raw: Readonly<Record<string, unknown>>): TableSearch {
  const text = (name: string) => (raw[name] === undefined ? '' : String(raw[name]));
  const found: Record<string, string | number> = {};
  for (const [name, pattern] of Object.entries(PATTERNS)) if (pattern.test(text(name))) found[name] = text(name);
  const page = Number(text('page'));
  if (Number.isInteger(page) && page > 1 && page < 10_000) found['page'] = page;
  const week = Number(text('week'));
  if (Number.isInteger(week) && week >= 1 && week <= 22) found['week'] = week;
  if (['50', '100', 'all'].includes(text('rows'))) found['rows'] = text('rows');
  const query = text('q').trim().slice(0, 60);
  if (query !== '') found['q'] = query;
  const positions = text('pos')
    .split(',')
    .filter((each) => POSITION_SET.has(each));
  if (text('pos') === 'ALL') found['pos'] = 'ALL';
  else if (positions.length > 0) found['pos'] = [...new Set(positions)].join(',');
  return found as TableSearch; // every name was checked above against its own rule
}

/** A list in an address. @example listOf('QB,RB') // → ['QB', 'RB'] */
export const listOf = (text: string | undefined): readonly string[] => (text ? text.split(',') : []);

/** The players of an address, each once. @example playersIn({ players: 'KC,KC' }) // → ['KC'] */
export const playersIn = ({ players }: Pick<TableSearch, 'players'>): readonly string[] =>
  [...new Set(listOf(players).filter(({ length }) => length >= 2 && length <= 40))].slice(0, MOST_COMPARED);

/** The positions asked for; empty is all. */
export function positionsOf(search: TableSearch, standard: readonly PositionChoice[]): readonly PositionChoice[] {
  if (search.pos === undefined) return standard;
  return POSITION_CHOICES.filter((choice) => listOf(search.pos).includes(choice));
}

/** The league whose players are asked for. */
export const heldOf = ({ mineIn, freeIn }: TableSearch) => ({
  ...(mineIn ? { mineIn } : {}),
  ...(freeIn ? { freeIn } : {}),
});

/** The week shown: the one asked for, else the next to be played, or the last of a season gone by. */
export function weekShown({ week, season }: TableSearch, now: Pick<Season, 'id' | 'currentWeek'>): number {
  if (week !== undefined) return week;
  return season === undefined || season === now.id ? weekToShow(now) : REGULAR_SEASON_WEEKS;
}

/** A choice of the week that is shown, in an address that need not name it. */
export const weekChosen = (week: number, { season }: TableSearch, now: Season): SearchChange => ({
  week: week === weekShown(season === undefined ? {} : { season }, now) ? undefined : week,
});

/** What a table's rows are about, in words. */
export type RowsWord = 'players' | 'teams';

/** How many rows a page has, and how many lie before it. Teams stand on one; of all rows, these are the first. */
export function pageOf(
  search: TableSearch,
  about: RowsWord = 'players',
): { readonly limit: number; readonly offset: number } {
  if (about === 'teams' || search.rows === 'all') return { limit: MOST_ROWS, offset: 0 };
  const limit = Number(search.rows ?? PAGE_SIZE);
  return { limit, offset: ((search.page ?? 1) - 1) * limit };
}

/**
 * A change of a table's state: the default of a value is `undefined`. Anything but a change of page goes back to the
 * first.
 */
export type SearchChange = { readonly [K in keyof TableSearch]?: TableSearch[K] | undefined };

/** A change that takes values back to their defaults. */
export const without = (...names: readonly (keyof TableSearch)[]): SearchChange =>
  Object.fromEntries(names.map((name) => [name, undefined]));

/** The state after a change, without what is back at its default. */
export function changedSearch<S extends TableSearch>(search: S, change: SearchChange): S {
  const merged = { ...search, ...('page' in change || 'cols' in change ? {} : { page: undefined }), ...change };
  // Values only left out
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined && value !== '')) as S;
}
