/**
 * Rosters as people have them: names one below the other, team by team, or a table with a column for the team.
 *
 * A team begins with its name alone on a line, with '# name', '== name ==' or 'name:'. 'BENCH' or 'IR' alone on a line
 * says where those below it stand, and so does such a word before a name ('FLEX Breece Hall'). Every line that is not
 * blank is told again: what names nobody has an empty name.
 */
import { cellsOf, type Delimiter, delimiterOf, rankingLines, textLines } from '../own-rankings/ranking-text.ts';
import type { TeamId } from '../vocabulary/entities.ts';
import type { Position } from '../vocabulary/positions.ts';
import type { RosterPlace } from '../vocabulary/slots.ts';

/** A line that is meant to name a player. */
export interface RosterLine {
  /** In the text, from 1. */
  readonly line: number;
  /** As it was written, without the blanks around it. */
  readonly text: string;
  /** Empty where the line names nobody. */
  readonly name: string;
  /** Of the league of games; null where the line says none. */
  readonly teamId: TeamId | null;
  readonly position: Position | null;
  /** Where the text puts the player; null where it does not say. */
  readonly place: RosterPlace | null;
}

/** A team's part of a text. */
export interface RosterPart {
  /** What the text calls the team; null for what stands before the first heading. */
  readonly heading: string | null;
  readonly lines: readonly RosterLine[];
}

interface TextLine {
  readonly line: number;
  readonly text: string;
  /** The same without a place before the name. */
  readonly named: string;
  readonly place: RosterPlace | null;
}

/**
 * The parts of a text, in its order; a team that is named again goes on with its part.
 *
 * @param teamNames teams that the league has: such a name alone on a line is a heading
 */
export function rosterParts(text: string, teamNames: readonly string[]): readonly RosterPart[] {
  const lines = textLines(text);
  const first = lines[0]?.text ?? '';
  const delimiter = delimiterOf(first);
  const parts = delimiter === null ? freeParts(lines, teamNames) : tableParts(lines.slice(1), first, delimiter);
  return parts.map(({ heading, heads, lines: own }) => ({ heading, lines: namesIn(own, heads) }));
}

interface Part {
  readonly heading: string | null;
  /** Heads of the columns; empty where there are none. */
  readonly heads: string;
  readonly lines: TextLine[];
}

/** The part of a team, which is begun where there is none. */
function partOf(parts: Part[], heading: string | null, heads: string): Part {
  const known = parts.find((part) => part.heading === heading);
  if (known) return known;
  const begun: Part = { heading, heads, lines: [] };
  parts.push(begun);
  return begun;
}

function freeParts(lines: readonly Pick<TextLine, 'line' | 'text'>[], teamNames: readonly string[]): readonly Part[] {
  const parts: Part[] = [];
  const names = new Set(teamNames.map(plain));
  let heading: string | null = null;
  let below: RosterPlace | null = null;
  for (const { line, text } of lines) {
    const alone = text.replace(/^[#=*[\s]+|[:=*\]\s]+$/g, '');
    const place = placeNamed(alone);
    if (place !== undefined) {
      below = place;
      continue;
    }
    if (alone !== '' && (names.has(plain(alone)) || /^(#\s*\D|==|\[)|:$/.test(text))) {
      heading = alone;
      below = null;
      partOf(parts, heading, '');
      continue;
    }
    const before = PLACE_BEFORE.exec(text);
    const own = before ? placeNamed(before[1] ?? '') : undefined;
    const named = own === undefined ? text : text.slice(before?.[0].length);
    partOf(parts, heading, '').lines.push({ line, text, named, place: own ?? below });
  }
  return parts;
}

const OWNER_HEADS = ['owner', 'manager', 'franchise', 'fantasyteam', 'teamname', 'roster'];
const PLACE_HEADS = ['slot', 'rosterslot', 'lineupslot', 'spot', 'place'];

function tableParts(
  lines: readonly Pick<TextLine, 'line' | 'text'>[],
  heads: string,
  delimiter: Delimiter,
): readonly Part[] {
  const columns = cellsOf(heads, delimiter).map((head) => head.toLowerCase().replace(/[^a-z]/g, ''));
  const ownerAt = columns.findIndex((head) => OWNER_HEADS.includes(head));
  const placeAt = columns.findIndex((head) => PLACE_HEADS.includes(head));
  const parts: Part[] = [];
  for (const { line, text } of lines) {
    const cells = cellsOf(text, delimiter);
    const place = placeNamed(cells[placeAt] ?? '') ?? null;
    partOf(parts, cells[ownerAt] || null, heads).lines.push({ line, text, named: text, place });
  }
  return parts;
}

/** Names by the reader of rankings, who keeps to the lines: whatever is not of the part is blank. */
function namesIn(lines: readonly TextLine[], heads: string): readonly RosterLine[] {
  const padded = lines.length === 0 ? [] : [heads, ...lines.map(({ named }) => named)];
  const read = new Map(rankingLines(padded.join('\n')).map((each) => [each.line, each]));
  return lines.map(({ line, text, place }, index) => {
    const { name = '', teamId = null, position = null } = read.get(index + 2) ?? {};
    return { line, text, name, teamId, position, place };
  });
}

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const PLACES: Readonly<Record<string, RosterPlace | null>> = {
  starters: null,
  starting: null,
  lineup: null,
  bn: 'BN',
  be: 'BN',
  bench: 'BN',
  ir: 'IR',
  'injured reserve': 'IR',
  injured: 'IR',
  reserve: 'IR',
  taxi: 'TAXI',
  'taxi squad': 'TAXI',
  flex: 'FLEX',
  flx: 'FLEX',
  'w/r/t': 'FLEX',
  superflex: 'SUPERFLEX',
  sflex: 'SUPERFLEX',
  op: 'SUPERFLEX',
  'q/w/r/t': 'SUPERFLEX',
  'w/r': 'RBWR',
  'rb/wr': 'RBWR',
  'w/t': 'WRTE',
  'wr/te': 'WRTE',
};

/** A place by one of its names; null for the line-up as a whole, undefined for any other text. */
const placeNamed = (text: string): RosterPlace | null | undefined =>
  Object.hasOwn(PLACES, plain(text)) ? PLACES[plain(text)] : undefined;

/** A word before a name that may be a place. A position there is left to the reader of names. */
const PLACE_BEFORE = /^(?:\d{1,2}[.)]\s*)?([a-z/]{2,9})(?:\s*[:,;|\t–-]\s*|\s+)(?=\S)/i;
