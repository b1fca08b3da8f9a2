import { valueStore } from '../value-store.ts';

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

/** None: what a rendered page shows, and the browser's until there is one. */
export const NO_TOASTS: readonly ToastMessage[] = [];

/** Toasts in sight, newest last, that close themselves after four seconds. */
export function toastStore() {
  const { read, subscribe, set } = valueStore(NO_TOASTS);
  let nextId = 1;
  const close = (id: number) => set(read().filter((message) => message.id !== id));
  return {
    read,
    subscribe,
    show(kind: ToastKind, text: string, action?: ToastMessage['action']): void {
      const id = nextId++;
      set([...read(), { id, kind, text, ...(action ? { action } : {}) }].slice(-3));
      setTimeout(() => close(id), CLOSE_AFTER_MS);
    },
    close,
  };
}

/** The toasts of this tab. Nothing shows one while a page is rendered on the server. */
export const toasts = toastStore();
