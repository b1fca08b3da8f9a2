import type { AuctionPlayer, NominationAdvice } from '@pylon/contract/drafting/auction-advice';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { dollars, INTENT_LABELS, nominationWords } from '../auction-words.ts';

/** A player of the room, sold or not. */
export interface AuctionRow {
  readonly id: EntityId;
  readonly position: Position;
  readonly player: AuctionPlayer;
}

/** Somebody to put up, and why. */
export interface Nominee {
  readonly row: AuctionRow;
  readonly label: string;
  readonly words: string;
}

/** Players shown where nobody is advised. */
const SHOWN = 6;

const pricesWords = ({ player: { suggestedMaximum, expectedPrice } }: AuctionRow): string =>
  `worth ${dollars(suggestedMaximum)} to you, should go for ${dollars(expectedPrice ?? 1)}`;

/**
 * Whom to put up, best first: who is advised, and where nobody is the costliest who are left, so that one never stands
 * before nothing.
 *
 * @param rows everybody of the room, in rank order
 */
export function nominees(advised: readonly NominationAdvice[], rows: readonly AuctionRow[]): readonly Nominee[] {
  const free = new Map(rows.flatMap((row) => (row.player.price === null ? [[row.id as string, row] as const] : [])));
  const wanted = advised.flatMap((advice): readonly Nominee[] => {
    const row = free.get(entityKey(advice)); // advice of a moment ago may name somebody who is gone
    const words = nominationWords(advice);
    const queued = advice.isQueued ? `queued, ${words}` : words;
    return row ? [{ row, label: INTENT_LABELS[advice.intent], words: queued }] : [];
  });
  if (wanted.length > 0) return wanted;
  return [...free.values()]
    .toSorted((one, other) => other.player.valueNow - one.player.valueNow)
    .slice(0, SHOWN)
    .map((row) => ({ row, label: 'List', words: pricesWords(row) }));
}
