import type { Auction } from '@pylon/contract/drafting/auction';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import type { Input } from '../../../../api/call.ts';
import { failureWords } from '../../../../api/failure.ts';
import { useCall } from '../../../../api/use-call.ts';
import { toasts } from '../../../../ui/states/toast-store.ts';
import { type EntityRow, entityInputOf } from '../../../../widgets/player/entity.ts';
import { STREAM_GRACE_MS } from '../../room/state/stream-grace.ts';

/** What is done at the block: it is meant for what the screen shows, and a second click of a hurried hand must not bid twice. */
type AtTheBlock = 'nominate' | 'bid' | 'pass' | 'sale';
/** What is asked of the auction as a whole: it comes after what is under way. */
type OfTheWhole = 'undo' | 'reset' | 'startOver' | 'simulate' | 'rate';

/** Which action is under way. */
type AuctionAction = AtTheBlock | OfTheWhole;

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
  /** The newest action that was asked for; null when none is under way. */
  const underWay = useRef<Promise<boolean> | null>(null);
  const held = () =>
    queries.getQueryData<{ auction: Auction }>(answer('getAuction', { mockDraftId }).queryKey)?.auction;

  const attempt = async (action: AuctionAction, ask: () => Promise<{ readonly version: number }>): Promise<boolean> => {
    setBusy(action);
    try {
      const { version } = await ask();
      await told(version);
      return true;
    } catch (failure) {
      toasts.show('error', failureWords(failure).text);
      await reload();
      return false;
    }
  };
  const begin = (run: () => Promise<boolean>): Promise<boolean> => {
    const mine = run().finally(() => {
      if (underWay.current !== mine) return;
      underWay.current = null;
      setBusy(null);
    });
    underWay.current = mine;
    return mine;
  };
  const act = (
    action: AtTheBlock,
    ask: (saleNumber: number) => Promise<{ readonly version: number }>,
  ): Promise<boolean> =>
    underWay.current === null
      ? begin(() => attempt(action, () => ask(held()?.standing.saleNumber ?? 1)))
      : Promise.resolve(false);
  const actAfter = (action: OfTheWhole, ask: () => Promise<{ readonly version: number }>): Promise<boolean> => {
    const before = underWay.current;
    setBusy(action);
    return begin(async () => {
      await before;
      return attempt(action, ask);
    });
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
    undo: () => actAfter('undo', () => call('returnToLastPick', { mockDraftId })),
    resetTo: (pickNumber) => actAfter('reset', () => call('resetMockDraftToPick', { mockDraftId, pickNumber })),
    startOver: () => actAfter('startOver', () => call('resetMockDraft', { mockDraftId })),
    simulateRest: () => actAfter('simulate', () => call('simulateRestOfDraft', { mockDraftId })),
    rate: () =>
      actAfter('rate', async () => {
        const rated = await call('rateMockDraft', { mockDraftId });
        await reload();
        return rated;
      }),
  };
}
