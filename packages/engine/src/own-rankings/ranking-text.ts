/**
 * A ranking as people have it: a column of a spreadsheet, a CSV file with or without heads, lines of a forum.
 *
 * "1. Ja'Marr Chase, CIN WR", "Ja'Marr Chase (CIN - WR)", "Chase, Ja'Marr", "Ja'Marr Chase,CIN,WR,1,1" and heads in
 * any order are read, with commas, semicolons or tabs, a note in quotes over several lines. What is no name, no team,
 * no position and no number is passed over; a line is never guessed away: whoever shows the lines can show each as it
 * was written.
 */
import type { TeamId } from '../vocabulary/entities.ts';
import { isPosition, type Position } from '../vocabulary/positions.ts';
import { toTeamId } from '../vocabulary/team-codes.ts';
import { PLAYER_MARKS, type PlayerMark } from './ranked-places.ts';

/** A line that names somebody. */
export interface RankingLine {
  /** In the text, from 1. */
  readonly line: number;
  /** As it was written, without the blanks around it. */
  readonly text: string;
  /** Never empty; of a team defence whatever names its team. */
  readonly name: string;
  /** Null where the line says none. */
  readonly teamId: TeamId | null;
  readonly position: Position | null;
  /** From 1; never lower than the line's before. All 1 where the text has no tiers, or such as fall again. */
  readonly tier: number;
  readonly mark: PlayerMark | null;
  readonly note: string;
}

type Read = Omit<RankingLine, 'tier'> & { readonly rank: number | null; readonly tier: number | null };

/** The lines that name somebody, in the order of their ranks where every line has one, else as they stand. */
export function rankingLines(text: string): readonly RankingLine[] {
  const lines = textLines(text);
  const delimiter = delimiterOf(lines[0]?.text ?? '');
  const heads = delimiter === null ? null : headsOf(cellsOf(lines[0]?.text ?? '', delimiter));
  const read =
    heads && delimiter !== null
      ? lines.slice(1).flatMap((line) => tableLine(line, cellsOf(line.text, delimiter), heads))
      : freeLines(lines);
  const isRanked = read.every(({ rank }) => rank !== null);
  return withTiers(isRanked ? read.toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0)) : read);
}

/** A line that is not blank. */
export interface TextLine {
  /** In the text, from 1. */
  readonly line: number;
  /** Without the blanks around it. */
  readonly text: string;
}

/** Line breaks that a cell may have. */
const MOST_BREAKS = 20;

/** The lines of a text. In a table a line break in quotes is a blank in its cell. */
export function textLines(text: string): readonly TextLine[] {
  const written = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const delimiter = delimiterOf(written.find((each) => each.trim() !== '') ?? '');
  const lines: TextLine[] = [];
  for (let at = 0; at < written.length; ) {
    const count = delimiter === null ? 1 : recordLength(written.slice(at, at + 1 + MOST_BREAKS), delimiter);
    const whole = written
      .slice(at, at + count)
      .join(' ')
      .trim();
    if (whole !== '') lines.push({ line: at + 1, text: whole });
    at += count;
  }
  return lines;
}

/** How many lines make the first record; 1 where its quotes never end. */
function recordLength(lines: readonly string[], delimiter: Delimiter): number {
  const ends = lines.findIndex((_each, index) => readCells(lines.slice(0, index + 1).join(' '), delimiter).isWhole);
  return Math.max(1, ends + 1);
}

