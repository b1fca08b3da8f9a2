import type { AuctionPlayer } from '@pylon/contract/drafting/auction-advice';
import type { LiveEventData } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import { EVENTS_OF_ALL, type LiveKind, type LiveRoom, useLiveRoom } from '../../drafting/hooks/use-live-room.ts';
import { salesMade, withAuctionNews, withSold } from './auction-changes.ts';

/** Prices and rosters move when somebody is sold, advice with every bid. */
const SALES: LiveKind<'mock-draft:auction'> = {
  events: ['mock-draft:auction', ...EVENTS_OF_ALL],
  ofSteps: ['getAuction', 'listQueue', 'listAuctionPlayers', 'getAuctionAdvice', 'listDraftRosters', 'getMockDraft'],
  ofQueue: ['listQueue', 'getAuctionAdvice'],
  ofSettings: [],
};

const NOBODY: readonly AuctionPlayer[] = [];

/** Keeps an auction in the cache of answers in step with the server. */
export function useLiveAuction(mockDraftId: string): LiveRoom {
  const queries = useQueryClient();
  const { queryKey } = answer('getAuction', { mockDraftId });
  const { queryKey: playersKey } = answer('listAuctionPlayers', { mockDraftId });
  const held = () => queries.getQueryData(queryKey)?.auction ?? null;
  const onStep = (told: LiveEventData<'mock-draft:auction'>): void => {
    const before = held();
    if (!before) return;
    const after = withAuctionNews(before, told, queries.getQueryData(playersKey)?.players ?? NOBODY);
    if (after === null) return void live.reload();
    if (after === before) return;
    queries.setQueryData(queryKey, { auction: after });
    void live.load(['getAuctionAdvice']);
    if (salesMade(after) !== salesMade(before)) {
      // Prices come later; until then nobody nominates a player who has just been sold.
      queries.setQueryData(playersKey, (list) => list && { ...list, players: withSold(list.players, after.sales) });
      void live.load(['listAuctionPlayers', 'listDraftRosters', 'getMockDraft']);
    }
  };
  const { queryKey: draftKey } = answer('getMockDraft', { mockDraftId });
  const live = useLiveRoom(mockDraftId, {
    kind: SALES,
    version: () => held()?.version ?? null,
    isGraded: () => (queries.getQueryData(draftKey)?.mockDraft.rateOutput ?? null) !== null,
    onStep,
  });
  return live;
}
