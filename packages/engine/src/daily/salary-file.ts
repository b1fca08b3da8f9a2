/**
 * The salary file of a site, as a person exports it: a row for each player of a slate, with price, team and game.
 *
 * A file may have been cut, opened in a spreadsheet or edited. A row counts only when all that it says twice agrees and
 * its price is one that the site can have; any other is passed over and told of. Cells hold no line breaks, so a torn
 * row costs itself alone. Spreadsheets of many countries part cells by semicolons.
 */
import type { Position } from '../vocabulary/positions.ts';
import type { Result } from '../vocabulary/result.ts';
import { toTeamId } from '../vocabulary/team-codes.ts';
import {
  isSalary,
  LONGEST_SALARY_NAME,
  MOST_SALARY_CHARACTERS,
  MOST_SALARY_LINES,
  type SalaryLine,
} from './salary-line.ts';
import type { DailySite } from './sites.ts';

/** Why a row does not count. */
export type LineFault = 'torn' | 'contradicts' | 'position' | 'team' | 'salary' | 'game' | 'twice';

/** A row that does not count. */
export interface PassedLine {
  /** Of the file, from 1, the header being 1. */
  readonly row: number;
  /** What it begins with. */
  readonly text: string;
  readonly fault: LineFault;
}

export interface SalaryFile {
  readonly site: DailySite;
  /** Never empty. */
  readonly lines: readonly SalaryLine[];
  readonly passed: readonly PassedLine[];
}

/** Why a file is not taken: 'one-game' contests multiply points and prices. */
export type FileRefusal = 'too-large' | 'unknown' | 'one-game' | 'nobody';

const LONGEST_TOLD = 60;

interface SiteFormat {
  readonly site: DailySite;
  /** Columns by which its header is known; all of them are read. */
  readonly columns: readonly string[];
  readonly positions: Readonly<Record<string, Position>>;
  /** A place in line-ups that only contests over one game have. */
  readonly oneGame: RegExp;
  /** Name, team and game of a row; null where what it says twice does not agree. */
  readonly read: (cell: (column: string) => string) => Omit<RawLine, 'salary' | 'position'> | null;
}
interface RawLine {
  readonly id: string;
  readonly name: string;
  readonly team: string;
  readonly game: string;
  readonly position: string;
  readonly salary: string;
}

const SKILL = { QB: 'QB', RB: 'RB', FB: 'RB', WR: 'WR', TE: 'TE' } as const;
const oneSpace = (text: string): string => text.trim().replace(/\s+/g, ' ');

const FORMATS: readonly SiteFormat[] = [
  {
    site: 'draftkings',
    columns: ['Position', 'Name + ID', 'Name', 'ID', 'Roster Position', 'Salary', 'Game Info', 'TeamAbbrev'],
    positions: { ...SKILL, DST: 'DST' },
    oneGame: /\bCPT\b/,
    read: (cell) => {
      const [id, name, position] = [cell('ID'), cell('Name'), cell('Position')];
      if (oneSpace(cell('Name + ID')) !== oneSpace(`${name} (${id})`)) return null;
      if (!cell('Roster Position').split('/').includes(position)) return null;
      return { id, name, team: cell('TeamAbbrev'), game: cell('Game Info') };
    },
  },
  {
    site: 'fanduel',
    columns: ['Id', 'Position', 'First Name', 'Nickname', 'Last Name', 'Salary', 'Game', 'Team', 'Opponent'],
    positions: { ...SKILL, D: 'DST', DEF: 'DST', DST: 'DST' },
    oneGame: /\bMVP\b/,
    read: (cell) => {
      const [id, team, game, opponent] = [cell('Id'), cell('Team'), cell('Game'), cell('Opponent')];
      const name = cell('Nickname') || `${cell('First Name')} ${cell('Last Name')}`.trim();
      const [teams = ''] = game.split(' ');
      if (teams !== `${team}@${opponent}` && teams !== `${opponent}@${team}`) return null;
      if (!oneSpace(name).endsWith(oneSpace(cell('Last Name')))) return null;
      return { id, name, team, game };
    },
  },
];

/**
 * Reads a salary file of either site.
 *
 * @param text the whole file, any line ends, a byte order mark or none
 * @returns the players that count and the rows that do not; refused when it is no salary file of a classic contest
 * @throws never
 */
