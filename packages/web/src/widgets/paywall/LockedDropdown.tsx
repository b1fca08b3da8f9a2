import { LockKeyhole } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { planLabel } from './plans.ts';
import { type SubscribeWish, subscribeDialog } from './subscribe-dialog.ts';

export interface LockedDropdownProps extends SubscribeWish {
  readonly label: string;
  /** What would be chosen. */
  readonly value: string;
  readonly className?: string;
}

/**
 * A dropdown that a plan opens: it looks like the others, and a click opens the Subscribe dialog.
 * Waits for stat-tables: filters of a table that a plan opens whole.
 */
export function LockedDropdown({ label, value, tier, what, className }: LockedDropdownProps) {
  const id = useId();
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1', className)}>
      <span id={id} className="label">
        {label}
      </span>
      <button
        id={`${id}-button`}
        type="button"
        aria-haspopup="dialog"
        aria-labelledby={`${id} ${id}-button`}
        onClick={() => subscribeDialog.open({ tier, what })}
        className="flex h-9 w-full items-center gap-1 rounded-md border border-edge bg-surface px-3 text-base text-muted hover:bg-raised max-md:h-11 max-md:text-lg"
      >
        <span className="grow truncate text-left">{value}</span>{' '}
        <LockKeyhole aria-hidden size={14} className="shrink-0" />
        <span className="shrink-0 font-semibold text-sm">{planLabel(tier)}</span>{' '}
        <span className="sr-only">locked</span>
      </button>
    </div>
  );
}
