import type { Edition } from '@pylon/almanac/editions/edition';
import type { Locked } from '@pylon/contract/plans/tiers';
import type { StoredDraft } from './mock-draft.queries.ts';
import type { RoomPool } from './players/room-pool.ts';

/** A draft with what is needed to decide and to show it. */
export interface DraftView {
  readonly stored: StoredDraft;
  readonly edition: Edition;
  readonly room: RoomPool;
}

/**
 * A draft as somebody sees it. With the plan that is the room itself; below it everything that is shown is worked out from the
 * market, and `lock` stands in the place of the figures that the plan opens.
 */
export interface SeenDraft extends DraftView {
  /** null when the plan opens the figures. */
  readonly lock: Locked | null;
}
