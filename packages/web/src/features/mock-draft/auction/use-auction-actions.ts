import type { Auction } from '@pylon/contract/auction';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import type { Input } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { toasts } from '../../../ui/toast-store.ts';
import { type EntityRow, entityInputOf } from '../../../widgets/entity.ts';
import { STREAM_GRACE_MS } from '../room/stream-grace.ts';

/** Which action is under way. */
type AuctionAction = 'nominate' | 'bid' | 'pass' | 'sale' | 'undo' | 'reset' | 'startOver' | 'simulate' | 'rate';

export interface TypedSale {
  readonly player: EntityRow;
  readonly participantId: string;
  readonly dollars: number;
}

export interface AuctionActions {
  readonly busy: AuctionAction | null;
  readonly nominate: (player: EntityRow, dollars: number) => Promise<boolean>;
  readonly bid: (dollars: number) => Promise<boolean>;
  readonly pass: (until: Input<'passBid'>['until']) => Promise<boolean>;
  readonly recordSale: (sale: TypedSale) => Promise<boolean>;
  readonly editSale: (saleNumber: number, sale: TypedSale) => Promise<boolean>;
  readonly undo: () => Promise<boolean>;
  readonly resetTo: (saleNumber: number) => Promise<boolean>;
  readonly startOver: () => Promise<boolean>;
  readonly simulateRest: () => Promise<boolean>;
  readonly rate: () => Promise<boolean>;
}

/** What can be done in an auction. Each says whether it was done; what went wrong is told in a toast and the auction loaded anew. */
export function useAuctionActions(mockDraftId: string, reload: () => Promise<void>): AuctionActions {
  const call = useCall();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<AuctionAction | null>(null);
  const isBusy = useRef(false);
  const held = () =>
    queries.getQueryData<{ auction: Auction }>(answer('getAuction', { mockDraftId }).queryKey)?.auction;

  const act = async (
    action: AuctionAction,
    ask: (saleNumber: number) => Promise<{ readonly version: number }>,
  ): Promise<boolean> => {
    // A second click of a hurried hand must not bid twice.
    if (isBusy.current) return false;
    isBusy.current = true;
    setBusy(action);
    try {
      const { version } = await ask(held()?.standing.saleNumber ?? 1);
      await told(version);
      return true;
    } catch (failure) {
      toasts.show('error', failureWords(failure).text);
      await reload();
      return false;
    } finally {
      isBusy.current = false;
      setBusy(null);
    }
  };

  /** Waits until the change is on the screen: the stream tells of it, or it is loaded. */
  const told = async (version: number): Promise<void> => {
    const until = Date.now() + STREAM_GRACE_MS;
    while ((held()?.version ?? version) < version) {
      if (Date.now() > until) return reload();
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  };

  return {
    busy,
    nominate: (player, dollars) =>
      act('nominate', (saleNumber) =>
        call('nominatePlayer', { mockDraftId, saleNumber, dollars, ...entityInputOf(player) }),
      ),
    bid: (dollars) => act('bid', (saleNumber) => call('placeBid', { mockDraftId, saleNumber, dollars })),
    pass: (until) => act('pass', (saleNumber) => call('passBid', { mockDraftId, saleNumber, until })),
    recordSale: ({ player, participantId, dollars }) =>
      act('sale', (saleNumber) =>
        call('recordSale', {
          mockDraftId,
          saleNumber,
          dollars,
          mockDraftParticipantId: participantId,
          ...entityInputOf(player),
        }),
      ),
    editSale: (saleNumber, { player, participantId, dollars }) =>
      act('sale', () =>
        call('editSale', {
          mockDraftId,
          saleNumber,
          dollars,
          mockDraftParticipantId: participantId,
          ...entityInputOf(player),
        }),
      ),
    undo: () => act('undo', () => call('returnToLastPick', { mockDraftId })),
    resetTo: (pickNumber) => act('reset', () => call('resetMockDraftToPick', { mockDraftId, pickNumber })),
    startOver: () => act('startOver', () => call('resetMockDraft', { mockDraftId })),
    simulateRest: () => act('simulate', () => call('simulateRestOfDraft', { mockDraftId })),
    rate: () =>
      act('rate', async () => {
        const rated = await call('rateMockDraft', { mockDraftId });
        await reload();
        return rated;
      }),
  };
}
