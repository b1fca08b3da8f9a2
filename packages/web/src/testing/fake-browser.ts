import type { Transport } from '../api/call.ts';
import { makeSession, type Session, type TabChannel, type TextStore } from '../api/session.ts';

/** A storage that forgets with the test. */
export function memoryStore(): TextStore & { readonly texts: ReadonlyMap<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
  };
}

/** A browser: tabs with one local storage, that hear what the others tell. */
export function fakeBrowser(transport: Transport) {
  const local = memoryStore();
  const listeners: { owner: TabChannel; listener: (message: unknown) => void }[] = [];
  const openTab = (): { readonly session: Session; readonly tab: ReturnType<typeof memoryStore> } => {
    const tab = memoryStore();
    const channel: TabChannel = {
      tell(message) {
        for (const { owner, listener } of listeners) if (owner !== channel) listener(message);
      },
      listen: (listener) => void listeners.push({ owner: channel, listener }),
    };
    return { session: makeSession({ local, tab, channel, transport }), tab };
  };
  return { local, openTab };
}
