import { type RefObject, useRef } from 'react';
import type { SelectOption } from '../../../../ui/overlays/Select.tsx';
import { useTurnCall, useTurnTitle } from '../clock/use-turn-signals.ts';
import { type RoomOptionsModel, useRoomOptions } from '../dialogs/use-room-options.ts';
import { useCompleted } from '../hooks/use-completed.ts';
import type { RoomTab } from './room.search.ts';
import { type OverlayModel, type OverlayOfAll, useOverlay } from './use-overlay.ts';
import { useRoomTab } from './use-room-tab.ts';

/** What the room of every kind of draft has. */
export interface RoomFrameModel extends RoomOptionsModel {
  /** Sections of this kind of draft, under the addresses that every room has. */
  readonly tabs: readonly SelectOption<RoomTab>[];
  readonly tab: RoomTab;
  readonly goTo: (tab: RoomTab) => void;
  /** The search field of the players. */
  readonly search: RefObject<HTMLInputElement | null>;
  /** Kind of what lies over the room, if anything. */
  readonly asked: string | null;
  /** The pick or sale that a question is about going back to. */
  readonly resetAt: number;
  readonly open: (overlay: OverlayOfAll) => void;
  readonly close: (kind: OverlayOfAll['kind']) => void;
}

/** What of a room decides how it calls for its person. */
export interface RoomFrameInput {
  readonly tabs: RoomFrameModel['tabs'];
  /** It is the person's turn, and everything before it is on the screen. */
  readonly isMine: boolean;
  /** What is at hand. @example '2.05' */
  readonly title: string;
  readonly isOver: boolean;
}

/**
 * The frame of a room.
 *
 * @typeParam O what lies over this kind of room besides what lies over all
 */
export function useRoomFrame<O extends { readonly kind: string } = never>({
  tabs,
  isMine,
  title,
  isOver,
}: RoomFrameInput): RoomFrameModel & OverlayModel<O> {
  const over = useOverlay<O>();
  const { overlay, open } = over;
  const { options, setOption } = useRoomOptions();
  const [asked, goTo] = useRoomTab();
  const search = useRef<HTMLInputElement>(null);
  useTurnTitle(isMine, title, options.titleFlash);
  useTurnCall(isMine, options);
  useCompleted(isOver, () => open({ kind: 'completed' }));
  return {
    ...over,
    options,
    setOption,
    tabs,
    tab: tabs.some(({ value }) => value === asked) ? asked : 'draft-assistant',
    goTo,
    search,
    asked: overlay?.kind ?? null,
    resetAt: overlay?.kind === 'reset' && 'number' in overlay ? overlay.number : 1,
  };
}
