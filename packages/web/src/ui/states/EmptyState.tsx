import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** The standard sentence when absent. */
  readonly message?: string;
  /** Why the place is empty, or what would fill it. */
  readonly hint?: string;
  readonly action?: ReactNode;
}

/** Nothing to show, and what to do about it. The picture is a helmet that nobody wears. */
export function EmptyState({ message = 'There are no records to show', hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <svg aria-hidden="true" width="96" height="80" viewBox="0 0 96 80" fill="none" className="text-edge">
        <g stroke="currentColor" strokeWidth="2" strokeLinejoin="round" strokeLinecap="round">
          <path d="M14 52C8 26 26 8 48 8c20 0 34 14 35 33l-25 3-4 10c-1 4-4 6-8 6H22c-4 0-7-3-8-8z" />
          <circle cx="40" cy="40" r="4" />
          <path d="M83 41l4 1-3 24c0 3-2 5-5 5H60l-7-14M84 54H56M58 44l2 27M72 45l-2 26" />
        </g>
        <path d="M40 9c8 6 13 16 14 27" stroke="var(--accent-fill)" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <p className="font-semibold text-lg">{message}</p>
      {hint && <p className="max-w-md text-base text-muted">{hint}</p>}
      {action}
    </div>
  );
}
