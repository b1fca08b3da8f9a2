import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { Stored } from '../mock-draft.queries.ts';

/** Which part of a draft has changed. */
export type Change = Extract<LiveEvent, { event: 'mock-draft:changed' }>['data']['change'];

/** The almanac's day, and the running time, which goes on even when that day stands still. */
export interface Now {
  readonly football: Date;
  readonly runningMs: number;
}

/** A time as the wire has it; null when there is none. */
export const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** What an event says of a draft of any kind: its id, its version, and when it ends or its time is up. */
export const presentProgress = (
  { id, state }: Pick<Stored<SharedState>, 'id' | 'state'>,
  deadlineMs: number | null,
) => ({ id, version: state.version, closedAt: instant(state.closedAtMs), deadlineAt: instant(deadlineMs) });

/** The same with its other times, as an answer says it. */
export const presentTimes = (stored: Stored<SharedState>, deadlineMs: number | null, { runningMs }: Now) => ({
  ...presentProgress(stored, deadlineMs),
  createdAt: stored.createdAt.toISOString(),
  draftAt: new Date(stored.state.draftAtMs).toISOString(),
  serverTime: new Date(runningMs).toISOString(),
});

/** Something other than a pick changed. */
export const changed = (id: string, version: number, change: Change): LiveEvent => ({
  event: 'mock-draft:changed',
  data: { mockDraft: { id, version }, change },
});
