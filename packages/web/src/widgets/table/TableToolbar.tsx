import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

export interface TableToolbarProps {
  /** Position chips: always in sight. */
  readonly positions: ReactNode;
  /** The search, where there is one: always in sight. */
  readonly search?: ReactNode;
  /** The other filters: a row on a desktop, behind one button on a phone. */
  readonly filters: ReactNode;
  /** How it is shown; at the end of the other filters. */
  readonly view?: ReactNode;
  /** How many of the others are in force. */
  readonly activeCount: number;
}

/** What a table can be narrowed to, and how it is shown. */
export function TableToolbar({ positions, search, filters, view, activeCount }: TableToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Filters" className="no-print flex flex-col gap-3">
      <div className="flex flex-col gap-3 md:flex-row md:items-center md:justify-between">
        {positions}
        <div className="flex gap-2">
          {search}
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className="inline-flex h-11 shrink-0 items-center gap-2 rounded-md border border-edge bg-surface px-3 font-semibold text-lg md:hidden"
          >
            <SlidersHorizontal aria-hidden size={18} />
            <span className={search ? 'sr-only' : undefined}>Filters</span>
            {activeCount > 0 && <span className="figures text-accent">{activeCount}</span>}
          </button>
        </div>
      </div>
      <div className={classNames('grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap', !isOpen && 'max-md:hidden')}>
        {filters}
        {view && <div className="col-span-2 md:ml-auto">{view}</div>}
      </div>
    </section>
  );
}
