import type { AuctionModel } from '../state/use-auction.ts';
import { SaleForm } from './SaleForm.tsx';
import { SalesLog } from './SalesLog.tsx';

/** Sales shown under the form. */
const SHOWN = 8;

/** An auction at a table: sales are typed in as they are called out, and put right by a click on them. */
export function RecordSale({ room, onOpen }: { readonly room: AuctionModel; readonly onOpen: (id: string) => void }) {
  const { auction, actions, rows } = room;
  return (
    <div className="flex flex-col gap-5">
      {auction.standing.phase !== 'closed' && (
        <section aria-labelledby="sale-title" className="flex flex-col gap-2">
          <h2 id="sale-title" className="border-ink border-b-2 pb-2 text-2xl">
            Sale {auction.standing.saleNumber}
          </h2>
          <SaleForm
            key={auction.standing.saleNumber}
            auction={auction}
            players={rows.map(({ player }) => player)}
            action="Record sale"
            isBusy={actions.busy === 'sale'}
            isAutoFocused={window.matchMedia('(pointer: fine)').matches}
            onSale={actions.recordSale}
          />
        </section>
      )}
      <SalesLog auction={auction} title="Latest sales" limit={SHOWN} onOpen={onOpen} />
    </div>
  );
}
