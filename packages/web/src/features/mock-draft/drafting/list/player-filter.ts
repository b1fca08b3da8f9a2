import { FLEX_POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { type EntityRow, entityOf } from '../../../../widgets/player/entity.ts';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

/**
 * Players of some positions whose name or team matches.
 *
 * @param positions empty is all
 * @param text parts of names, in any order; accents and punctuation do not count
 */
export function filterPlayers<R extends { readonly position: Position; readonly player: EntityRow }>(
  free: readonly R[],
  positions: readonly PositionChoice[],
  text: string,
): readonly R[] {
  const wanted = new Set(positions.flatMap((each): readonly Position[] => (each === 'FLEX' ? FLEX_POSITIONS : [each])));
  const words = plain(text).split(' ').filter(Boolean);
  return free.filter(({ position, player }) => {
    if (wanted.size > 0 && !wanted.has(position)) return false;
    if (words.length === 0) return true;
    const entity = entityOf(player);
    const name = plain(`${entity?.name} ${entity?.teamAlias ?? ''}`);
    return words.every((word) => name.includes(word));
  });
}
