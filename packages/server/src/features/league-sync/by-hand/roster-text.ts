// A pasted text of several rosters, parted by team: headings between lines, or a column that says whose a player is.

import { LONGEST_LEAGUE_NAME } from '@pylon/contract/league-sync/by-hand-rules';
import { cellsOf, DELIMITERS } from '@pylon/engine/own-rankings/ranking-text';

/** What stands under one team. */
export interface RosterPart {
  /** null before the first heading. */
  readonly teamName: string | null;
  /** As they were written, by their number in the whole text, from 1. */
  readonly lines: ReadonlyMap<number, string>;
  /** The same for the reader of names: every line at its number, without the roster's places. */
  readonly text: string;
}

const HEADINGS = [
  /^(?:#{1,3}\s+(?!\d)|team\s*[:–-]\s*)(.+?)\s*:?$/i,
  /^={2,}\s*(.+?)\s*={2,}$/,
  /^\[(.+)\]$/,
  /^(.+?)\s*:$/,
];
/** Headings within one roster, which name no team. */
const SECTIONS =
  /^(?:starters?|starting line-?up|line-?up|roster|players?|bench|reserves?|bn|ir|injured reserve|taxi(?: squad)?|qbs?|rbs?|wrs?|tes?|flex|superflex|ks?|kickers?|quarterbacks?|running backs?|wide receivers?|tight ends?|defen[cs]es?|dst|d\/st|def|tier\s*\d*)$/i;
/** Places of a roster before a name, which say nothing of whom it means. */
const PLACE =
  /^(?:SUPER_?FLEX|S?FLEX|OP|BN|BE|BENCH|IR|TAXI|[QRWT](?:\/[QRWT])+|RB\/WR(?:\/TE)?|WR\/TE)\d?[\s:.,;\t–-]+/;
const POSITION_BEFORE = /^(QB|RB|WR|TE|K|PK|DST|DEF|D\/ST)(\d?)\s*:\s*/i;

const WHOSE = ['fantasyteam', 'fantasyteamname', 'owner', 'manager', 'franchise', 'rosteredby'];
const NAMES = ['name', 'player', 'playername', 'fullname'];

/** Parts a text by team, in its order. A line stands in one part, a heading in none. */
export function rosterParts(text: string): readonly RosterPart[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((each) => each.trim());
  const byTeam = byColumn(lines) ?? byHeading(lines);
  return byTeam
    .filter(({ at }) => at.length > 0)
    .map(({ teamName, at, head }) => {
      const own = new Set(at);
      const read = (line: string) => line.replace(PLACE, '').replace(POSITION_BEFORE, '$1$2 ');
      return {
        teamName: teamName === null ? null : [...teamName].slice(0, LONGEST_LEAGUE_NAME).join(''),
        lines: new Map(at.map((index) => [index + 1, lines[index] ?? ''])),
        text: lines.map((line, index) => (index === head ? line : own.has(index) ? read(line) : '')).join('\n'),
      };
    });
}

interface Part {
  readonly teamName: string | null;
  /** Indexes of its lines. */
  readonly at: number[];
  /** Index of the heads of its columns. */
  readonly head?: number;
}

function byHeading(lines: readonly string[]): readonly Part[] {
  const parts: Part[] = [{ teamName: null, at: [] }];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const heading = HEADINGS.map((form) => form.exec(line)?.[1]?.trim()).find((found) => found);
    if (SECTIONS.test(heading ?? line)) continue;
    if (heading) parts.push({ teamName: heading, at: [] });
    else parts.at(-1)?.at.push(index);
  }
  return parts;
}

/** null for a text without a column that says whose its players are. */
function byColumn(lines: readonly string[]): readonly Part[] | null {
  const head = lines.findIndex((line) => line !== '');
  for (const delimiter of DELIMITERS) {
    const heads = cellsOf(lines[head] ?? '', delimiter).map((cell) => cell.toLowerCase().replace(/[^a-z]/g, ''));
    const whose = heads.findIndex((each) => WHOSE.includes(each));
    if (whose < 0 || !heads.some((each) => NAMES.includes(each))) continue;
    const parts = new Map<string, Part>();
    for (const [index, line] of lines.entries()) {
      if (index <= head || line === '') continue;
      const teamName = cellsOf(line, delimiter)[whose] ?? '';
      const part = parts.get(teamName) ?? { teamName: teamName || null, at: [], head };
      part.at.push(index);
      parts.set(teamName, part);
    }
    return [...parts.values()];
  }
  return null;
}
