import type { AuctionPlayer, BidAdvice, NominationAdvice } from '@pylon/contract/drafting/auction-advice';
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

/**
 * Everybody with the player who is up as the advice on this lot has them: prices of the list are of the last sale, and
 * every bid since says more.
 */
export function withLotAdvice(rows: readonly AuctionRow[], bid: BidAdvice | null): readonly AuctionRow[] {
  const at = bid === null ? -1 : rows.findIndex(({ id }) => id === entityKey(bid));
  const row = rows[at];
  if (bid === null || row === undefined) return rows;
  const { expectedPrice, suggestedMaximum } = bid;
  return rows.with(at, { ...row, player: { ...row.player, expectedPrice, suggestedMaximum } });
}

/** A player to nominate, and why. */
export interface Nominee {
  readonly row: AuctionRow;
  readonly label: string;
  readonly words: string;
}

/** Players shown without advice. */
const SHOWN = 6;

const pricesWords = ({ player: { suggestedMaximum, expectedPrice } }: AuctionRow): string =>
  `worth ${dollars(suggestedMaximum)} to you, should go for ${dollars(expectedPrice ?? 1)}`;

/**
 * Whom to nominate, best first: the players of the advice, and without any the costliest who are left, so that the list
 * is never empty while anybody is left.
 *
 * @param rows everybody of the room, in rank order
 */
export function nominees(advised: readonly NominationAdvice[], rows: readonly AuctionRow[]): readonly Nominee[] {
  const free = new Map(rows.flatMap((row) => (row.player.price === null ? [[row.id as string, row] as const] : [])));
  const wanted = advised.flatMap((advice): readonly Nominee[] => {
    const row = free.get(entityKey(advice)); // advice of a moment ago may name a player who is gone
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
