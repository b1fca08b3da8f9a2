import type { Auction, AuctionSale } from '@pylon/contract/drafting/auction';
import { classNames } from '../../../../ui/class-names.ts';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { signed } from '../../../../widgets/player/display.ts';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { dollars, nameOfTeam } from '../auction-words.ts';

export interface SalesLogProps {
  readonly auction: Auction;
  readonly onOpen: (id: string) => void;
  /** How many of the newest sales are shown; all when absent. */
  readonly limit?: number;
  readonly title: string;
}

/** Who went to which team for how much, the newest first. */
export function SalesLog({ auction, onOpen, limit, title }: SalesLogProps) {
  const newest = auction.sales.toReversed();
  const shown = limit === undefined ? newest : newest.filter(({ isKeeper }) => !isKeeper).slice(0, limit);
  return (
    <section aria-label={title} className="flex flex-col">
      <h2 className="pb-1 text-xl">{title}</h2>
      {shown.length === 0 ? (
        <p className="border-hairline border-y py-3 text-base text-muted">Nobody is sold yet.</p>
      ) : (
        <table className="w-full table-fixed text-base">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="label h-7 border-edge border-b text-right">
              <ColumnHead title="#" className="w-9 pr-2" />
              <ColumnHead title="Player" className="text-left" />
              <ColumnHead title="Team" className="w-20 pl-2 text-left" />
              <ColumnHead title="Price" className="w-12" />
              <ColumnHead title="Value" className="w-12" hint="List value above price" />
            </tr>
          </thead>
          <tbody>
            {shown.map((sale) => (
              <SaleRow key={entityKey(sale)} auction={auction} sale={sale} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface SaleRowProps {
  readonly auction: Auction;
  readonly sale: AuctionSale;
  readonly onOpen: (id: string) => void;
}

function SaleRow({ auction, sale, onOpen }: SaleRowProps) {
  const entity = entityOf(sale);
  if (!entity) return null;
  const isMine = sale.participantId === auction.userParticipant.id;
  return (
    <tr className={classNames('h-8 border-hairline border-b max-md:h-11', isMine && 'pylon-left')}>
      <td className="figures pr-2 text-right text-muted">{sale.saleNumber ?? ''}</td>
      <td className="truncate">
        <NameButton name={entity.shortName} onClick={() => onOpen(entity.id)} />{' '}
        <span className="text-sm">
          <PositionTag position={entity.position} />
        </span>
      </td>
      <td className="truncate pl-2">{nameOfTeam(auction, sale.participantId)}</td>
      <td className="figures text-right font-semibold">{dollars(sale.price)}</td>
      <td className="figures text-right text-muted">
        {sale.isKeeper ? <span className="text-sm">kept</span> : <Surplus value={sale.surplus} />}
      </td>
    </tr>
  );
}

/** Value above price, in whole dollars with its sign. */
export function Surplus({ value }: { readonly value: number }) {
  const rounded = Math.round(value);
  // A dollar either way is neither a bargain nor a mistake.
  const tone = rounded > 1 ? 'text-good' : rounded < -1 ? 'text-bad' : 'text-muted';
  return <span className={`figures ${tone}`}>{signed(rounded, 0).replace(/(\d)/, '$$$1')}</span>;
}
