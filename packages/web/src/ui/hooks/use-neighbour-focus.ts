import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a list whose rows can be taken away by their own buttons: the focus goes on at the neighbour, or at the last
 * button beside the list. Where a dialog asks first and the row goes before it has closed, the dialog does the same.
 *
 * @param count how many rows there are
 * @returns props of the list
 */
export function useNeighbourFocus<E extends HTMLElement>(count: number) {
  const list = useRef<E>(null);
  /** The place of the row that was used last. */
  const used = useRef(0);
  const before = useRef(count);
  useEffect(() => {
    const isLost = count < before.current && document.activeElement === document.body;
    before.current = count;
    if (isLost && list.current !== null) neighbourOf(list.current, used.current)?.focus();
  }, [count]);
  return {
    ref: list,
    onFocus: ({ target, currentTarget }: FocusEvent<E>) => {
      used.current = placeIn(currentTarget, target);
    },
  };
}

/** @returns the place of the row that holds an element; -1 where none does */
export const placeIn = (list: Element, element: Element) =>
  [...list.children].findIndex((row) => row.contains(element));

/** @returns the first button of the row that stands where another was, or else the last button beside the list */
export function neighbourOf(list: Element, place: number): HTMLButtonElement | null {
  const rows = [...list.children];
  const next = rows[Math.min(place, rows.length - 1)]?.querySelector('button');
  return next ?? [...(list.parentElement?.querySelectorAll('button') ?? [])].at(-1) ?? null;
}
