// What lies over the room: one thing at a time.
import { useCallback, useState } from 'react';

/** What the room is asking or showing, if anything. */
export type Overlay =
  | { readonly kind: 'undo' | 'startOver' | 'simulate' | 'completed' }
  | { readonly kind: 'reset'; readonly pickNumber: number }
  | { readonly kind: 'player'; readonly id: string }
  | { readonly kind: 'assistant' | 'pick' | 'keys' | 'options' };

export interface OverlayModel {
  readonly overlay: Overlay | null;
  readonly open: (overlay: Overlay) => void;
  /** Closes what is of a kind, unless something else stands there by now. */
  readonly close: (kind: Overlay['kind']) => void;
}

export function useOverlay(): OverlayModel {
  const [overlay, open] = useState<Overlay | null>(null);
  const close = useCallback((kind: Overlay['kind']) => open((held) => (held?.kind === kind ? null : held)), []);
  return { overlay, open, close };
}
