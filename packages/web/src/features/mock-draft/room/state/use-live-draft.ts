import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { readOptions } from '../../drafting/dialogs/room-options.ts';
import { EVENTS_OF_ALL, type LiveKind, type LiveRoom, useLiveRoom } from '../../drafting/hooks/use-live-room.ts';
import { type HeldDraft, heldIn, heldKey, type PickEvent, withPickTold } from './held-draft.ts';
import { type PickFeed, pickFeed } from './pick-feed.ts';

type PickedPlace = PickEvent['mockDraftPick'];

export interface LiveDraft extends LiveRoom {
  /** Whether every pick that has been told of is shown. */
  readonly isSettled: boolean;
  /** The picks of others since my own last one, as they came. */
  readonly arrived: readonly PickedPlace[];
  /** Forgets {@link arrived}: a new burst begins. */
  readonly beginBurst: () => void;
  /** Shows at once what waits to be shown. */
  readonly skip: () => void;
}

const PICKS: LiveKind<'mock-draft:pick'> = {
  events: ['mock-draft:pick', ...EVENTS_OF_ALL],
  ofSteps: ['getMockDraft', 'listQueue'],
  ofQueue: ['listQueue'],
  ofSettings: ['listDraftPlayers'],
};

/** Whether the picks of others are wanted one by one, and somebody is looking. */
const isAnimated = (): boolean =>
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  readOptions(localStorage).simulatedPicks;

const NOBODY: ReadonlyMap<string, DraftPlayer> = new Map();

/**
 * Keeps the draft that is held in step with the server; picks of others are shown one after another.
 *
 * @param byId players of the room, where what is known of them is shown
 */
export function useLiveDraft(mockDraftId: string, byId = NOBODY): LiveDraft {
  const queries = useQueryClient();
  const [isSettled, setIsSettled] = useState(true);
  const [arrived, setArrived] = useState<readonly PickedPlace[]>([]);
  const feed = useRef<PickFeed<PickEvent> | null>(null);
  const players = useRef(byId);
  useEffect(() => {
    players.current = byId;
  });
  const live = useLiveRoom(mockDraftId, {
    kind: PICKS,
    version: () => heldIn(queries, mockDraftId)?.state.version ?? null,
    isGraded: () => (heldIn(queries, mockDraftId)?.draft.rateOutput ?? null) !== null,
    onStep: (told) => feed.current?.push(told),
    onReload: () => feed.current?.clear(),
    onTakenBack: () => setArrived([]),
  });
  const { reload } = live;

  useEffect(() => {
    const show = (events: readonly PickEvent[]) => {
      const held = heldIn(queries, mockDraftId);
      if (!held) return;
      const known = players.current;
      const after = events.reduce<HeldDraft | null>((now, event) => now && withPickTold(now, event, known), held);
      if (after === null) return void reload();
      queries.setQueryData(heldKey(mockDraftId), after);
      setArrived((before) => [...before, ...events.map(({ mockDraftPick }) => mockDraftPick)]);
    };
    feed.current = pickFeed(show, isAnimated, setIsSettled);
    const handleReturn = () => {
      if (document.visibilityState === 'hidden') feed.current?.flush();
    };
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      feed.current?.clear();
      document.removeEventListener('visibilitychange', handleReturn);
    };
  }, [mockDraftId, queries, reload]);

  return { ...live, isSettled, arrived, beginBurst: () => setArrived([]), skip: () => feed.current?.flush() };
}
