import type { RefObject } from 'react';
import type { AuctionOverlay, OverlayModel } from '../room/dialogs/use-overlay.ts';
import type { RoomTab } from '../room/frame/room.search.ts';
import { useShortcuts } from '../room/frame/use-shortcuts.ts';
import { AUCTION_KEYS } from './auction-keys.ts';
import type { AuctionModel } from './state/use-auction.ts';

export interface AuctionKeysInput {
  readonly isOn: boolean;
  readonly tab: RoomTab;
  readonly room: AuctionModel;
  readonly overlay: OverlayModel<AuctionOverlay>;
  readonly search: RefObject<HTMLInputElement | null>;
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
}

/** The auction by single keys. Those that are about a row work where rows are. */
export function useAuctionKeys({ isOn, tab, room, overlay, search, onUndo }: AuctionKeysInput): void {
  const { auction, actions, advice, byId, queue, mayNominate, nominees } = room;
  useShortcuts(AUCTION_KEYS, isOn, (key) => {
    const { block } = auction.standing;
    const found = [...document.querySelectorAll<HTMLElement>('[data-player-row]')];
    const at = found.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
    const row = byId.get(found[at]?.dataset['playerRow'] ?? '') ?? null;
    const minimum = block?.userMinimumBid ?? null;
    if (key === 'help') overlay.open({ kind: 'keys' });
    else if (key === 'undo') onUndo?.();
    else if (key === 'bid') minimum !== null && void actions.bid(minimum);
    else if (key === 'pass') minimum !== null && void actions.pass('next');
    else if (key === 'suggested') {
      const suggested = advice?.suggestedMaximum ?? 0;
      if (minimum !== null && suggested >= minimum) void actions.bid(suggested);
    } else if (tab !== 'draft-assistant') return;
    else if (key === 'search') search.current?.focus();
    else if (key === 'down') found[Math.min(found.length - 1, at + 1)]?.focus();
    else if (key === 'up') found[Math.max(0, at - 1)]?.focus();
    else if (key === 'queue') row && row.player.price === null && queue.toggle(row.player);
    else if (mayNominate) {
      // On a row of somebody who has just gone, nobody else is meant.
      const wanted = at >= 0 ? (row?.player.price === null ? row.player : null) : (nominees[0]?.row.player ?? null);
      if (wanted) void actions.nominate(wanted, 1);
    }
  });
}
