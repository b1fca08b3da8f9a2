import { Link } from '@tanstack/react-router';
import { EllipsisVertical } from 'lucide-react';
import { PATHS } from '../../../../paths.ts';
import { Button, buttonClass } from '../../../../ui/Button.tsx';
import { closePopoverAround, Popover } from '../../../../ui/overlays/Popover.tsx';

/** Something that can be done with a whole draft. */
export interface RoomMenuAction {
  readonly words: string;
  /** Null when it cannot be done now. */
  readonly run: (() => void) | null;
  /** A desktop has another way to it. */
  readonly isOnPhoneOnly?: boolean;
}

export interface RoomMenuProps {
  readonly actions: readonly RoomMenuAction[];
  /** The draft whose board can be shown on a big screen. */
  readonly bigScreenOf: string;
  readonly onAsk: (overlay: { readonly kind: 'options' | 'keys' }) => void;
}

/**
 * What can be done with the whole draft: buttons on a desktop, a list on a phone. A button that has nothing more to do
 * keeps the focus of whoever pressed it.
 */
export function RoomMenu({ actions, bigScreenOf, onAsk }: RoomMenuProps) {
  const bigScreen = {
    to: PATHS.draftScreen,
    params: { mockDraftId: bigScreenOf },
    target: '_blank',
  };
  const row = 'flex h-11 w-full items-center px-4 text-left text-lg hover:bg-raised disabled:opacity-50';
  return (
    <>
      <div className="flex items-center gap-2 py-1 max-md:hidden">
        {actions
          .filter(({ isOnPhoneOnly }) => !isOnPhoneOnly)
          .map(({ words, run }) => (
            <Button key={words} size="small" aria-disabled={run === null || undefined} onClick={run ?? undefined}>
              {words}
            </Button>
          ))}
        <Link {...bigScreen} aria-label="Big screen, in another window" className={buttonClass('plain', 'small')}>
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
            {actions.map(({ words, run }) => (
              <button key={words} type="button" className={row} disabled={run === null} onClick={run ?? undefined}>
                {words}
              </button>
            ))}
            <Link {...bigScreen} className={row}>
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
