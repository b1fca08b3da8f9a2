import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a list whose rows can be taken away by their own buttons: the focus goes on at the neighbour, or at the last
 * button beside the list.
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
    if (!isLost || list.current === null) return;
    const rows = [...list.current.children];
    const next = rows[Math.min(used.current, rows.length - 1)]?.querySelector('button');
    (next ?? [...(list.current.parentElement?.querySelectorAll('button') ?? [])].at(-1))?.focus();
  }, [count]);
  return {
    ref: list,
    onFocus: ({ target, currentTarget }: FocusEvent<E>) => {
      used.current = [...currentTarget.children].findIndex((child) => child.contains(target));
    },
  };
}
