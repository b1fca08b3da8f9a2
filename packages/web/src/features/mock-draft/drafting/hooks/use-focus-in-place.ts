import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * For a place in which an answer takes away the buttons that it was given by: the focus goes to the place itself. The
 * next Tab leads to the first of what can be done there by then, and a second Enter of a hurried hand does nothing.
 *
 * @returns props of the place
 */
export function useFocusInPlace<E extends HTMLElement>() {
  const place = useRef<E>(null);
  const isInside = useRef(false);
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return {
    ref: place,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: ({ target, relatedTarget }: FocusEvent) => {
      // A button that can no longer be pressed has not been left, nor has one that is gone.
      isInside.current = relatedTarget === null && target.matches(':disabled');
    },
  };
}
