import { ChevronUp } from 'lucide-react';
import { Button } from '../../../../ui/Button.tsx';
import { closePopoverAround, Popover } from '../../../../ui/overlays/Popover.tsx';
import type { AuctionActions } from '../state/use-auction-actions.ts';

const LONGER = [
  { until: 'queued', label: 'Pass until a queued player is up' },
  { until: 'nomination', label: 'Let them fight it out until I nominate' },
] as const;

interface PassMenuProps {
  readonly actions: AuctionActions;
  readonly isBar: boolean;
  /** Whether passing is what the advice says. */
  readonly isAdvised: boolean;
}

/** Passing: on this player, or for longer. */
export function PassMenu({ actions, isBar, isAdvised }: PassMenuProps) {
  const isBusy = actions.busy !== null;
  return (
    <span className="inline-flex">
      <Button
        kind={isAdvised ? 'primary' : 'plain'}
        aria-label={isAdvised ? 'Pass, as advised' : undefined}
        size="large"
        className={`rounded-r-none border-r-0 ${isBar ? 'px-3' : 'px-5'}`}
        isBusy={actions.busy === 'pass'}
        disabled={isBusy && actions.busy !== 'pass'}
        onClick={() => void actions.pass('next')}
      >
        Pass
      </Button>
      <Popover
        label="Pass for longer"
        className="w-72 py-2"
        triggerClassName="inline-flex h-12 w-9 items-center justify-center rounded-md rounded-l-none border border-edge bg-surface text-ink hover:bg-raised"
        trigger={<ChevronUp aria-hidden size={18} />}
      >
        {LONGER.map(({ until, label }) => (
          <button
            key={until}
            type="button"
            disabled={isBusy}
            className="flex min-h-11 w-full items-center px-4 text-left text-base hover:bg-raised disabled:opacity-50"
            onClick={(event) => {
              closePopoverAround(event.currentTarget);
              void actions.pass(until);
            }}
          >
            {label}
          </button>
        ))}
      </Popover>
    </span>
  );
}
