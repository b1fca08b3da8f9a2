import { useEffect, useRef, useState } from 'react';
import { type Shortcut, shortcutOf } from './shortcuts.ts';

const OFF_KEY = 'pylon_draft_keys_off';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

export interface Shortcuts {
  readonly isOn: boolean;
  readonly setIsOn: (isOn: boolean) => void;
}

/** Calls `run` for the room's keys, unless they are switched off, a dialog is open, or somebody types. */
export function useShortcuts(run: (shortcut: Shortcut) => void): Shortcuts {
  const [isOn, setOn] = useState(() => localStorage.getItem(OFF_KEY) === null);
  const newest = useRef(run);
  useEffect(() => {
    newest.current = run;
  });
  useEffect(() => {
    if (!isOn) return;
    const handleKey = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog]')) return;
      const shortcut = shortcutOf(event, isTyping(event.target));
      if (shortcut === null) return;
      event.preventDefault();
      event.stopPropagation(); // the header's search listens for '/' further out
      newest.current(shortcut);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isOn]);
  return {
    isOn,
    setIsOn(on) {
      if (on) localStorage.removeItem(OFF_KEY);
      else localStorage.setItem(OFF_KEY, '1');
      setOn(on);
    },
  };
}
