import { FLEX_POSITIONS } from '@pylon/engine/vocabulary/positions';
import type { KitPlayer } from '../../api/kit-store.ts';
import type { PositionChoice } from '../../widgets/table/table-search.ts';

/** What of a list is looked at. */
export interface Narrowing {
  /** Empty is all. */
  readonly positions: readonly PositionChoice[];
  /** Part of a name, or a team's letters. */
  readonly text: string;
  /** Players who are left out; none where those who are taken are shown too. */
  readonly without: ReadonlySet<string>;
}

/** Without accents and case, as people type. @example plain('Amón-Rá') // → 'amon-ra' */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const FLEX: ReadonlySet<string> = new Set(FLEX_POSITIONS);

/** Players of a list whom a person asks for, in its order. */
export function narrowed(players: readonly KitPlayer[], { positions, text, without }: Narrowing): readonly KitPlayer[] {
  const sought = plain(text.trim());
  const fits = ({ position }: KitPlayer) =>
    positions.length === 0 ||
    positions.some((choice) => choice === position || (choice === 'FLEX' && position !== null && FLEX.has(position)));
  return players.filter(
    (player) =>
      !without.has(player.id) &&
      fits(player) &&
      (sought === '' || plain(player.name).includes(sought) || player.team?.toLowerCase() === sought),
  );
}
