import { classNames } from '../../../../ui/class-names.ts';
import type { HeadOrder } from './list-order.ts';

/** An order that has no column of its own: its word in the head, and what it is called where the column is not seen. */
export interface ListedOrder extends HeadOrder {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
}

/** The head over the players' names, with the orders that have no column of their own. */
export function PlayerHead({ orders, rank }: { readonly orders: readonly ListedOrder[]; readonly rank?: HeadOrder }) {
  const inForce = orders.find(({ direction }) => direction !== 'none');
  return (
    <th scope="col" aria-sort={(inForce ?? rank)?.direction ?? 'none'} className="text-left font-semibold">
      {rank ? (
        <OrderWord
          title="Player"
          label="Player, back to the order by rank"
          hint="Back to the order by rank"
          {...rank}
        />
      ) : (
        <span className="mr-2">Player</span>
      )}
      <span className="no-print">
        {orders.map((order) => (
          <OrderWord key={order.title} {...order} />
        ))}
      </span>
    </th>
  );
}

const OrderWord = ({ title, label, hint, direction, onOrder }: ListedOrder) => (
  <button
    type="button"
    title={hint}
    aria-label={label}
    onClick={onOrder}
    className={classNames('label mr-2 min-h-8 hover:text-ink', direction !== 'none' && 'pylon-under text-ink')}
  >
    {title}
  </button>
);
