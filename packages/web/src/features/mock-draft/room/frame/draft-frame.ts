import type { OverlayModel } from '../../drafting/frame/use-overlay.ts';
import type { RoomFrameModel } from '../../drafting/frame/use-room-frame.ts';
import type { Correcting } from '../../in-person/InPersonDialogs.tsx';

/** What the room of a draft of picks is asking or showing besides what every room does. */
export type DraftOverlay =
  /** Something of a draft at a table is put right. */
  | { readonly kind: 'correct'; readonly what: Correcting }
  | { readonly kind: 'assistant' | 'pick' | 'settings' | 'about' };

/** The frame of a room of picks. */
export type DraftFrame = RoomFrameModel & OverlayModel<DraftOverlay>;
