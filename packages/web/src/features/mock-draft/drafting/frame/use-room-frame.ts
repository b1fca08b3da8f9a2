import { useNavigate, useSearch } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTurnCall, useTurnTitle } from '../clock/use-turn-signals.ts';
import {
  type RoomOption,
  type RoomOptions,
  readOptions,
  USUAL_OPTIONS,
  writeOptions,
} from '../dialogs/room-options.ts';
import type { RoomTab } from './room.search.ts';
import { type OverlayModel, type OverlayOfAll, useOverlay } from './use-overlay.ts';

/** What the room of every kind of draft has. */
export interface RoomFrameModel {
  readonly options: RoomOptions;
  readonly setOption: (name: RoomOption, isOn: boolean) => void;
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

/** What decides how a room calls for its person. */
export interface RoomFrameInput {
  /** Whether it is the person's turn, and everything before it is on the screen. */
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
  isMine,
  title,
  isOver,
}: RoomFrameInput): RoomFrameModel & OverlayModel<O> {
  const over = useOverlay<O>();
  const { overlay, open } = over;
  const { options, setOption } = useRoomOptions();
  const [tab, goTo] = useRoomTab();
  const search = useRef<HTMLInputElement>(null);
  useTurnTitle(isMine, title, options.titleFlash);
  useTurnCall(isMine, options);
  useCompleted(isOver, () => open({ kind: 'completed' }));
  return {
    ...over,
    options,
    setOption,
    tab,
    goTo,
    search,
    asked: overlay?.kind ?? null,
    resetAt: overlay?.kind === 'reset' && 'number' in overlay ? overlay.number : 1,
  };
}

/** The options of the room, remembered by this browser. */
function useRoomOptions(): Pick<RoomFrameModel, 'options' | 'setOption'> {
  const [options, setOptions] = useState(() =>
    typeof window === 'undefined' ? USUAL_OPTIONS : readOptions(localStorage),
  );
  const setOption = useCallback((name: RoomOption, isOn: boolean) => {
    // Another window may have changed another option meanwhile.
    const next = { ...readOptions(localStorage), [name]: isOn };
    writeOptions(localStorage, next);
    setOptions(next);
  }, []);
  return { options, setOption };
}

/** The room's tab, which the address holds, and the way to another one. */
function useRoomTab(): readonly [RoomTab, (next: RoomTab) => void] {
  const { tab = 'draft-assistant' } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const navigate = useNavigate({ from: '/draft-champion/$mockDraftId' });
  const goTo = (next: RoomTab) =>
    void navigate({
      search: ({ tab: _before, ...rest }) => (next === 'draft-assistant' ? rest : { ...rest, tab: next }),
    });
  return [tab, goTo];
}

/** Tells when the draft or auction ends while the person is in the room. */
function useCompleted(isClosed: boolean, onCompleted: () => void): void {
  const was = useRef(isClosed);
  const tell = useEffectEvent(onCompleted);
  useEffect(() => {
    if (isClosed && !was.current) tell();
    was.current = isClosed;
  }, [isClosed]);
}
