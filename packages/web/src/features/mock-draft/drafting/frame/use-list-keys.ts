import { useEffectEvent, useLayoutEffect } from 'react';
import { type KeyOfAll, type RoomKey, shortcutOf } from './shortcuts.ts';
import type { RoomFrameModel } from './use-room-frame.ts';

/** Where the keys of a list are. */
interface KeyedRow {
  /** The player whose row has the focus; null when none has. */
  readonly id: string | null;
}

/** What the keys of a room do. */
export interface ListKeysInput<S extends string> {
  readonly keys: readonly RoomKey<S | KeyOfAll>[];
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly onQueue: (id: string) => void;
  /** Keys of this kind of room. `row` is null where no list is. */
  readonly onKey: (key: S, row: KeyedRow | null) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Lets single keys work a room, unless they are switched off, a dialog is open, or the person types. Keys about a row
 * work where rows are: in the assistant. The keys of what is on the screen must work at once, hence layout effects:
 * other effects may follow a busy moment later.
 */
export function useListKeys<S extends string>(frame: RoomFrameModel, input: ListKeysInput<S>): void {
  const { keys } = input;
  const isOn = frame.options.singleKeys;
  const run = (key: S | KeyOfAll) => {
    const { onUndo, onQueue, onKey } = input;
    const found = [...document.querySelectorAll<HTMLElement>('[data-player-row]')];
    const at = found.findIndex((row) => row.closest('tr')?.contains(document.activeElement));
    const id = found[at]?.dataset['playerRow'] ?? null;
    const hasList = frame.tab === 'draft-assistant';
    switch (key) {
      case 'help':
        return frame.open({ kind: 'keys' });
      case 'undo':
        return onUndo?.();
      case 'search':
        return hasList ? frame.search.current?.focus() : undefined;
      case 'down':
        return hasList ? found[Math.min(found.length - 1, at + 1)]?.focus() : undefined;
      case 'up':
        return hasList ? found[Math.max(0, at - 1)]?.focus() : undefined;
      case 'queue':
        return hasList && id !== null ? onQueue(id) : undefined;
      default:
        return onKey(key as S, hasList ? { id } : null); // all others are of this kind of room
    }
  };
  const runNewest = useEffectEvent(run);
  useLayoutEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog]')) return;
      const shortcut = shortcutOf(keys, event, isTyping(event.target));
      if (shortcut === null) return;
      event.preventDefault();
      event.stopPropagation(); // the header's search listens for '/' further out
      runNewest(shortcut);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [keys, isOn]);
}
