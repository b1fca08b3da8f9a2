import { useCallback, useEffect, useState } from 'react';
import { type KeptKit, readKit, writeTaken } from '../../api/kit-store.ts';

/** What this device has kept: not looked at yet, not to be read, nothing, or a kit. */
type KitState =
  | { readonly status: 'loading' | 'unreadable' | 'none' }
  | { readonly status: 'kept'; readonly kept: KeptKit };

export interface KitOfDevice {
  readonly state: KitState;
  /** Reads it again. */
  readonly refresh: () => Promise<void>;
  /** The marks of the last click could not be kept. */
  readonly isUnmarked: boolean;
  readonly mark: (taken: readonly string[]) => void;
}

/** @param ownerId the registered person who uses the device; null without one */
export function useKit(ownerId: string | null): KitOfDevice {
  const [state, setState] = useState<KitState>({ status: 'loading' });
  const [isUnmarked, setIsUnmarked] = useState(false);
  const refresh = useCallback(async () => {
    try {
      const kept = await readKit(ownerId);
      setState(kept ? { status: 'kept', kept } : { status: 'none' });
    } catch {
      setState({ status: 'unreadable' });
    }
  }, [ownerId]);
  useEffect(() => void refresh(), [refresh]);
  const mark = (taken: readonly string[]) => {
    if (state.status !== 'kept') return;
    const { kit, own } = state.kept;
    setState({ status: 'kept', kept: { kit, own: { ...own, taken } } });
    writeTaken(ownerId, taken).then(
      () => setIsUnmarked(false),
      () => setIsUnmarked(true),
    );
  };
  return { state, refresh, isUnmarked, mark };
}
