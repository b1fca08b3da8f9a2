/** A key of a room, and what it does. */
export interface RoomKey<S extends string> {
  readonly key: string;
  readonly shortcut: S;
  readonly words: string;
}

/** What can be done with one key in the room. */
export type Shortcut = 'search' | 'down' | 'up' | 'queue' | 'draft' | 'assistant' | 'pick' | 'undo' | 'help';

export const SHORTCUTS: readonly RoomKey<Shortcut>[] = [
  { key: '/', shortcut: 'search', words: 'Search players' },
  { key: 'j', shortcut: 'down', words: 'Next player' },
  { key: 'k', shortcut: 'up', words: 'Player before' },
  { key: 'q', shortcut: 'queue', words: 'Queue the player, or take him out of the queue' },
  { key: 'd', shortcut: 'draft', words: 'Draft the player, or the suggestion when none is chosen' },
  { key: 'a', shortcut: 'assistant', words: 'The suggested pick with its reasons' },
  { key: 'p', shortcut: 'pick', words: 'Pick by name, whatever tab is open' },
  { key: 'u', shortcut: 'undo', words: 'Return to your most recent pick' },
  { key: '?', shortcut: 'help', words: 'This list' },
];

/** The parts of a key event that decide. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/**
 * The shortcut of a key press; null for any other.
 * @param isTyping the focus is where keys are text
 */
export function shortcutOf<S extends string>(
  keys: readonly RoomKey<S>[],
  press: KeyPress,
  isTyping: boolean,
): S | null {
  if (isTyping || press.ctrlKey || press.metaKey || press.altKey) return null;
  return keys.find(({ key }) => key === press.key)?.shortcut ?? null;
}
