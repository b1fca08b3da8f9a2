import type { ReactNode } from 'react';

export interface EmptyStateProps {
  readonly message: string;
  /** Why it is empty, or what would fill it. */
  readonly hint?: string;
  readonly action?: ReactNode;
}

/** Nothing to show, and what to do about it. The picture is an empty field with its two posts. */
export function EmptyState({ message, hint, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <svg aria-hidden="true" width="120" height="48" viewBox="0 0 120 48" className="text-edge">
        <path d="M4 44h112" stroke="currentColor" />
        {[20, 36, 52, 68, 84, 100].map((x) => (
          <path key={x} d={`M${x} 44v-6`} stroke="currentColor" />
        ))}
        <path d="M6 44V24h4v20M110 44V24h4v20" fill="none" stroke="currentColor" />
      </svg>
      <p className="font-semibold text-lg">{message}</p>
      {hint && <p className="max-w-md text-base text-muted">{hint}</p>}
      {action}
    </div>
  );
}
