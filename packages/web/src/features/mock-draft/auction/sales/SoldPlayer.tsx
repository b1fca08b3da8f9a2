import type { AuctionSale } from '@pylon/contract/drafting/auction';
import { Button } from '../../../../ui/Button.tsx';
import { dollars, nameOfTeam } from '../auction-words.ts';
import { BidHistory } from '../lot/BidHistory.tsx';
import type { AuctionModel } from '../state/use-auction.ts';
import { SaleForm } from './SaleForm.tsx';
import { Surplus } from './SalesLog.tsx';

export interface SoldPlayerProps {
  readonly room: AuctionModel;
  readonly sale: AuctionSale;
  readonly onClose: () => void;
  readonly onReset: (saleNumber: number) => void;
}

/** How a sale went. At a table it can be put right; one that was made here can be gone back to. */
export function SoldPlayer({ room, sale, onClose, onReset }: SoldPlayerProps) {
  const { auction, actions, isManual, rows } = room;
  const { saleNumber, price, value, surplus, isKeeper, participantId, bids } = sale;
  return (
    <>
      <dl className="grid grid-cols-3 gap-x-4">
        <div>
          <dt className="label">{isKeeper ? 'Kept for' : 'Sold for'}</dt>
          <dd className="scoreboard font-bold text-3xl">{dollars(price)}</dd>
          <dd className="text-muted text-sm">
            {isKeeper ? 'by' : 'to'} {nameOfTeam(auction, participantId)}
          </dd>
        </div>
        <div>
          <dt className="label">List</dt>
          <dd className="scoreboard font-bold text-2xl leading-[2.5rem]">{dollars(value)}</dd>
        </div>
        <div>
          <dt className="label">Value over price</dt>
          <dd className="scoreboard font-bold text-2xl leading-[2.5rem]">
            <Surplus value={surplus} />
          </dd>
        </div>
      </dl>
      {bids.length > 1 && (
        <div>
          <h3 className="label pb-1">Bids</h3>
          <BidHistory auction={auction} bids={bids} />
        </div>
      )}
      {isKeeper && <p className="text-base text-muted">Keepers belong to the settings of an auction.</p>}
      {saleNumber !== null && !auction.isFollowed && (
        <div className="flex flex-col gap-4 border-hairline border-t pt-4">
          {isManual && (
            <SaleForm
              auction={auction}
              players={rows.map(({ player }) => player)}
              start={{ player: sale, participantId, dollars: price }}
              action="Keep correction"
              isBusy={actions.busy === 'sale'}
              onSale={async (corrected) => {
                const isDone = await actions.editSale(saleNumber, corrected);
                if (isDone) onClose();
                return isDone;
              }}
            />
          )}
          <div className="flex justify-end">
            <Button onClick={() => onReset(saleNumber)}>Return to this sale</Button>
          </div>
        </div>
      )}
    </>
  );
}
