import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface SidePanelProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Whether a click beside the panel leaves it open: there is room for panel and page. */
  readonly staysOpen?: boolean;
  readonly children: ReactNode;
  /** What stands below the content, always in sight. */
  readonly footer?: ReactNode;
}

/** Something to read beside the page, which stays usable. Escape and the cross close it. Load it lazily. */
export const SidePanel = ({ title, isOpen, onClose, staysOpen = false, children, footer }: SidePanelProps) => (
  <Base.Root
    open={isOpen}
    modal={false}
    disablePointerDismissal={staysOpen}
    onOpenChange={(opens) => {
      if (!opens) onClose();
    }}
  >
    <Base.Portal>
      <Base.Popup className="no-print fixed inset-y-0 right-0 z-40 flex w-full flex-col border-edge border-l bg-surface text-ink shadow-2xl outline-none transition-[transform,opacity] data-[ending-style]:translate-x-6 data-[starting-style]:translate-x-6 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 sm:max-w-sm">
        <div className="flex items-center gap-4 border-hairline border-b py-2 pr-2 pl-5">
          <Base.Title className="grow text-xl">{title}</Base.Title>
          <Base.Close
            aria-label="Close"
            className="inline-flex size-10 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink max-md:size-11"
          >
            <X aria-hidden size={20} />
          </Base.Close>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain">{children}</div>
        {footer && <div className="border-hairline border-t px-5 py-3">{footer}</div>}
      </Base.Popup>
    </Base.Portal>
  </Base.Root>
);
