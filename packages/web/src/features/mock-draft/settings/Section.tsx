import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

export interface SectionProps {
  readonly title: string;
  /** What is set in it, shown while it is closed. */
  readonly summary: string;
  /** Something in it needs to be mended. */
  readonly isAtFault?: boolean;
  /** Called when it is opened, be it before the page answered. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** What few drafts change: closed, with a line that says what is set. */
export function Section({ title, summary, isAtFault = false, onOpen, children }: SectionProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const handleOpen = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (details.current?.open) handleOpen();
  }, []);
  return (
    <details
      ref={details}
      className="group border-hairline border-b"
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="flex min-h-12 list-none items-center gap-3 py-1.5 text-base">
        <ChevronDown aria-hidden size={16} className="-rotate-90 shrink-0 transition-transform group-open:rotate-0" />
        <span className="flex min-w-0 grow flex-col sm:flex-row sm:items-baseline sm:gap-3">
          <span className="scoreboard whitespace-nowrap font-semibold text-lg">{title}</span>
          <span className={isAtFault ? 'truncate text-bad' : 'truncate text-muted'}>{summary}</span>
        </span>
      </summary>
      <div className="pt-2 pb-5">{children}</div>
    </details>
  );
}
