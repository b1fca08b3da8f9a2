import { useLayoutEffect, useRef } from 'react';
import { type RoomKey, shortcutOf } from './shortcuts.ts';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/**
 * Calls `run` for the room's keys, unless they are switched off, a dialog is open, or somebody types. What is on the screen has its
 * keys at once: hence layout effects, others may follow a busy moment later.
 */
export function useShortcuts<S extends string>(
  keys: readonly RoomKey<S>[],
  isOn: boolean,
  run: (shortcut: S) => void,
): void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog]')) return;
      const shortcut = shortcutOf(keys, event, isTyping(event.target));
      if (shortcut === null) return;
      event.preventDefault();
      event.stopPropagation(); // the header's search listens for '/' further out
      newest.current(shortcut);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [keys, isOn]);
}
