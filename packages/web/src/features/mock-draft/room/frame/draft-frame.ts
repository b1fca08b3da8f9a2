import type { OverlayModel } from '../../drafting/frame/use-overlay.ts';
import type { RoomFrameModel } from '../../drafting/frame/use-room-frame.ts';

/** What the room of a draft of picks is asking or showing besides what every room does. */
export type DraftOverlay =
  /** A pick of a draft at a table is put right. */
  { readonly kind: 'correct'; readonly pickNumber: number } | { readonly kind: 'assistant' | 'pick' };

/** The frame of a room of picks. */
export type DraftFrame = RoomFrameModel & OverlayModel<DraftOverlay>;
