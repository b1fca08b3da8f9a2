// Source dictionaries: what a published file's columns are called, hold and mean, as data.
import type { TeamId } from '@pylon/engine/vocabulary/entities';

/**
 * What a cell holds. `whole` may be written '69' or '69.0', and so may `players`, of whom a side has up to eleven;
 * `flag` TRUE/FALSE/1/0; `date` '2025-09-04';
 * `team` any spelling of a team (see team-codes.ts) or of 'no team', which reads as missing.
 */
export type CellType = 'text' | 'number' | 'whole' | 'players' | 'flag' | 'date' | 'team';

/**
 * `need`: the column must be there and every cell filled. `may`: the column must be there, cells may be empty.
 * `later`: the column may be missing, because some published versions lack it or because nothing depends on it; its
 * cells then read as missing.
 */
export type Presence = 'need' | 'may' | 'later';

export interface SourceColumn<T extends CellType = CellType, P extends Presence = Presence> {
  readonly type: T;
  readonly presence: P;
  readonly meaning: string;
  /** Earlier or later names of the same column. */
  readonly aliases: readonly string[];
}

export interface SourceDictionary {
  /** 'nflverse/games': the source and the kind of file. */
  readonly kind: string;
  /** What one record is. */
  readonly meaning: string;
  /** Columns that together identify a record; empty when the source itself repeats records. */
  readonly key: readonly string[];
  /** Column that says when a record was written: of two records with one key the later counts. */
  readonly dated?: string;
  readonly columns: Readonly<Record<string, SourceColumn>>;
}

type CellValue<T extends CellType> = T extends 'number' | 'whole' | 'players'
  ? number
  : T extends 'flag'
    ? boolean
    : T extends 'team'
      ? TeamId
      : string;
type ValueOf<C extends SourceColumn> = C['presence'] extends 'need'
  ? CellValue<C['type']>
  : CellValue<C['type']> | null;

/** A record of the file; a missing cell is null. */
export type RecordOf<D extends SourceDictionary, N extends keyof D['columns'] = keyof D['columns']> = {
  readonly [K in N]: ValueOf<D['columns'][K]>;
};

function maker<P extends Presence>(presence: P) {
  const of =
    <T extends CellType>(type: T) =>
    (meaning: string, ...aliases: string[]): SourceColumn<T, P> => ({ type, presence, meaning, aliases });
  return {
    text: of('text'),
    number: of('number'),
    whole: of('whole'),
    players: of('players'),
    flag: of('flag'),
    date: of('date'),
    team: of('team'),
  };
}

/** Columns that must be there and filled: `need.whole('Year in which the season began')`. */
export const need = maker('need');
/** Columns that must be there, cells may be empty. */
export const may = maker('may');
/** Columns whose absence is no fault; where versions differ the meaning says since when. */
export const later = maker('later');

/** Names of columns that are described together, for a reader that takes those alone. */
export const columnsOf = <C extends Readonly<Record<string, SourceColumn>>>(columns: C) =>
  Object.keys(columns) as (keyof C & string)[];

/** Keeps a dictionary's literal types. */
export const defineSource = <const D extends SourceDictionary>(dictionary: D): D => dictionary;
