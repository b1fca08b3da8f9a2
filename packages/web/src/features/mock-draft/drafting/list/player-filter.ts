import { FLEX_POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { type Entity, type EntityRow, entityOf } from '../../../../widgets/player/entity.ts';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';

/** A text as it is searched: without accents and punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .toLowerCase();

/** What a player is found by is put together once; `entityOf` answers the same for the same player. */
const searched = new WeakMap<Entity, string>();

function searchedOf(player: EntityRow): string {
  const entity = entityOf(player);
  if (entity === null) return '';
  const text = searched.get(entity) ?? plain(`${entity.name} ${entity.teamAlias ?? ''}`);
  searched.set(entity, text);
  return text;
}

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
    const text = searchedOf(player);
    return words.every((word) => text.includes(word));
  });
}
