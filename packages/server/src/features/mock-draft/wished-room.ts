import type { CreateMockDraftBody } from '@pylon/contract/drafting/draft-settings';
import type { DraftParticipant, SharedSettings } from '@pylon/engine/drafting/shared-state';
import type * as z from 'zod';

/** What a person asks of a new draft. */
export type Wishes = z.output<typeof CreateMockDraftBody>;

/** The room that wishes come to, with Random decided. */
export interface WishedRoom {
  readonly season: number;
  readonly settings: SharedSettings;
  readonly participants: readonly DraftParticipant[];
  readonly userSeat: number;
}
