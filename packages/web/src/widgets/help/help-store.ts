import { valueStore } from '../../ui/value-store.ts';

/** Which part of the help panel is open; null: it is closed. */
export type HelpView = 'questions' | 'support' | null;

/** What is open in this tab. Nothing is, while a page is rendered on the server. */
export const helpStore = valueStore<HelpView>(null);

/** Opens a part of the help panel from anywhere, or closes it. */
export const showHelp = helpStore.set;