export function parseSalaryFile(text: string): Result<SalaryFile, FileRefusal> {
  if (text.length > MOST_SALARY_CHARACTERS) return { ok: false, reason: 'too-large' };
  const [head = '', ...rest] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const known = formatOf(head);
  if (!known) return { ok: false, reason: 'unknown' };
  const { format, header, cellsOf } = known;
  if (rest.length > MOST_SALARY_LINES) return { ok: false, reason: 'too-large' };
  const place = header.indexOf('Roster Position');
  const rows = rest.flatMap((line, index) =>
    line.replace(/[,;\s]/g, '') === '' ? [] : [{ row: index + 2, line, cells: cellsOf(line) }],
  );
  if (place >= 0 && rows.some(({ cells }) => format.oneGame.test(cells?.[place] ?? '')))
    return { ok: false, reason: 'one-game' };
  const lines = new Map<string, SalaryLine>();
  const passed: PassedLine[] = [];
  const twice = new Set<string>();
  for (const { row, line, cells } of rows) {
    const read = lineOf(format, header, cells);
    const text = line.slice(0, LONGEST_TOLD);
    if (typeof read === 'string') passed.push({ row, text, fault: read });
    else if (lines.has(read.id)) {
      twice.add(read.id);
      passed.push({ row, text, fault: 'twice' });
    } else lines.set(read.id, read.line);
  }
  for (const id of twice) lines.delete(id); // which of the two is right cannot be told
  if (lines.size === 0) return { ok: false, reason: 'nobody' };
  return { ok: true, value: { site: format.site, lines: [...lines.values()], passed } };
}

/** Whose file has such a head, and how its rows are parted into cells; undefined when nobody's. */
function formatOf(head: string) {
  for (const cellsOf of [partedBy(','), partedBy(';')]) {
    const header = cellsOf(head)?.map((cell) => cell.trim()) ?? [];
    const format = FORMATS.find(({ columns }) => columns.every((column) => countOf(header, column) === 1));
    if (format) return { format, header, cellsOf };
  }
  return undefined;
}

const countOf = (header: readonly string[], column: string): number => header.filter((cell) => cell === column).length;

/** One row, or why it does not count. */
function lineOf(
  format: SiteFormat,
  header: readonly string[],
  cells: readonly string[] | null,
): { readonly id: string; readonly line: SalaryLine } | LineFault {
  const extra = cells?.slice(header.length) ?? [];
  if (!cells || cells.length < header.length || extra.some((cell) => cell.trim() !== '')) return 'torn';
  const cell = (column: string) => (cells[header.indexOf(column)] ?? '').trim();
  const raw = format.read(cell);
  if (!raw || raw.id === '' || raw.name === '' || raw.name.length > LONGEST_SALARY_NAME) return 'contradicts';
  const spelled = cell('Position');
  const position = Object.hasOwn(format.positions, spelled) ? format.positions[spelled] : undefined;
  if (position === undefined) return 'position';
  const teamId = toTeamId(raw.team);
  if (!teamId) return 'team';
  const salary = salaryIn(cell('Salary'));
  if (salary === null) return 'salary';
  const game = gameIn(raw.game);
  if (!game || (game.awayId !== teamId && game.homeId !== teamId)) return 'game';
  return { id: raw.id, line: { name: oneSpace(raw.name), position, teamId, salary, ...game } };
}

/** '8100', '$8,100'; null for what is no price. */
function salaryIn(text: string): number | null {
  if (!/^\$?[1-9]\d?,?\d{3}$/.test(text)) return null;
  const dollars = Number(text.replace(/[$,]/g, ''));
  return isSalary(dollars) ? dollars : null;
}

/** 'CIN@CLE', 'CIN@CLE 09/07/2025 01:00PM ET'; null for what is no game of two teams. */
function gameIn(text: string): Pick<SalaryLine, 'awayId' | 'homeId' | 'day'> | null {
  const match = /^([A-Z]{2,3})@([A-Z]{2,3})(?: (\d{2})\/(\d{2})\/(\d{4}) \d{2}:\d{2}[AP]M ET)?$/.exec(oneSpace(text));
  const [awayId, homeId] = [toTeamId(match?.[1] ?? ''), toTeamId(match?.[2] ?? '')];
  if (!match || !awayId || !homeId || awayId === homeId) return null;
  const [, , , month, date, year] = match;
  return { awayId, homeId, day: year === undefined ? null : `${year}-${month}-${date}` };
}

/** Reads the cells of a row; null where a quote is not closed, or more than a delimiter follows one. */
const partedBy =
  (delimiter: ',' | ';') =>
  (line: string): readonly string[] | null => {
    const cells: string[] = [];
    const pattern = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${delimiter}]*))(${delimiter}|$)`, 'y');
    while (pattern.lastIndex <= line.length) {
      const match = pattern.exec(line);
      if (!match) return null;
      cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
      if (match[3] === '') return cells;
    }
    return null;
  };
