import type { ReactNode } from 'react';
import { Tooltip } from './Tooltip.tsx';

export interface ExplainedProps {
  /** What the words mean. */
  readonly text: string;
  readonly children: ReactNode;
}

/** Words with an explanation that a pointer, a finger and the Tab key reach. */
export const Explained = ({ text, children }: ExplainedProps) => (
  <Tooltip text={text}>
    {/* The tab index makes a press give the focus in browsers where a plain button does not take it. */}
    <button
      type="button"
      tabIndex={0}
      className="label thumb cursor-help underline decoration-dotted underline-offset-4 hover:text-ink"
    >
      {children}
    </button>
  </Tooltip>
);
