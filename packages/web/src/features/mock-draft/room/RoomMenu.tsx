import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { PATHS } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { closePopoverAround, Popover } from '../../../ui/Popover.tsx';
import type { Overlay } from './use-overlay.ts';

export interface RoomMenuProps {
  readonly mockDraftId: string;
  readonly canSimulate: boolean;
  /** Whether it may be started over and its teams renamed: not while it follows an outside draft. */
  readonly canChange: boolean;
  readonly isManual: boolean;
  /** Null while there is nothing to take back. */
  readonly onUndo: (() => void) | null;
  readonly onAsk: (overlay: Overlay) => void;
}

/** What can be done with the whole draft: buttons on a desktop, a list on a phone. */
export function RoomMenu({ mockDraftId, canSimulate, canChange, isManual, onUndo, onAsk }: RoomMenuProps) {
  const undoWords = isManual ? 'Undo last pick' : 'Undo';
  const row = 'flex h-11 w-full items-center px-4 text-left text-lg hover:bg-raised disabled:opacity-50';
  return (
    <>
      <div className="flex items-center gap-2 max-md:hidden">
        <Button size="small" disabled={onUndo === null} onClick={onUndo ?? undefined}>
          {undoWords}
        </Button>
        <Button size="small" disabled={!canSimulate} onClick={() => onAsk({ kind: 'simulate' })}>
          Simulate rest
        </Button>
        <Button size="small" disabled={!canChange} onClick={() => onAsk({ kind: 'startOver' })}>
          Start over
        </Button>
        <Button size="small" onClick={() => onAsk({ kind: 'settings' })}>
          Draft settings
        </Button>
        <Button size="small" disabled={!canChange} onClick={() => onAsk({ kind: 'correct', what: 'names' })}>
          Team names
        </Button>
        <Link
          to={PATHS.draftScreen}
          params={{ mockDraftId }}
          target="_blank"
          aria-label="Big screen, in another window"
          className={buttonClass('plain', 'small')}
        >
          Big screen
        </Link>
        <Button size="small" kind="quiet" onClick={() => onAsk({ kind: 'options' })}>
          Options
        </Button>
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
            <button type="button" className={row} disabled={onUndo === null} onClick={onUndo ?? undefined}>
              {undoWords}
            </button>
            <button type="button" className={row} disabled={!canSimulate} onClick={() => onAsk({ kind: 'simulate' })}>
              Simulate rest
            </button>
            <button type="button" className={row} disabled={!canChange} onClick={() => onAsk({ kind: 'startOver' })}>
              Start over
            </button>
            <button type="button" className={row} onClick={() => onAsk({ kind: 'settings' })}>
              Draft settings
            </button>
            <button
              type="button"
              className={row}
              disabled={!canChange}
              onClick={() => onAsk({ kind: 'correct', what: 'names' })}
            >
              Team names
            </button>
            <Link to={PATHS.draftScreen} params={{ mockDraftId }} target="_blank" className={row}>
              Big screen
            </Link>
            <hr className="my-2 border-hairline" />
            <button type="button" className={row} onClick={() => onAsk({ kind: 'options' })}>
              Options
            </button>
            <Link to={PATHS.draftChampion} className={row}>
              Leave the room
            </Link>
          </div>
        </Popover>
      </div>
    </>
  );
}
