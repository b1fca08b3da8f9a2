import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { closePopoverAround, Popover } from '../../../ui/Popover.tsx';
import type { AuctionOverlay } from './use-auction-overlay.ts';

export interface AuctionMenuProps {
  readonly canSimulate: boolean;
  readonly isManual: boolean;
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly onAsk: (overlay: AuctionOverlay) => void;
}

/** What can be done with the whole auction: buttons on a desktop, a list on a phone. */
export function AuctionMenu({ canSimulate, isManual, onUndo, onAsk }: AuctionMenuProps) {
  const actions = [
    { words: isManual ? 'Undo last sale' : 'Undo', run: onUndo },
    { words: 'Simulate rest', run: canSimulate ? () => onAsk({ kind: 'simulate' }) : null },
    { words: 'Start over', run: () => onAsk({ kind: 'startOver' }) },
    { words: 'Options', run: () => onAsk({ kind: 'options' }) },
  ];
  const row = 'flex h-11 w-full items-center px-4 text-left text-lg hover:bg-raised disabled:opacity-50';
  return (
    <>
      <div className="flex items-center gap-2 max-md:hidden">
        {actions.map(({ words, run }) => (
          <Button key={words} size="small" disabled={run === null} onClick={run ?? undefined}>
            {words}
          </Button>
        ))}
        <Button size="small" kind="quiet" aria-label="Keyboard shortcuts" onClick={() => onAsk({ kind: 'keys' })}>
          ?
        </Button>
      </div>
      <div className="md:hidden">
        <Popover
          label="Draft menu"
          align="end"
          className="w-64 py-2"
          triggerClassName="inline-flex size-11 items-center justify-center rounded-md text-ink hover:bg-raised"
          trigger={<EllipsisVertical aria-hidden size={20} />}
        >
          {/* biome-ignore lint/a11y: the buttons inside take keys and clicks; this only closes the list after them */}
          <div onClick={(event) => closePopoverAround(event.target)}>
            {actions.map(({ words, run }) => (
              <button key={words} type="button" className={row} disabled={run === null} onClick={run ?? undefined}>
                {words}
              </button>
            ))}
            <hr className="my-2 border-hairline" />
            <Link to={PATHS.draftChampion} className={row}>
              Leave the room
            </Link>
          </div>
        </Popover>
      </div>
    </>
  );
}
