import type { Auction } from '@pylon/contract/drafting/auction';
import type { AuctionPlayer } from '@pylon/contract/drafting/auction-advice';
import type { LiveEventData, LiveEventName } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import type { StreamState } from '../../../../api/live-stream.ts';
import { refreshPerson } from '../../../../api/refresh-person.ts';
import { useLiveEvents } from '../../../../api/use-live-events.ts';
import { type AuctionTold, salesMade, withAuctionNews } from './auction-changes.ts';

const EVENTS: readonly LiveEventName[] = ['mock-draft:auction', 'mock-draft:changed', 'user:subscription'];

export interface LiveAuction {
  readonly stream: StreamState;
  /** Loads anew what can have changed. */
  readonly reload: () => Promise<void>;
  readonly isDeleted: boolean;
}

/** Keeps an auction in the cache of answers in step with the server: by events, and by loading anew after a gap. */
export function useLiveAuction(mockDraftId: string): LiveAuction {
  const queries = useQueryClient();
  const [isDeleted, setIsDeleted] = useState(false);
  const input = { mockDraftId };
  const { queryKey } = answer('getAuction', input);
  const { queryKey: playersKey } = answer('listAuctionPlayers', input);
  const loadAnew = (...names: readonly string[]) =>
    Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name, input] })));
  /** Prices and rosters move when somebody is sold, advice with every bid. */
  const reload = async (): Promise<void> => {
    await loadAnew('getAuction', 'listQueue', 'listAuctionPlayers', 'getAuctionAdvice');
    void loadAnew('listDraftRosters', 'getMockDraft', 'listRateOutputs');
  };
  const stream = useLiveEvents({
    events: EVENTS,
    onGap: () => void reload(),
    onEvent: (name, data) => {
      if (name === 'user:subscription') return void refreshPerson();
      const told = data as AuctionTold | LiveEventData<'mock-draft:changed'>; // the other two events that are listened for
      if (told.mockDraft.id !== mockDraftId) return;
      if (name === 'mock-draft:auction') return show(told as AuctionTold);
      const { change } = told as LiveEventData<'mock-draft:changed'>;
      if (change === 'deleted') return setIsDeleted(true);
      if (change === 'queue') return void loadAnew('listQueue', 'getAuctionAdvice');
      void reload();
    },
  });
  const show = (told: AuctionTold): void => {
    const held = queries.getQueryData<{ auction: Auction }>(queryKey)?.auction;
    if (!held) return;
    const list = queries.getQueryData<{ players: readonly AuctionPlayer[] }>(playersKey);
    const after = withAuctionNews(held, told, list?.players ?? []);
    if (after === null) return void reload();
    if (after === held) return;
    queries.setQueryData(queryKey, { auction: after });
    void loadAnew('getAuctionAdvice');
    if (salesMade(after) !== salesMade(held)) void loadAnew('listAuctionPlayers', 'listDraftRosters', 'getMockDraft');
  };
  return { stream, reload, isDeleted };
}
