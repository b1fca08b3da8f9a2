import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../ui/class-names.ts';

export interface TableToolbarProps {
  /** What everybody uses: position chips, the search. Always in sight. */
  readonly main: ReactNode;
  /** The other filters: in the same row on a desktop, behind one button on a phone. */
  readonly more: ReactNode;
  /** How many of the others are in force. */
  readonly activeCount: number;
}

/** Filters of a table. */
export function TableToolbar({ main, more, activeCount }: TableToolbarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-label="Filters" className="no-print flex flex-col gap-3">
      {main}
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex h-11 items-center gap-2 self-start rounded-md border border-edge bg-surface px-4 font-semibold text-lg md:hidden"
      >
        <SlidersHorizontal aria-hidden size={18} /> Filters
        {activeCount > 0 && <span className="figures text-accent">{activeCount}</span>}
      </button>
      <div className={classNames('grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap', !isOpen && 'max-md:hidden')}>
        {more}
      </div>
    </section>
  );
}
