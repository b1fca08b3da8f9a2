// What lies over a room: one thing at a time.
import { useCallback, useState } from 'react';

/** What the room of any kind of draft may ask or show. */
export type OverlayOfAll =
  | { readonly kind: 'startOver' | 'simulate' | 'completed' | 'keys' | 'options' | 'about' | 'settings' | 'names' }
  /** Back to a pick or a sale, from 1. */
  | { readonly kind: 'reset'; readonly number: number }
  | { readonly kind: 'player'; readonly id: string };

/** @typeParam O what lies over a kind of room besides what lies over all */
export interface OverlayModel<O extends { readonly kind: string } = never> {
  readonly overlay: O | OverlayOfAll | null;
  readonly open: (overlay: O | OverlayOfAll) => void;
  /** Closes what is of a kind, unless something else stands there by now. */
  readonly close: (kind: O['kind'] | OverlayOfAll['kind']) => void;
}

export function useOverlay<O extends { readonly kind: string } = never>(): OverlayModel<O> {
  const [overlay, open] = useState<O | OverlayOfAll | null>(null);
  const close = useCallback<OverlayModel<O>['close']>(
    (kind) => open((held) => (held?.kind === kind ? null : held)),
    [],
  );
  return { overlay, open, close };
}
