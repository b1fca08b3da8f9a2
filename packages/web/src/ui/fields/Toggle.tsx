import { type KeyboardEvent, useRef } from 'react';
import type { Choice } from '../choice.ts';
import { classNames } from '../class-names.ts';

export interface ToggleProps<V extends string> {
  readonly label: string;
  readonly sides: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly isDisabled?: boolean;
}

/** One of two or three, all in sight. The left and right arrow keys switch. */
export function Toggle<V extends string>({ label, sides, value, onChange, isDisabled = false }: ToggleProps<V>) {
  const group = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (isDisabled || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    const at = sides.findIndex((side) => side.value === value);
    const index = Math.min(sides.length - 1, Math.max(0, at + (event.key === 'ArrowLeft' ? -1 : 1)));
    const side = sides[index];
    if (!side) return;
    onChange(side.value);
    group.current?.querySelectorAll<HTMLElement>('button')[index]?.focus();
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onKeyDown={handleKeyDown}
      className="inline-flex rounded-md border border-edge bg-surface p-px"
    >
      {sides.map((side) => {
        const isChosen = side.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: arrow keys and disabling act on both sides as one control
          <button
            key={side.value}
            type="button"
            role="radio"
            aria-checked={isChosen}
            tabIndex={isChosen ? 0 : -1}
            disabled={isDisabled}
            onClick={() => onChange(side.value)}
            className={classNames(
              'h-8 whitespace-nowrap rounded-[5px] px-3 font-semibold text-sm transition-colors max-md:h-10',
              isChosen ? 'pylon-under bg-raised text-ink' : 'text-muted hover:text-ink',
              isDisabled && 'opacity-50',
            )}
          >
            {side.label}
          </button>
        );
      })}
    </div>
  );
}
