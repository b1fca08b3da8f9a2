// A pasted ranking, line by line: who is meant, and what is said of them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { LONGEST_PLACE_NOTE, MOST_PLACES } from '@pylon/contract/own-rankings/list-rules';
import type { ReadLine } from '@pylon/contract/own-rankings/own-rankings';
import { rankingLines } from '@pylon/engine/own-rankings/ranking-text';
import { cleanText, namesToRead } from '../../wire/read-names.ts';

/** A text before names are searched for. */
export interface ReadText {
  readonly leftOut: number;
  /** Milliseconds of work that the answer costs. */
  readonly costMs: number;
  /** The lines as they are answered. */
  readonly toWire: () => Promise<ReadLine[]>;
}

/** @param season whose teams and byes are told */
export function readText(edition: Edition, text: string, season: number): ReadText {
  const all = rankingLines(text);
  const lines = all.slice(0, MOST_PLACES);
  const { costMs, toWire } = namesToRead(edition, lines, season);
  return {
    leftOut: all.length - lines.length,
    costMs,
    toWire: async () =>
      (await toWire()).map((told, index): ReadLine => {
        const { tier = 1, mark = null, note = '' } = lines[index] ?? {};
        return { ...told, tier, mark, note: cleanText(note, LONGEST_PLACE_NOTE) };
      }),
  };
}
