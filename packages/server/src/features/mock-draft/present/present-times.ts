import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { Stored } from '../mock-draft.queries.ts';

/** What of a draft is not as it was. */
export type Change = Extract<LiveEvent, { event: 'mock-draft:changed' }>['data']['change'];

/** The almanac's day, and the time that runs even when that day stands still. */
export interface Now {
  readonly football: Date;
  readonly runningMs: number;
}

/** A time as the wire has it; null when there is none. */
export const instant = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

/** Which draft of any kind it is, in which version, and until when: what an event says of it. */
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
