/** What a toast is about. */
export type ToastKind = 'success' | 'warning' | 'error';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** Something to do about it: 'Undo'. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Milliseconds for which a toast stays. @source docs/sources.md "Timing" */
const CLOSE_AFTER_MS = 4_000;

/** Toasts in sight, newest last, for `useSyncExternalStore`. */
export interface ToastStore {
  read(): readonly ToastMessage[];
  subscribe(listener: () => void): () => void;
  show(kind: ToastKind, text: string, action?: ToastMessage['action']): void;
  close(id: number): void;
}

/** A store of toasts that close themselves after four seconds. */
export function toastStore(): ToastStore {
  let messages: readonly ToastMessage[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastMessage[]) => {
    messages = next;
    for (const listener of listeners) listener();
  };
  const close = (id: number) => set(messages.filter((message) => message.id !== id));
  return {
    read: () => messages,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(kind, text, action) {
      const id = nextId++;
      set([...messages, { id, kind, text, ...(action ? { action } : {}) }].slice(-3));
      setTimeout(() => close(id), CLOSE_AFTER_MS);
    },
    close,
  };
}

/** The toasts of this tab. Nothing shows one while a page is rendered on the server. */
export const toasts = toastStore();
