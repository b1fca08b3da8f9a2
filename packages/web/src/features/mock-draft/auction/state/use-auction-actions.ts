import { useQueryClient } from '@tanstack/react-query';
import { answer } from '../../../../api/answers.ts';
import type { Input } from '../../../../api/call.ts';
import { useCall } from '../../../../api/use-call.ts';
import { type EntityRow, entityInputOf } from '../../../../widgets/player/entity.ts';
import { type DraftActionsOfAll, useDraftChanges } from '../../drafting/hooks/use-draft-changes.ts';
import type { LiveRoom } from '../../drafting/hooks/use-live-room.ts';

type AtTheBlock = 'nominate' | 'bid' | 'pass' | 'sale';

export interface TypedSale {
  readonly player: EntityRow;
  readonly participantId: string;
  readonly dollars: number;
}

export interface AuctionActions extends DraftActionsOfAll<AtTheBlock> {
  readonly nominate: (player: EntityRow, dollars: number) => Promise<boolean>;
  readonly bid: (dollars: number) => Promise<boolean>;
  readonly pass: (until: Input<'passBid'>['until']) => Promise<boolean>;
  readonly recordSale: (sale: TypedSale) => Promise<boolean>;
  readonly editSale: (saleNumber: number, sale: TypedSale) => Promise<boolean>;
}

/** What can be done in an auction. */
export function useAuctionActions(
  mockDraftId: string,
  { reload, untilTold }: Pick<LiveRoom, 'reload' | 'untilTold'>,
): AuctionActions {
  const call = useCall();
  const queries = useQueryClient();
  const changes = useDraftChanges<AtTheBlock>(mockDraftId, { reload });

  /**
   * An action at the block is meant for what the screen shows: while another one is under way it is left undone, since
   * a second click of a hurried hand must not bid twice.
   */
  const act = (
    action: AtTheBlock,
    ask: (at: { readonly mockDraftId: string; readonly saleNumber: number }) => Promise<{ readonly version: number }>,
  ): Promise<boolean> =>
    changes.ifFree(action, async () => {
      const { auction } = queries.getQueryData(answer('getAuction', { mockDraftId }).queryKey) ?? {};
      const { version } = await ask({ mockDraftId, saleNumber: auction?.standing.saleNumber ?? 1 });
      await untilTold(version);
    });
  const typed = ({ player, participantId, dollars }: TypedSale) => ({
    dollars,
    mockDraftParticipantId: participantId,
    ...entityInputOf(player),
  });

  return {
    ...changes.ofAll,
    nominate: (player, dollars) =>
      act('nominate', (at) => call('nominatePlayer', { ...at, dollars, ...entityInputOf(player) })),
    bid: (dollars) => act('bid', (at) => call('placeBid', { ...at, dollars })),
    pass: (until) => act('pass', (at) => call('passBid', { ...at, until })),
    recordSale: (sale) => act('sale', (at) => call('recordSale', { ...at, ...typed(sale) })),
    editSale: (saleNumber, sale) => act('sale', () => call('editSale', { mockDraftId, saleNumber, ...typed(sale) })),
  };
}
