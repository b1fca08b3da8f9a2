// What lies over a room: one thing at a time.
import { useCallback, useState } from 'react';
import type { Correcting } from '../../in-person/InPersonDialogs.tsx';

/** What the room of a draft is asking or showing, if anything. */
export type Overlay =
  | { readonly kind: 'undo' | 'startOver' | 'simulate' | 'completed' }
  | { readonly kind: 'reset'; readonly pickNumber: number }
  | { readonly kind: 'player'; readonly id: string }
  /** Something of a draft at a table is put right. */
  | { readonly kind: 'correct'; readonly what: Correcting }
  | { readonly kind: 'assistant' | 'pick' | 'keys' | 'options' | 'settings' };

/** What the room of an auction is asking or showing, if anything. */
export type AuctionOverlay =
  | { readonly kind: 'undo' | 'startOver' | 'simulate' | 'completed' | 'keys' | 'options' }
  | { readonly kind: 'reset'; readonly saleNumber: number }
  | { readonly kind: 'player'; readonly id: string };

export interface OverlayModel<O extends { readonly kind: string } = Overlay> {
  readonly overlay: O | null;
  readonly open: (overlay: O) => void;
  /** Closes what is of a kind, unless something else stands there by now. */
  readonly close: (kind: O['kind']) => void;
}

export function useOverlay<O extends { readonly kind: string } = Overlay>(): OverlayModel<O> {
  const [overlay, open] = useState<O | null>(null);
  const close = useCallback((kind: O['kind']) => open((held) => (held?.kind === kind ? null : held)), []);
  return { overlay, open, close };
}
