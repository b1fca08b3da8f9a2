import type { ReactNode } from 'react';

export interface FootBarProps {
  /** How what is being chosen stands. */
  readonly words: ReactNode;
  /** What to do with it. */
  readonly children: ReactNode;
}

/**
 * The foot of what is being filled in or chosen from. It stays in sight until its own place is reached: at the end of
 * the window, on a phone above the navigation.
 */
export const FootBar = ({ words, children }: FootBarProps) => (
  <div className="no-print -mx-4 sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 flex items-center gap-4 border-hairline border-t bg-page px-4 py-2 md:bottom-0 md:mx-0 md:border-t-0 md:px-0 md:py-3">
    <p className="figures min-w-0 grow text-base text-muted max-md:text-sm md:order-1">{words}</p>
    {children}
  </div>
);
