import type { Auction, AuctionSale } from '@pylon/contract/auction';
import { classNames } from '../../../ui/class-names.ts';
import { entityKey, entityOf } from '../../../widgets/entity.ts';
import { PlayerLink } from '../../../widgets/PlayerLink.tsx';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { dollars, nameOfTeam } from './auction-words.ts';
import { Surplus } from './SalesLog.tsx';

export interface PurchasesProps {
  readonly auction: Auction;
  readonly title: string;
  readonly sales: readonly AuctionSale[];
  /** All of one team's: the team is not named. */
  readonly isMine?: boolean;
}

/** Purchases with price and value. */
export function Purchases({ auction, title, sales, isMine = false }: PurchasesProps) {
  const head = 'pl-3 font-semibold';
  return (
    <section aria-label={title}>
      <h2 className="pb-1 text-xl">{title}</h2>
      {sales.length === 0 ? (
        <p className="border-hairline border-y py-3 text-base text-muted">Nobody was.</p>
      ) : (
        <table className="w-full text-base">
          <caption className="sr-only">{title}: price against value</caption>
          <thead>
            <tr className="label border-edge border-b text-right">
              <th scope="col" className="text-left font-semibold">
                Player
              </th>
              <th scope="col" className={head}>
                Price
              </th>
              <th scope="col" className={head} title="Worth before the first sale">
                List
              </th>
              <th scope="col" className={head} title="List value above price">
                Value
              </th>
            </tr>
          </thead>
          <tbody>
            {sales.map((sale) => {
              const entity = entityOf(sale);
              if (!entity) return null;
              const isOwn = sale.participantId === auction.userParticipant.id;
              return (
                <tr
                  key={entityKey(sale)}
                  className={classNames('h-10 border-hairline border-b', !isMine && isOwn && 'pylon-left')}
                >
                  <th scope="row" className={classNames('text-left font-semibold', !isMine && 'pl-2')}>
                    <PlayerLink playerId={entity.id} className="underline-offset-2 hover:underline">
                      {entity.name}
                    </PlayerLink>{' '}
                    <span className="whitespace-nowrap font-normal text-sm">
                      <PositionTag position={entity.position} />{' '}
                      <span className="text-muted">
                        {isMine ? entity.teamAlias : nameOfTeam(auction, sale.participantId)}
                      </span>
                    </span>
                  </th>
                  <td className="figures pl-3 text-right font-semibold">{dollars(sale.price)}</td>
                  <td className="figures pl-3 text-right">{dollars(sale.value)}</td>
                  <td className="pl-3 text-right">{sale.isKeeper ? '–' : <Surplus value={sale.surplus} />}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
