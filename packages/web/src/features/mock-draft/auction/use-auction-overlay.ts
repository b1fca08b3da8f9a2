// What lies over an auction: one thing at a time.
import { useCallback, useState } from 'react';

export type AuctionOverlay =
  | { readonly kind: 'undo' | 'startOver' | 'simulate' | 'completed' | 'keys' | 'options' }
  | { readonly kind: 'reset'; readonly saleNumber: number }
  | { readonly kind: 'player'; readonly id: string };

export interface AuctionOverlayModel {
  readonly overlay: AuctionOverlay | null;
  readonly open: (overlay: AuctionOverlay) => void;
  /** Closes what is of a kind, unless something else stands there by now. */
  readonly close: (kind: AuctionOverlay['kind']) => void;
}

export function useAuctionOverlay(): AuctionOverlayModel {
  const [overlay, open] = useState<AuctionOverlay | null>(null);
  const close = useCallback((kind: AuctionOverlay['kind']) => open((held) => (held?.kind === kind ? null : held)), []);
  return { overlay, open, close };
}
