import { LIST_KEYS, lastKeys } from '../drafting/frame/shortcuts.ts';
import { useListKeys } from '../drafting/frame/use-list-keys.ts';
import type { RoomFrameModel } from '../drafting/frame/use-room-frame.ts';
import type { AuctionModel } from './state/use-auction.ts';

export const AUCTION_KEYS = [
  { key: 'b', shortcut: 'bid', words: 'Bid a dollar more' },
  { key: 'm', shortcut: 'suggested', words: 'Bid the suggested maximum' },
  { key: 'p', shortcut: 'pass', words: 'Pass on this player' },
  ...LIST_KEYS,
  { key: 'n', shortcut: 'nominate', words: 'Put up the player, or the first suggestion when none is chosen' },
  ...lastKeys('Return to your last decision'),
] as const;

/** Lets single keys bid, pass, nominate and move about in an auction. */
export function useAuctionKeys(frame: RoomFrameModel, room: AuctionModel, onUndo: (() => void) | null): void {
  const { auction, actions, advice, byId, queue, mayNominate, nominees } = room;
  const freeRow = (id: string) => {
    const row = byId.get(id);
    return row?.player.price === null ? row.player : null;
  };
  useListKeys<'bid' | 'suggested' | 'pass' | 'nominate'>(frame, {
    keys: AUCTION_KEYS,
    onUndo,
    onQueue: (id) => {
      const player = freeRow(id);
      if (player) queue.toggle(player);
    },
    onKey: (key, at) => {
      if (auction.isFollowed) return;
      const minimum = auction.standing.block?.userMinimumBid ?? null;
      if (key === 'bid') return minimum !== null && void actions.bid(minimum);
      if (key === 'pass') return minimum !== null && void actions.pass('next');
      if (key === 'suggested') {
        const suggested = advice?.suggestedMaximum ?? 0;
        return minimum !== null && suggested >= minimum && void actions.bid(suggested);
      }
      if (!mayNominate || !at) return;
      // The row of a player who has just gone means nobody else.
      const wanted = at.id === null ? (nominees[0]?.row.player ?? null) : freeRow(at.id);
      if (wanted) void actions.nominate(wanted, 1);
    },
  });
}
