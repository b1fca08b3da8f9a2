// A pasted ranking, line by line: who is meant, and where that is open who may be.
import { setImmediate } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import { meantBy, nearestTo } from '@pylon/almanac/read/named-in-text';
import { LONGEST_PLACE_NOTE, MOST_PLACES } from '@pylon/contract/own-rankings/list-rules';
import type { ReadLine } from '@pylon/contract/own-rankings/own-rankings';
import { type RankingLine, rankingLines } from '@pylon/engine/own-rankings/ranking-text';
import { byeWeekOf, toWireEntity } from '../../wire/entity.ts';

/** Choices offered for a line. */
const MOST_CHOICES = 5;
/** Lines for whose names the nearest are looked for; of further ones the person searches. */
const MOST_SEARCHED = 20;
/** Characters of a line that are told again. */
const LONGEST_LINE = 160;
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Milliseconds of work that a text costs: lines are looked up at once, names that nobody has are compared with all. */
export const COST_MS = { lookUp: 20, search: 30 } as const;

/** A text before names are searched for. */
export interface ReadText {
  readonly lines: readonly RankingLine[];
  readonly leftOut: number;
  /** Names that nobody has and that will be searched for. */
  readonly searched: number;
  /** The lines as they are answered. */
  readonly toWire: () => Promise<ReadLine[]>;
}

/** @param season whose teams and byes are told */
export function readText(edition: Edition, text: string, season: number): ReadText {
  const all = rankingLines(text);
  const lines = all.slice(0, MOST_PLACES);
  const meant = lines.map((line) => meantBy(edition, line));
  const nameless = meant.flatMap((one, index) => (!one.ok && one.choices.length === 0 ? [index] : []));
  const searched = new Set(nameless.slice(0, MOST_SEARCHED));

  const toWire = async (): Promise<ReadLine[]> => {
    const seen = new Set<string>();
    const told: ReadLine[] = [];
    for (const [index, line] of lines.entries()) {
      const one = meant[index];
      const id = one?.ok ? one.entityId : null;
      if (searched.has(index)) await setImmediate(); // others are answered in between
      const others = one && !one.ok ? one.choices : [];
      const choices = searched.has(index) ? nearestTo(edition, line, MOST_CHOICES) : others;
      const isTwice = id !== null && seen.has(id);
      if (id !== null) seen.add(id);
      told.push({
        line: line.line,
        text: clean(line.text, LONGEST_LINE),
        outcome: id !== null ? (isTwice ? 'twice' : 'found') : choices.length > 0 ? 'choose' : 'unknown',
        ...((id !== null ? wireOf(edition, id, season) : null) ?? { athlete: null, team: null, byeWeek: null }),
        choices: choices.slice(0, MOST_CHOICES).flatMap((choice) => wireOf(edition, choice, season) ?? []),
        tier: line.tier,
        mark: line.mark,
        note: clean(line.note, LONGEST_PLACE_NOTE),
      });
    }
    return told;
  };
  return { lines, leftOut: all.length - lines.length, searched: searched.size, toWire };
}

const clean = (text: string, longest: number): string => text.replace(CONTROLS, ' ').slice(0, longest).trim();

/** A player as rows carry them; null for one whom the edition does not know. */
export function wireOf(edition: Edition, entityId: string, season: number) {
  const entity = toWireEntity(edition, entityId, season);
  return entity && { ...entity, byeWeek: byeWeekOf(edition, entityId, season) };
}
