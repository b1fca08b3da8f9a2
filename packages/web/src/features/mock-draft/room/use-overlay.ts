// What lies over the room: one thing at a time.
import { useCallback, useState } from 'react';
import type { Correcting } from '../in-person/InPersonDialogs.tsx';

/** What the room is asking or showing, if anything. */
export type Overlay =
  | { readonly kind: 'undo' | 'startOver' | 'simulate' | 'completed' }
  | { readonly kind: 'reset'; readonly pickNumber: number }
  | { readonly kind: 'player'; readonly id: string }
  /** Something of a draft at a table is put right. */
  | { readonly kind: 'correct'; readonly what: Correcting }
  | { readonly kind: 'assistant' | 'pick' | 'keys' | 'options' | 'settings' };

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
