import { type RefObject, useEffect, useRef } from 'react';

/** When the row with the focus goes away because they were drafted, the focus stays at its place in the list. */
export function useFocusKept(body: RefObject<HTMLTableSectionElement | null>, rows: unknown): void {
  const place = useRef<number | null>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const handleFocus = (event: FocusEvent) => {
      // Only elements take the focus
      const row = (event.target as HTMLElement).closest('tr')?.querySelector('[data-player-row]');
      place.current = row ? [...element.querySelectorAll('[data-player-row]')].indexOf(row) : null;
    };
    const handleLeave = (event: FocusEvent) => {
      // A removed element has nowhere to go: then the place is kept.
      if (event.relatedTarget !== null) place.current = null;
    };
    element.addEventListener('focusin', handleFocus);
    element.addEventListener('focusout', handleLeave);
    return () => {
      element.removeEventListener('focusin', handleFocus);
      element.removeEventListener('focusout', handleLeave);
    };
  }, [body]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the rows that takes the focus away
  useEffect(() => {
    if (place.current === null || document.activeElement !== document.body) return;
    const buttons = body.current?.querySelectorAll<HTMLElement>('[data-player-row]');
    buttons?.[Math.min(place.current, buttons.length - 1)]?.focus();
  }, [rows, body]);
}
