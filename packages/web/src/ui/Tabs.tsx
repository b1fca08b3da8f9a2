import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { Choice } from './choice.ts';
import { classNames } from './class-names.ts';
import { Select } from './overlays/Select.tsx';

export interface TabsProps<V extends string> {
  readonly label: string;
  readonly tabs: readonly Choice<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/** Views of one thing: a row of tabs on a desktop, a list on a phone. Arrow keys, Home and End move. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const moves: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const index = (to + tabs.length) % tabs.length;
    const next = tabs[index];
    if (!next) return;
    onChange(next.value);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <>
      <Select label={label} value={value} options={tabs} onChange={onChange} className="md:hidden" isLabelHidden />
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="flex gap-6 border-hairline border-b max-md:hidden"
        onKeyDown={handleKeyDown}
      >
        {tabs.map((tab) => {
          const isChosen = tab.value === value;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={isChosen}
              aria-controls={`${id}-panel`}
              tabIndex={isChosen ? 0 : -1}
              onClick={() => onChange(tab.value)}
              className={classNames(
                'h-10 font-semibold text-base transition-colors',
                isChosen ? 'pylon-under text-ink' : 'text-muted hover:text-ink',
              )}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