/** What may stand between the cells of a table. */
export const DELIMITERS = ['\t', ';', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** What stands between the heads of a table's columns; null for a line that names no column of players. */
export const delimiterOf = (line: string): Delimiter | null =>
  DELIMITERS.find((each) => headsOf(cellsOf(line, each)) !== null) ?? null;

/** The cells of a line; in quotes a delimiter is a letter like others, and a doubled quote is one. */
export const cellsOf = (text: string, delimiter: Delimiter): readonly string[] => readCells(text, delimiter).cells;

/** The same, and whether quotes end, each at the end of its cell. */
function readCells(
  text: string,
  delimiter: Delimiter,
): { readonly cells: readonly string[]; readonly isWhole: boolean } {
  const cells = [''];
  let [isQuoted, isTorn, isOver] = [false, false, false];
  for (let at = 0; at < text.length; at++) {
    const letter = text[at] ?? '';
    const last = cells.length - 1;
    if (letter === '"' && isQuoted && text[at + 1] === '"') {
      cells[last] += letter;
      at++;
    } else if (letter === '"' && (isQuoted || cells[last]?.trim() === '')) {
      isOver = isQuoted;
      isQuoted = !isQuoted;
    } else if (letter === delimiter && !isQuoted) {
      isOver = false;
      cells.push('');
    } else {
      isTorn ||= isOver && letter.trim() !== '';
      cells[last] += letter;
    }
  }
  return { cells: cells.map((cell) => cell.trim().replace(/^'(?=[=+@-])/, '')), isWhole: !isQuoted && !isTorn };
}

const HEADS = {
  name: ['name', 'player', 'playername', 'fullname'],
  firstName: ['firstname', 'first'],
  lastName: ['lastname', 'last'],
  team: ['team', 'tm', 'nflteam'],
  position: ['pos', 'position'],
  rank: ['rank', 'rk', 'overall', 'ovr', 'overallrank', '#'],
  tier: ['tier', 'tiers'],
  mark: ['mark'],
  note: ['note', 'notes', 'comment', 'comments'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
type Head = keyof typeof HEADS;

/** Which cell holds what; null when the cells are no heads. */
function headsOf(cells: readonly string[]): Partial<Record<Head, number>> | null {
  const plain = cells.map((cell) => cell.toLowerCase().replace(/[^a-z#]/g, ''));
  const heads: Partial<Record<Head, number>> = {};
  for (const [head, names] of Object.entries(HEADS) as [Head, readonly string[]][]) {
    const at = plain.findIndex((cell) => names.includes(cell));
    if (at >= 0) heads[head] = at;
  }
  const isNamed = heads.name !== undefined || (heads.firstName !== undefined && heads.lastName !== undefined);
  return isNamed ? heads : null;
}

function tableLine(line: TextLine, cells: readonly string[], heads: Partial<Record<Head, number>>): readonly Read[] {
  const cell = (head: Head): string => cells[heads[head] ?? -1] ?? '';
  const written = heads.name === undefined ? `${cell('firstName')} ${cell('lastName')}`.trim() : cell('name');
  const named = namedIn(written);
  if (named.name === '') return [];
  return [
    {
      ...line,
      name: named.name,
      teamId: toTeamId(cell('team')) ?? named.teamId,
      position: positionIn(cell('position')) ?? named.position,
      rank: wholeIn(cell('rank')),
      tier: wholeIn(cell('tier')),
      mark: PLAYER_MARKS.find((mark) => mark === cell('mark').toLowerCase()) ?? null,
      note: cell('note'),
    },
  ];
}

const TIER_HEAD = /^\W*tier\s*#?\d*\W*$/i;
const LEADING_RANK = /^["'\s]*#?(\d{1,4})["'\s]*(?:[.):,;|\t–-]\s*|\s+)(?=\D*\p{L})/u;

/** Lines without heads. A line that says 'Tier 2' and nothing else begins a tier. */
function freeLines(lines: readonly TextLine[]): readonly Read[] {
  let tier = 1;
  const hasTierHeads = lines.some(({ text }) => TIER_HEAD.test(text));
  const read: Read[] = [];
  for (const line of lines) {
    if (TIER_HEAD.test(line.text)) {
      if (read.length > 0) tier++;
      continue;
    }
    const one = freeLine(line);
    if (one) read.push(hasTierHeads ? { ...one, rank: null, tier } : one);
  }
  return read;
}

function freeLine(line: TextLine): Read | null {
  const leading = LEADING_RANK.exec(line.text);
  const rest = leading ? line.text.slice(leading[0].length) : line.text;
  const parts = rest
    .split(/[,;|\t()[\]"]|\s[-–]\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const numbers = parts.flatMap((part) => wholeIn(part) ?? []);
  const [first, ...others] = parts.filter((part) => /\p{L}{2}/u.test(part) || positionIn(part)).map(namedIn);
  if (!first) return null;
  // 'WR, Ja'Marr Chase, CIN': the first that is more than a team and a position is the name.
  const all = [first, ...others];
  const name = partedName(rest, parts) ?? all.find((part) => part.name !== '' && !part.isTeamAlone)?.name ?? first.name;
  const teamId = all.find((part) => part.teamId !== null)?.teamId ?? null;
  const position = all.find((part) => part.position !== null)?.position ?? null;
  if (name === '') return null;
  const rank = leading ? Number(leading[1]) : (numbers[0] ?? null);
  const tier = (leading ? numbers[0] : numbers[1]) ?? null;
  return { ...line, name, teamId, position, rank, tier, mark: null, note: '' };
}

/** One word of a name, with what may stand around it. */
const NAME_WORD = /^(?:St\.? )?[\p{L}'’.-]{2,}(?: (?:[JS]r\.?|I{2,3}|I?V))?$/iu;
const BEGINS_A_CELL = /^[^,;|\t()[\]]*[,;|\t]/;

/** 'Chase, Ja'Marr': two cells, neither of which names anybody alone; null where the line begins in another way. */
function partedName(rest: string, [one = '', other = '']: readonly string[]): string | null {
  if (!BEGINS_A_CELL.test(rest)) return null;
  const words = [one, namedIn(other).name];
  const areParts = words.every((word) => NAME_WORD.test(word) && toTeamId(word) === undefined && !positionIn(word));
  return areParts ? words.join(', ') : null;
}

interface Named {
  readonly name: string;
  readonly teamId: TeamId | null;
  readonly position: Position | null;
  /** Nothing but a team, and perhaps a position. */
  readonly isTeamAlone: boolean;
}

/** A name with the team and the position that stand around it: "WR Ja'Marr Chase CIN". */
function namedIn(text: string): Named {
  const words = text.split(/[\s()]+/).filter((word) => word !== '' && word !== '-');
  let teamId: TeamId | null = null;
  let position: Position | null = null;
  const take = (word: string | undefined): boolean => {
    if (word === undefined) return false;
    const asPosition = positionIn(word);
    if (asPosition && position === null && (word === word.toUpperCase() || asPosition === 'DST')) {
      position = asPosition;
      return true;
    }
    const asTeam = /^[A-Z]{2,3}$/.test(word) ? toTeamId(word) : undefined;
    if (asTeam === undefined || teamId !== null) return false;
    teamId = asTeam;
    return true;
  };
  while (take(words.at(-1))) words.pop();
  while (take(words[0])) words.shift();
  const name = words.join(' ');
  return { name: name === '' ? (teamId ?? '') : name, teamId, position, isTeamAlone: name === '' };
}

const POSITION_WORD = /^(QB|RB|WR|TE|K|PK|DST|DEF|D\/ST)\d{0,3}$/i;

/** A position, perhaps with a rank in it; null for anything else. */
function positionIn(text: string): Position | null {
  const word = POSITION_WORD.exec(text)?.[1]?.toUpperCase() ?? '';
  const position = word === 'PK' ? 'K' : word === 'DEF' || word === 'D/ST' ? 'DST' : word;
  return isPosition(position) ? position : null;
}

const wholeIn = (text: string): number | null => (/^#?\d{1,4}$/.test(text) ? Number(text.replace('#', '')) : null);

/** Tiers of a list never fall: numbers that do are those of positions, or byes. */
function withTiers(lines: readonly Read[]): readonly RankingLine[] {
  let last = 0;
  const isFalling = lines.some(({ tier }) => {
    const falls = tier !== null && tier < last;
    last = tier ?? last;
    return falls;
  });
  let tier = 0;
  let before: number | null = null;
  return lines.map(({ rank: _rank, ...line }) => {
    const own = isFalling ? 1 : (line.tier ?? before ?? 1);
    if (own !== before) tier++;
    before = own;
    return { ...line, tier };
  });
}
