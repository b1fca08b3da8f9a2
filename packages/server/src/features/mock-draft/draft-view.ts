import type { Edition } from '@pylon/almanac/editions/edition';
import type { StoredDraft } from './mock-draft.queries.ts';
import type { RoomPool } from './room-pool.ts';

/** A draft with what is needed to decide and to show it. */
export interface DraftView {
  readonly stored: StoredDraft;
  readonly edition: Edition;
  readonly room: RoomPool;
}
