import type { LucideIcon } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';

export interface PhoneTabsProps<T extends string> {
  readonly tabs: readonly { readonly value: T; readonly label: string; readonly icon: LucideIcon }[];
  /** Null where no tab is shown. */
  readonly tab: T | null;
  readonly onTab: (tab: T) => void;
}

/** The views of a room within the thumb's reach. */
export function PhoneTabs<T extends string>({ tabs, tab, onTab }: PhoneTabsProps<T>) {
  return (
    <nav aria-label="Draft room">
      <ul className="grid h-14 auto-cols-fr grid-flow-col">
        {tabs.map(({ value, label, icon: Icon }) => (
          <li key={value}>
            <button
              type="button"
              aria-current={value === tab ? 'true' : undefined}
              onClick={() => onTab(value)}
              className={classNames(
                'flex h-full w-full flex-col items-center justify-center gap-0.5 font-semibold text-xs',
                value === tab ? 'text-ink shadow-[inset_0_3px_0_var(--accent-fill)]' : 'text-muted',
              )}
            >
              <Icon aria-hidden size={20} />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
