/** Which part of the help panel is open; null: it is closed. */
export type HelpView = 'questions' | 'support' | null;

let view: HelpView = null;
const listeners = new Set<() => void>();

/** Opens a part of the help panel from anywhere, or closes it. */
export function showHelp(next: HelpView): void {
  view = next;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: what is open in this tab. Nothing is, while a page is rendered on the server. */
export const helpStore = {
  read: (): HelpView => view,
  readOnServer: (): HelpView => null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
