// Pasted rosters: whom each line means. No line is passed over: one that names nobody is told as it was written.
import type { Edition } from '@pylon/almanac/editions/edition';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { readRosters } from '@pylon/contract/league-sync/by-hand';
import { MOST_ON_ROSTER, MOST_TEAMS_BY_HAND } from '@pylon/contract/league-sync/by-hand-rules';
import type { ReadLine } from '@pylon/contract/own-rankings/own-rankings';
import { COST_MS, MOST_SEARCHED, readText } from '../../../football/pasted/read-text.ts';
import { type RosterPart, rosterParts } from './roster-text.ts';

type Read = AnswerOf<typeof readRosters>;

const MOST_LINES = 1_000;
const LONGEST_LINE = 160;
/** Heads of columns, which name nobody and are no loss. */
const HEADS = /^\W*(?:\w+\W+)?(?:player|name|player ?name|full ?name)\b/i;

/** Rosters before names are searched for. */
export interface ReadRosters {
  /** What reading them costs, milliseconds of work. */
  readonly costMs: number;
  readonly toWire: () => Promise<Read>;
}

export function readRosterText(edition: Edition, text: string, season: number): ReadRosters {
  const all = rosterParts(text);
  const parts = all.slice(0, MOST_TEAMS_BY_HAND);
  const linesIn = (some: readonly RosterPart[]) => some.reduce((sum, { lines }) => sum + lines.size, 0);
  let lines = MOST_LINES;
  let searched = MOST_SEARCHED;
  const read = parts.map((part) => {
    const one = readText(edition, part.text, season, { lines: Math.min(lines, 2 * MOST_ON_ROSTER), searched });
    lines -= one.lines.length;
    searched -= one.searched;
    return one;
  });
  const leftOut = linesIn(all) - linesIn(parts) + read.reduce((sum, one) => sum + one.leftOut, 0);

  const toWire = async (): Promise<Read> => {
    const seen = new Set<string>();
    const rosters: Read['rosters'] = [];
    for (const [index, { teamName, lines }] of parts.entries()) {
      const named = (await read[index]?.toWire()) ?? [];
      const isCut = (read[index]?.leftOut ?? 0) > 0;
      const told = new Set(named.map(({ line }) => line));
      const unread = [...lines].filter(([line, words], at) => !told.has(line) && !(at === 0 && HEADS.test(words)));
      const everyLine = isCut ? named : [...named, ...unread.map(([line]) => ({ ...NOBODY, line, text: '' }))];
      rosters.push({
        teamName,
        lines: everyLine
          .toSorted((one, other) => one.line - other.line)
          .map((line) => once({ ...line, text: shown(lines.get(line.line) ?? line.text) }, seen)),
      });
    }
    return { rosters, leftOut };
  };
  return { costMs: COST_MS.lookUp + COST_MS.search * (MOST_SEARCHED - searched), toWire };
}

/** A player has one team of the league: named again anywhere, they count where they stood first. */
function once(line: ReadLine, seen: Set<string>): ReadLine {
  const who = line.athlete?.id ?? line.team?.id;
  if (line.outcome !== 'found' || who === undefined) return line;
  if (seen.has(who)) return { ...line, outcome: 'twice' };
  seen.add(who);
  return line;
}

const shown = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .slice(0, LONGEST_LINE)
    .trim();

const NOBODY = {
  ...{ outcome: 'unknown', athlete: null, team: null, byeWeek: null, choices: [] },
  ...{ tier: 1, mark: null, note: '' },
} satisfies Omit<ReadLine, 'line' | 'text'>;
