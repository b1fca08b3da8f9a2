/**
 * What a declaration says of a table's file: whom each row is about, and every column. Cells that hold several numbers
 * by name (an expert's each, say) are as many columns.
 */
import { isGameToldOf } from '../vocabulary/player-status.ts';
import { isPosition, POSITION_LABELS } from '../vocabulary/positions.ts';
import type { CsvColumn, CsvValue } from './csv.ts';
import { opponentsInWords } from './opponents-in-words.ts';
import { type Column, isLock, type Table, type Values } from './table.ts';

/** Whom a row is about, as far as a file tells of them: one of the two is set. */
export interface FileRow {
  readonly athlete: {
    readonly fullName: string;
    readonly position: string;
    readonly team: string | null;
    readonly status: string;
    readonly injuryStatus: string | null;
  } | null;
  readonly team: { readonly fullName: string; readonly alias: string; readonly divisionName: string } | null;
}

const labelOf = (position: string): string => (isPosition(position) ? POSITION_LABELS[position] : position);

/** Whom a row is about. */
export const PLAYER_IN_FILE = {
  name: { head: 'Player', cell: ({ athlete, team }: FileRow) => athlete?.fullName ?? team?.fullName },
  position: {
    head: 'Position',
    cell: ({ athlete, team }: FileRow) => (athlete ? labelOf(athlete.position) : team && POSITION_LABELS.DST),
  },
  team: { head: 'Team', cell: ({ athlete, team }: FileRow) => (athlete ? athlete.team : team?.alias) },
} as const;

/** Which team a row is about, in a table about teams. */
export const TEAM_IN_FILE = {
  name: { head: 'Team', cell: ({ team }: FileRow) => team?.fullName },
  code: { head: 'Code', cell: ({ team }: FileRow) => team?.alias },
  division: { head: 'Division', cell: ({ team }: FileRow) => team?.divisionName },
} as const;

/** What a row holds under a column's name. */
export function cellOf(row: object, key: string, { within }: Pick<Column, 'within'>): unknown {
  const cells = row as Readonly<Record<string, unknown>>; // rows of the table have its columns
  return within === undefined ? cells[key] : (cells[within] as Readonly<Record<string, unknown>> | undefined)?.[key];
}

/** The game that a column tells of, itself or as a place drawn beside it; undefined for a column of something else. */
function gameKeyOf(columns: Table['columns'], key: string): string | undefined {
  const told = columns[key]?.placeOf ?? key;
  return columns[told]?.kind === 'game' ? told : undefined;
}

/** Whether a row tells of a column: of a game to come, only where somebody may play it. */
export function isToldIn({ columns }: Pick<Table, 'columns'>, key: string, row: Pick<FileRow, 'athlete'>): boolean {
  const gameKey = gameKeyOf(columns, key);
  const game = gameKey === undefined ? null : cellOf(row, gameKey, {});
  return gameKey === undefined || isGameToldOf(isLock(game) ? null : (game as Values['game'] | null), row.athlete);
}

/** A column of one value. */
export function inFile<T extends Table>(table: T, key: keyof T['columns'] & string): CsvColumn<FileRow> {
  const column = table.columns[key] as Column; // a key of the declaration
  return {
    head: column.inFile ?? column.title,
    cell: (row) => (isToldIn(table, key, row) ? inOneField(cellOf(row, key, column), column) : null),
  };
}

/** What stands before an opponent away from home; a spreadsheet takes it for the beginning of a formula. */
const AWAY = /^@ ?(?=[A-Z])/;

/** The last value of a course, opponents and a game in words; other kinds are one value. */
function inOneField(value: unknown, { kind }: Column): CsvValue {
  if (isLock(value)) return value;
  if (kind === 'game') return gameInFile(value as Values['game'] | null);
  if (kind === 'opinion') return (value as Values['opinion'] | null)?.rank;
  if (kind === 'opponents') return opponentsInWords(value as Values['opponents']); // the column's kind
  if (Array.isArray(value)) return (value as Values['trend']).at(-1)?.adp; // of the lists only a course is left
  if (typeof value === 'string') return value.replace(AWAY, 'at ');
  return value as CsvValue;
}

/** @example gameInFile({ week: 9, kickoff: '2025-11-02T18:00:00Z', isHome: false, opponent: 'WAS' }) // → 'at WAS' */
const gameInFile = (game: Values['game'] | null): string | null =>
  game && `${game.isHome ? 'vs' : 'at'} ${game.opponent}`;

/** Kinds whose cells hold several numbers. */
const SEVERAL: ReadonlySet<string> = new Set(['amounts', 'places', 'points']);

/**
 * Every column of a table's file, in the order of the declaration.
 *
 * @param rows those of the file: numbers by name are told under whatever names they have there
 * @param names what ids of experts and lists are called
 */
export function fileColumns<R extends FileRow>(
  table: Table,
  rows: readonly R[],
  names: ReadonlyMap<string, string> = new Map(),
): readonly CsvColumn<R>[] {
  const who = Object.values<CsvColumn<FileRow>>(table.about === 'teams' ? TEAM_IN_FILE : PLAYER_IN_FILE);
  const columns = Object.entries(table.columns).flatMap(([key, column]): readonly CsvColumn<FileRow>[] => {
    const isSeveral = column.locks === 'each' || SEVERAL.has(column.kind);
    if (!isSeveral || column.within !== undefined) return [inFile(table, key)];
    const partOf = (row: object, part: string): CsvValue => {
      const cells = cellOf(row, key, column) as Readonly<Record<string, CsvValue>> | null | undefined; // of such a kind
      return isLock(cells) ? cells : cells?.[part];
    };
    const held = rows.flatMap((row) => {
      const cells = cellOf(row, key, column);
      return isLock(cells) || !cells ? [] : Object.keys(cells);
    });
    return [...new Set(held)].map((part) => ({
      head: `${column.inFile ?? column.title}: ${names.get(part) ?? part}`,
      cell: (row) => partOf(row, part),
    }));
  });
  return [...who, ...columns];
}
