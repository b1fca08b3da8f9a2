/**
 * A table of players or teams, declared once: everything that is told of it follows from its declaration.
 *
 * Terminology.
 *
 * - **Column**: a value that every row has, under one name on the wire, in an order, in a file and in a head.
 * - **Order**: what rows are sorted by under a key. A column of numbers or words is one by itself; a table names the
 *   others.
 * - **Feature**: what a plan opens. The engine knows it by name only; the contract says which plan.
 * - **Facts**: a row as it is computed, before anything is rounded or locked.
 *
 * Declarations hold no schema and no function, so that the browser loads them and a test can walk them.
 */
import type { Position } from '../vocabulary/positions.ts';
import type { PositionChoice } from './entity-filter.ts';
import type { Section } from './sections.ts';

/** What stands in the place of a value that a plan would open: the value itself stays where it was computed. */
export interface Lock {
  readonly locked: true;
  /** The tier that opens it. */
  readonly tier: 1 | 2;
}

/** Whether a value is locked. */
export const isLock = (value: unknown): value is Lock =>
  typeof value === 'object' && value !== null && 'locked' in value && value.locked === true;

/** What a value is, by its kind. Numbers with a fraction are told with two decimals. */
export interface Values {
  /** A count or a place. */
  readonly whole: number;
  readonly decimal: number;
  /** A quotient, of which the second decimal tells. */
  readonly ratio: number;
  /** 0 to 100. */
  readonly share: number;
  /** 0 to 100, of a method of ours. */
  readonly score: number;
  /** Above zero is more. */
  readonly change: number;
  /** The same, of what has no fraction. */
  readonly wholeChange: number;
  /** Told with its sign, of which neither is better: a bookmaker's spread. */
  readonly signed: number;
  readonly dollars: number;
  readonly text: string;
  /** A number by snapshot, oldest first. */
  readonly trend: { readonly asOf: string; readonly adp: number }[];
  /** Numbers by name. */
  readonly amounts: Record<string, number>;
  /** Places by name. */
  readonly places: Record<string, number>;
  readonly points: { readonly floor: number; readonly expected: number; readonly ceiling: number };
  readonly opinion: { readonly rank: number; readonly expertId: string };
  readonly game: {
    readonly week: number;
    readonly kickoff: string;
    readonly isHome: boolean;
    readonly opponent: string;
    /** Of a game that is over. */
    readonly isOver?: true | undefined;
  };
  /** A schedule by week; a bye has no opponent. An opponent's place is among all teams, from 1. */
  readonly opponents: {
    readonly week: number;
    readonly opponent: string | null;
    readonly isHome: boolean;
    readonly place: number | null;
  }[];
}
export type ValueKind = keyof Values;

/** A column. `F` are the names of features. */
export interface Column<F extends string = string> {
  /** In the head. */
  readonly title: string;
  /** One line of what it says. */
  readonly hint?: string;
  /** Its name in a file, where it is not the title. */
  readonly inFile?: string;
  readonly kind: ValueKind;
  /** Whether a row may be without it. */
  readonly nullable?: true;
  /** Who may see it: below the feature's tier a lock stands in every row. Absent: everybody. */
  readonly feature?: F;
  /** `rows`: the rows say which of them are locked. `each`: so do they for every amount of its own. */
  readonly locks?: 'rows' | 'each';
  /** Where the numbers come from. */
  readonly from: string;
  /** `phone`: everywhere; `desktop` (unless said): on a phone under the row; `picked`: when it is chosen. */
  readonly shows?: 'phone' | 'desktop' | 'picked';
  /** Positions whose story it tells: it is shown when no others are asked for, and picked when none of them is. */
  readonly shownFor?: readonly Position[];
  /** Whether the first click sorts from high to low. */
  readonly isHighFirst?: true;
  /** Calls may ask for its order, heads do not offer it. */
  readonly isOrderHidden?: true;
  /** The column of amounts that it stands in on the wire, under its own name. */
  readonly within?: string;
  /** It is the place of that column's value, from 1, and is drawn in its cell instead of one of its own. */
  readonly placeOf?: string;
}

const SORTABLE: ReadonlySet<ValueKind> = new Set([
  'whole',
  'decimal',
  'ratio',
  'share',
  'score',
  'change',
  'wholeChange',
  'signed',
  'dollars',
  'text',
]);
/** Whether a column is an order by itself: of what is more than one number or text, a table says what is sorted by. */
export const isSortable = ({ kind }: Column): boolean => SORTABLE.has(kind);

/** What rows are sorted by under a key: a path into the facts, `points.expected`. Rows without it come last. */
export interface Order {
  readonly by: string;
  /** What a row without it counts as. */
  readonly absent?: number;
  /** Open whoever may see the column of the same name: the order gives nothing away. */
  readonly isOpen?: true;
}

