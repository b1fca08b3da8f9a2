// A text as the server has read it, and what the person has decided about its lines since.
import type { ReadLine } from '@pylon/contract/own-rankings/own-rankings';
import { withWholeTiers } from '@pylon/engine/own-rankings/ranked-places';
import type { Answer } from '../../api/call.ts';
import { type EditedPlace, type KnownPlayer, toEdited } from './edited-place.ts';

/** A line with whom it is to mean: null is nobody, and the line is left out. */
export interface DecidedLine extends ReadLine {
  readonly player: KnownPlayer | null;
}

export interface ReadText {
  readonly lines: readonly DecidedLine[];
  /** Lines beyond the longest list. */
  readonly leftOut: number;
}

/** Lines as they came: whoever is named twice counts where they stand first, and what is open means nobody yet. */
export const readTextOf = ({ lines, leftOut }: Answer<'importRankingList'>): ReadText => ({
  lines: lines.map((line) => ({ ...line, player: line.outcome === 'found' ? line : null })),
  leftOut,
});

/** The text with a line decided. */
export const withPlayer = ({ lines, leftOut }: ReadText, line: number, player: KnownPlayer | null): ReadText => ({
  lines: lines.map((each) => (each.line === line ? { ...each, player } : each)),
  leftOut,
});

/** The list that the lines make; a player who is meant by two lines counts once. */
export function placesOf(lines: readonly DecidedLine[]): readonly EditedPlace[] {
  const seen = new Set<string>();
  return withWholeTiers(
    lines.flatMap(({ player, tier, mark, note }) => {
      const place = player && toEdited(player);
      if (!place || place.entityId === '' || seen.has(place.entityId)) return [];
      seen.add(place.entityId);
      return [{ ...place, tier, mark, note }];
    }),
  );
}
