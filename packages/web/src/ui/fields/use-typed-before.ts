import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/**
 * A rendered page takes letters before its script has come. Whoever holds the text of a field is told of them, for the
 * field would be drawn without them when anything else changes.
 *
 * @returns belongs to the field
 */
export function useTypedBefore(value: string, take: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  const look = useEffectEvent(() => {
    const typed = field.current?.value ?? value;
    if (typed !== value) take(typed);
  });
  useEffect(() => look(), []);
  return field;
}