/** A question of a table's own: one of some answers, one of those that a call offers, or a list of names. */
export type OwnFilter =
  | {
      readonly kind: 'choice';
      readonly title: string;
      readonly choices: Readonly<Record<string, string>>;
      readonly standard: string;
    }
  /** One of what a call offers as `choices`, or of `more`; nothing chosen is '', and is called `standard`. */
  | {
      readonly kind: 'offered';
      readonly title: string;
      readonly call: string;
      readonly standard: string;
      readonly more?: Readonly<Record<string, string>>;
    }
  /** Narrows amounts to the members named, and rows to those that have one of them, or one of `or`; 'all' is all. */
  | {
      readonly kind: 'members';
      readonly of: readonly string[];
      readonly or?: readonly string[];
      readonly members: readonly string[];
    };

export interface Filters {
  /**
   * Positions that it opens on; absent is everybody. Of a table about teams, those whose figures it holds; without them
   * such a table has no question of positions.
   */
  readonly positions?: readonly PositionChoice[];
  /** Positions that it has rows of, which its page offers; absent is all. */
  readonly among?: readonly PositionChoice[];
  /** Weeks can be asked for; the whole season (−1) unless one is. */
  readonly week?: true;
  /** Rows are of one week, never of the season: the next to be played unless another is asked for. */
  readonly isOfOneWeek?: true;
  /** Points are counted in a scoring system that is asked for. */
  readonly scoring?: true;
  readonly own?: Readonly<Record<string, OwnFilter>>;
}

/** Below the feature's tier its columns are open in the first rows only, and the others stand in no order of theirs. */
export interface Preview<F extends string = string> {
  readonly feature: F;
  /** How many of the positions asked for, the best by the standard order. */
  readonly rows: number;
  /** What the plan opens, in the words that it is sold by; absent where the contract has them. */
  readonly soldAs?: string;
}

/** A column as a direction of a picture, and what less and more of it are called. */
export interface QuadrantAxis {
  readonly column: string;
  readonly less: string;
  readonly more: string;
  /** Less of it stands where more usually does: few seconds are fast. */
  readonly isLessUp?: true;
}

export interface Table<F extends string = string> {
  /** In addresses of files and tests: kebab-case. */
  readonly name: string;
  /** Name and path of its call, under /api. */
  readonly call: string;
  readonly callPath: `/${string}`;
  readonly method?: 'POST';
  /** The page's address. */
  readonly path: `/${string}`;
  /** Where menus have it. */
  readonly section: Section;
  /** Its page, its call's schemas and its answer are written by hand where the declaration does not tell them. */
  readonly isByHand?: true;
  readonly title: string;
  /** One line of what it answers. */
  readonly question: string;
  /** What has to be published for it to have rows, told where there are none. */
  readonly needs?: string;
  /** Rows are about teams, every one of which is listed: names and the team filter are theirs. Absent: players. */
  readonly about?: 'teams';
  /** What the API reference calls a row. */
  readonly rowName: string;
  /** A player has several rows: the column, open to everybody, that tells them apart, and what they are called. */
  readonly several?: { readonly by: string; readonly called: string };
  readonly filters: Filters;
  /** Whom a row is about can be sorted by under `athleteName`, whatever the columns. */
  readonly orders?: Readonly<Record<string, Order>>;
  /** The order unless one is asked for; a leading − sorts downward. */
  readonly sort: string;
  /** Orders by what a person brings, which only their browser can make. */
  readonly broughtOrders?: readonly string[];
  readonly preview?: Preview<F>;
  /** The page that says how its figures are made. */
  readonly methodPage?: { readonly path: `/${string}`; readonly title: string };
  /** Two of its columns as a picture over the table. */
  readonly quadrant?: { readonly across: QuadrantAxis; readonly up: QuadrantAxis };
  readonly columns: Readonly<Record<string, Column<F>>>;
}

/** Declares a table; the type of its rows follows. */
export const defineTable = <const T extends Table>(table: T): T => table;

type Columns<T extends Table> = T['columns'];
type Nullable<C extends Column> = C extends { readonly nullable: true } ? null : never;
type IsLocked<C extends Column> = C extends { readonly feature: string } ? Lock : never;

/** What a cell holds on the wire. */
type Cell<C extends Column> = C extends { readonly locks: 'each' }
  ? Record<string, number | Lock>
  : Values[C['kind']] | Nullable<C> | IsLocked<C>;

/** The columns of a row on the wire, whom it is about beside them. */
export type CellsOf<T extends Table> = {
  -readonly [K in keyof Columns<T> as Columns<T>[K] extends { readonly within: string } ? never : K]: Cell<
    Columns<T>[K]
  >;
};

type Value<C extends Column> = Readonly<Values[C['kind']]> | Nullable<C>;
type Fact<C extends Column> = C extends { readonly locks: 'rows' }
  ? Value<C> | Lock
  : C extends { readonly locks: 'each' }
    ? Readonly<Record<string, number | Lock>>
    : Value<C>;

/**
 * What is computed for a row: every column, unlocked unless the rows say themselves what is. What costs something is
 * computed for the rows of a page only, by a function.
 */
export type FactsOf<T extends Table> = { readonly entityId: string } & {
  readonly [K in keyof Columns<T>]: Fact<Columns<T>[K]> | (() => Fact<Columns<T>[K]>);
};
