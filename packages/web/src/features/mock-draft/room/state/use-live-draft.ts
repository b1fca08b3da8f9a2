import type { CallName } from '@pylon/contract/calls';
import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { LiveEventData, LiveEventName } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import type { StreamState } from '../../../../api/live-stream.ts';
import { refreshPerson } from '../../../../api/refresh-person.ts';
import { useLiveEvents } from '../../../../api/use-live-events.ts';
import { readOptions } from '../dialogs/room-options.ts';
import { applyPick, type PickEvent } from './draft-changes.ts';
import { type PickFeed, pickFeed } from './pick-feed.ts';

const EVENTS: readonly LiveEventName[] = ['mock-draft:pick', 'mock-draft:changed', 'user:subscription'];

type Changed = LiveEventData<'mock-draft:changed'>;
type PickedPlace = PickEvent['mockDraftPick'];

export interface LiveDraft {
  readonly stream: StreamState;
  /** No pick that has been told of waits to be shown. */
  readonly isSettled: boolean;
  /** The picks of others since my own last one, as they came. */
  readonly arrived: readonly PickedPlace[];
  /** Forgets {@link arrived}: a new burst begins. */
  readonly beginBurst: () => void;
  /** Shows at once what waits to be shown. */
  readonly skip: () => void;
  /** Loads anew what can have changed. */
  readonly reload: () => Promise<void>;
  readonly isDeleted: boolean;
}

/** The picks of others are wanted one by one, and somebody is looking. */
const isAnimated = (): boolean =>
  document.visibilityState === 'visible' &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  readOptions(localStorage).simulatedPicks;

/** Calls whose answers may change with every pick, and with the grades. */
const OF_A_DRAFT = [
  'getMockDraft',
  'listQueue',
  'listRateOutputs',
  'listBoldMoves',
  'listProjectedStandings',
  'listByPositionRank',
] as const satisfies readonly CallName[];

/** Keeps a draft in the cache of answers in step with the server: by events, and by loading anew after a gap. */
export function useLiveDraft(mockDraftId: string): LiveDraft {
  const queries = useQueryClient();
  const [isSettled, setIsSettled] = useState(true);
  const [arrived, setArrived] = useState<readonly PickedPlace[]>([]);
  const [isDeleted, setIsDeleted] = useState(false);
  const feed = useRef<PickFeed<PickEvent> | null>(null);

  const reload = useRef(async (): Promise<void> => {
    feed.current?.clear();
    const input = { mockDraftId };
    await Promise.all(OF_A_DRAFT.map((name) => queries.invalidateQueries({ queryKey: [name, input] })));
  }).current;

  useEffect(() => {
    const draftKey = answer('getMockDraft', { mockDraftId }).queryKey;
    const playersKey = answer('listDraftPlayers', { mockDraftId }).queryKey;
    const show = (events: readonly PickEvent[]) => {
      const list = queries.getQueryData<{ mockDraftPlayerRankings: readonly DraftPlayer[] }>(playersKey);
      const players = list?.mockDraftPlayerRankings ?? [];
      queries.setQueryData<{ mockDraft: MockDraft }>(
        draftKey,
        (held) =>
          held && { mockDraft: events.reduce((draft, event) => applyPick(draft, event, players), held.mockDraft) },
      );
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
  }, [mockDraftId, queries]);

  const stream = useLiveEvents({
    events: EVENTS,
    onGap: () => void reload(),
    onEvent: (name, data) => {
      // Bought in another tab, perhaps: what is locked here opens as the room stands.
      if (name === 'user:subscription') return void refreshPerson();
      const told = data as PickEvent | Changed; // the other two events that are listened for
      if (told.mockDraft.id !== mockDraftId) return;
      if (name === 'mock-draft:pick') return feed.current?.push(told as PickEvent);
      const { change } = told as Changed;
      if (change === 'deleted') return setIsDeleted(true);
      if (change === 'queue') return void queries.invalidateQueries({ queryKey: ['listQueue', { mockDraftId }] });
      if (change === 'settings') void queries.invalidateQueries({ queryKey: ['listDraftPlayers', { mockDraftId }] });
      if (change === 'picks') setArrived([]);
      void reload();
    },
  });

  return {
    stream,
    isSettled,
    arrived,
    beginBurst: () => setArrived([]),
    skip: () => feed.current?.flush(),
    reload,
    isDeleted,
  };
}
