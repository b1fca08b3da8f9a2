import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import { classNames } from '../class-names.ts';
import { neighbourOf, placeIn } from '../hooks/use-neighbour-focus.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly width?: 'narrow' | 'normal' | 'wide';
  /** 'side' leaves the page in sight beside it, for what changes the page; on a phone it takes the whole screen. */
  readonly placement?: 'centre' | 'side';
  /** What always stays in sight at the dialog's foot. */
  readonly foot?: ReactNode;
  /** The content draws its own heading; the title only names the dialog, and is not read a second time. */
  readonly isTitleHidden?: boolean;
  /** What takes the focus when it opens; the first control unless told. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** What takes it afterwards, where what it came from may be gone by then. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

const WIDTHS = { narrow: 'md:max-w-md', normal: 'md:max-w-2xl', wide: 'md:max-w-4xl' };
const PLACES = {
  centre: classNames(
    'inset-x-0 bottom-0 max-h-[92dvh] rounded-t-md data-[ending-style]:translate-y-6 data-[starting-style]:translate-y-6',
    'md:-translate-x-1/2 md:inset-x-auto md:top-[8dvh] md:bottom-auto md:left-1/2 md:max-h-[84dvh] md:w-[calc(100vw-4rem)] md:rounded-md md:shadow-2xl',
  ),
  side: classNames(
    'inset-0 data-[ending-style]:translate-y-6 data-[starting-style]:translate-y-6',
    'md:left-auto md:w-[36rem] md:border-edge md:border-l md:shadow-2xl md:data-[ending-style]:translate-x-6 md:data-[starting-style]:translate-x-6 md:data-[ending-style]:translate-y-0 md:data-[starting-style]:translate-y-0',
  ),
};

/**
 * What asks for attention, above the page: centred on a desktop, a sheet from the bottom on a phone.
 * Escape, the backdrop and the cross close it; the focus goes back to where it came from.
 * Only a part that is itself loaded lazily imports it; what comes with a page takes `LazyDialog`.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Opened {...props} />
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * Where the focus goes after a dialog that opens now: back to where it came from, or on to the neighbour of the row
 * that stood there. What has come by itself, with the focus nowhere, leaves it at what the page is about: its first
 * link skips there. So does what took the last row away.
 *
 * @returns asked as it closes; `true` leaves it to the library
 */
function wayBack(): () => HTMLElement | true | null {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement)) return () => true;
  const toPage = () => document.getElementById('main');
  if (opener === document.body) return toPage;
  const list = opener.closest('ul');
  const place = list === null ? -1 : placeIn(list, opener);
  return () => (opener.isConnected ? opener : (list?.isConnected && neighbourOf(list, place)) || toPage());
}

/** The dialog while it is open. */
function Opened(props: DialogProps) {
  const { title, children, width = 'normal', isTitleHidden = false, initialFocus, finalFocus } = props;
  const { placement = 'centre', foot } = props;
  // Asked while drawing: a field that takes the focus by itself has it by the time the library looks.
  const [goBack] = useState(wayBack);
  return (
    <>
      <Base.Backdrop
        forceRender // also over the dialog that this one was opened from
        className={classNames(
          'fixed inset-0 z-50 transition-opacity data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
          placement === 'side' ? 'shades-page bg-[rgb(0_0_0/0.12)]' : 'dims-page bg-[rgb(0_0_0/0.55)]',
        )}
      />
      <Base.Popup
        {...(initialFocus && { initialFocus })}
        finalFocus={finalFocus ?? goBack}
        className={classNames(
          'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink outline-none transition-[transform,opacity] data-[ending-style]:opacity-0 data-[starting-style]:opacity-0',
          PLACES[placement],
          placement === 'centre' && WIDTHS[width],
        )}
      >
        <div
          className={classNames(
            'flex items-center gap-4',
            isTitleHidden ? 'absolute top-2 right-2 z-10' : 'border-hairline border-b py-2 pr-2 pl-6 max-md:pl-4',
          )}
        >
          <Base.Title className={isTitleHidden ? 'hidden' : 'grow text-xl'}>{title}</Base.Title>
          <Base.Close
            aria-label="Close"
            className={classNames(
              'inline-flex size-10 items-center justify-center rounded-md max-md:size-11',
              isTitleHidden ? 'bg-surface text-ink shadow' : 'text-muted hover:bg-raised hover:text-ink',
            )}
          >
            <X aria-hidden size={20} />
          </Base.Close>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
        {foot !== undefined && <div className="border-hairline border-t">{foot}</div>}
      </Base.Popup>
    </>
  );
}
