/** A key of a room, and what it does. */
export interface RoomKey<S extends string> {
  readonly key: string;
  readonly shortcut: S;
  readonly words: string;
}

/** Keys that are about the list of players. */
type ListKey = 'search' | 'down' | 'up' | 'queue';
/** Keys that every room has. */
export type KeyOfAll = ListKey | 'undo' | 'help';

export const LIST_KEYS: readonly RoomKey<ListKey>[] = [
  { key: '/', shortcut: 'search', words: 'Search players' },
  { key: 'j', shortcut: 'down', words: 'Next player' },
  { key: 'k', shortcut: 'up', words: 'Player before' },
  { key: 'q', shortcut: 'queue', words: 'Queue the player, or take them out of the queue' },
];

/** Keys of every room behind all others. */
export const lastKeys = (undo: string): readonly RoomKey<'undo' | 'help'>[] => [
  { key: 'u', shortcut: 'undo', words: undo },
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
