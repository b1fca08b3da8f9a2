import type { Auction, AuctionTeam } from '@pylon/contract/drafting/auction';
import type { AuctionInflation, BidAdvice } from '@pylon/contract/drafting/auction-advice';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer } from '../../../../api/answers.ts';
import type { Answer } from '../../../../api/call.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import type { LiveRoom } from '../../drafting/hooks/use-live-room.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';
import { type Queue, useQueue } from '../../drafting/queue/use-queue.ts';
import { type AuctionRow, type Nominee, nominees, withLotAdvice } from '../lot/nominees.ts';
import { type AuctionActions, useAuctionActions } from './use-auction-actions.ts';
import { useLiveAuction } from './use-live-auction.ts';

export interface AuctionModel {
  readonly auction: Auction;
  readonly isManual: boolean;
  /** Whether the auction waits for me. */
  readonly isMine: boolean;
  readonly live: LiveRoom;
  readonly actions: AuctionActions;
  readonly queue: Queue;
  readonly queued: ReadonlySet<string>;
  /** In the room's order. */
  readonly rows: readonly AuctionRow[];
  readonly inflation: AuctionInflation;
  readonly byId: ReadonlyMap<string, AuctionRow>;
  readonly mine: AuctionTeam;
  /** Whether I may nominate now. */
  readonly mayNominate: boolean;
  /** Advice on the player who is up; null while nobody is, or it is on its way. */
  readonly advice: BidAdvice | null;
  /** Whom to nominate, best first; empty when it is not my turn, or advice is on its way. */
  readonly nominees: readonly Nominee[];
}

/** The room's players with their prices, and how those run against the list. */
export type AuctionList = Pick<Answer<'listAuctionPlayers'>, 'players' | 'inflation'>;

const NOBODY: readonly Nominee[] = [];

/** Everything an auction's room works with. */
export function useAuction(auction: Auction, { players, inflation }: AuctionList): AuctionModel {
  const { id: mockDraftId, standing, configuration, userParticipant } = auction;
  const live = useLiveAuction(mockDraftId);
  const actions = useAuctionActions(mockDraftId, live);
  const queue = useQueue(mockDraftId);
  const isManual = configuration.simulationMode === 'Manual' && !auction.isFollowed;
  const mayNominate = !isManual && !auction.isFollowed && standing.phase === 'nominating' && standing.isUserTurn;
  const { data } = useQuery({
    ...answer('getAuctionAdvice', { mockDraftId }),
    enabled: !isManual && standing.phase !== 'closed',
  });
  const isForBlock = standing.block !== null && data?.bid && entityKey(data.bid) === entityKey(standing.block);
  const advice = isForBlock ? data.bid : null;
  const listed = useMemo(
    () => players.map((player): AuctionRow => ({ id: idOf(player), position: positionOf(player), player })),
    [players],
  );
  const rows = useMemo(() => withLotAdvice(listed, advice), [listed, advice]);
  const byId = useMemo(() => new Map(rows.map((row) => [row.id as string, row])), [rows]);
  const queued = useMemo(() => new Set(queue.items.map(({ id }) => id)), [queue.items]);
  const mine = standing.teams.find(({ participantId }) => participantId === userParticipant.id);
  if (!mine) throw new RangeError('an auction without the team of its person');
  return {
    auction,
    isManual,
    isMine: standing.isUserTurn && !isManual && standing.phase !== 'closed',
    live,
    actions,
    queue,
    queued,
    rows,
    inflation,
    byId,
    mine,
    mayNominate,
    advice,
    nominees: mayNominate && data ? nominees(data.nominations, rows) : NOBODY,
  };
}
