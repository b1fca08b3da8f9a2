// A pasted text, line by line: who is meant, and where that is open who may be.
import { setImmediate } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import { meantBy, nearestTo, type WrittenName } from '@pylon/almanac/read/named-in-text';
import type { NameLine } from '@pylon/contract/read-names';
import { byeWeekOf, toWireEntity } from './entity.ts';

/** Choices offered for a line. */
const MOST_CHOICES = 5;
/** Lines for whose names the nearest are looked for; of further ones the person searches. */
const MOST_SEARCHED = 20;
/** Characters of a line that are told again. */
const LONGEST_LINE = 160;
const NOBODY = { athlete: null, team: null, byeWeek: null };
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** Milliseconds of work: lines are looked up at once, names that nobody has are compared with all. */
const COST_MS = { lookUp: 20, search: 30 } as const;
/** Lines that one look-up is counted for. */
const LOOKED_UP = 600;

/** A line that names somebody; one with an empty name means nobody. */
export interface WrittenLine extends WrittenName {
  /** In the text, from 1. */
  readonly line: number;
  readonly text: string;
}

/** Lines before names are searched for. */
export interface NamesToRead {
  /** Milliseconds of work that the answer costs. */
  readonly costMs: number;
  /** The lines as they are answered, each in its place. */
  readonly toWire: () => Promise<NameLine[]>;
}

/** @param season whose teams and byes are told */
export function namesToRead(edition: Edition, lines: readonly WrittenLine[], season: number): NamesToRead {
  const meant = lines.map((line) => (line.name === '' ? null : meantBy(edition, line)));
  const nameless = meant.flatMap((one, index) => (one && !one.ok && one.choices.length === 0 ? [index] : []));
  const searched = new Set(nameless.slice(0, MOST_SEARCHED));

  const toWire = async (): Promise<NameLine[]> => {
    const seen = new Set<string>();
    const told: NameLine[] = [];
    for (const [index, line] of lines.entries()) {
      if (searched.has(index)) await setImmediate(); // others are answered in between
      const about = { line: line.line, text: cleanText(line.text, LONGEST_LINE) };
      const one = meant[index];
      if (one?.ok) {
        const { entityId } = one;
        const player = wirePlayer(edition, entityId, season) ?? NOBODY;
        told.push({ ...about, outcome: seen.has(entityId) ? 'twice' : 'found', ...player, choices: [] });
        seen.add(entityId);
        continue;
      }
      const choices = searched.has(index) ? nearestTo(edition, line, MOST_CHOICES) : (one?.choices ?? []);
      told.push({
        ...about,
        outcome: choices.length > 0 ? 'choose' : 'unknown',
        ...NOBODY,
        choices: choices.slice(0, MOST_CHOICES).flatMap((choice) => wirePlayer(edition, choice, season) ?? []),
      });
    }
    return told;
  };
  const lookUps = Math.max(1, Math.ceil(lines.length / LOOKED_UP));
  return { costMs: COST_MS.lookUp * lookUps + COST_MS.search * searched.size, toWire };
}

/** A text without signs that nobody sees, cut. */
export const cleanText = (text: string, longest: number): string =>
  text.replace(CONTROLS, ' ').slice(0, longest).trim();

/** A player as rows carry them; null for one whom the edition does not know. */
export function wirePlayer(edition: Edition, entityId: string, season: number) {
  const entity = toWireEntity(edition, entityId, season);
  return entity && { ...entity, byeWeek: byeWeekOf(edition, entityId, season) };
}
