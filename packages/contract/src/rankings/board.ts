// The rankings before a page of them is taken: everybody, by whose opinions.
import type { RankedPlayer } from '@pylon/engine/rankings/ranked-board';
import type { Expert, WireEntity } from '../wire.ts';

/** A ranked player with what a row shows besides. */
export interface BoardRow extends WireEntity, RankedPlayer {
  readonly byeWeek: number | null;
}

/** The ranked players and the experts who ranked them. */
export interface Board {
  /** House methods first, then publishers by name. */
  readonly experts: readonly Expert[];
  /** Whoever ranks the period, shown or not. */
  readonly everyExpert: readonly Expert[];
  /** Tiers by entity, where a list of the person's own is all that is shown; absent or null elsewhere. */
  readonly ownTiers?: ReadonlyMap<string, number> | null;
  readonly rows: readonly BoardRow[];
}
