// A draft of any kind closes with its last pick or sale, and is open again as soon as one of them is taken back.

export type ClosingEvent = { readonly type: 'closed'; readonly closedAtMs: number } | { readonly type: 'reopened' };

interface Closing {
  readonly closedAtMs: number | null;
  /** None when nothing changes. */
  readonly events: readonly ClosingEvent[];
}

/** Whether a draft is closed after a change, and since when. */
export function closing(
  { closedAtMs }: { readonly closedAtMs: number | null },
  isDone: boolean,
  nowMs: number,
): Closing {
  if (isDone === (closedAtMs !== null)) return { closedAtMs, events: [] };
  return isDone
    ? { closedAtMs: nowMs, events: [{ type: 'closed', closedAtMs: nowMs }] }
    : { closedAtMs: null, events: [{ type: 'reopened' }] };
}
