import { Fragment, type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { TierBreak } from '../../../../widgets/table/TierBreak.tsx';
import { byPlaces, headOrders, inOrder, RANK, rankOrder } from '../../drafting/list/list-order.ts';
import { PlayerHead } from '../../drafting/list/PlayerHead.tsx';
import { PlayersFrame, usePlayersList } from '../../drafting/list/PlayersFrame.tsx';
import { type ColumnsInSight, LineRow, PlayersTableFrame } from '../../drafting/list/PlayersTableFrame.tsx';
import { filterPlayers } from '../../drafting/list/player-filter.ts';
import { RoomSearch } from '../../drafting/list/RoomSearch.tsx';
import { useOwnOrder } from '../../drafting/list/use-own-order.ts';
import type { AuctionRow } from '../lot/nominees.ts';
import type { AuctionModel } from '../state/use-auction.ts';
import { AuctionPlayerRow } from './AuctionPlayerRow.tsx';
import { LIST_ORDERS, tierLeft, valuesByPlaces } from './auction-list.ts';

const SHOWN = [
  { value: 'free', label: 'Available' },
  { value: 'all', label: 'Everybody' },
  { value: 'sold', label: 'Sold' },
] as const;
type Shown = (typeof SHOWN)[number]['value'];

/** On a phone, and in a wider window. */
const WIDTHS: ColumnsInSight = [
  { columns: 5, className: 'md:hidden' },
  { columns: 6, className: 'max-md:hidden' },
];

export interface AuctionPlayersProps {
  readonly room: AuctionModel;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onOpen: (row: AuctionRow) => void;
  readonly onQueue: (row: AuctionRow) => void;
}

/** Players with what they are worth: narrowed by position and name, sold ones with their price. */
export function AuctionPlayers({ room, search, onOpen, onQueue }: AuctionPlayersProps) {
  const own = useOwnOrder(room.auction);
  const { order, marks } = own;
  const [shown, setShown] = useState<Shown>('free');
  const [sort, setSort] = useState(RANK);
  const list = usePlayersList();
  const { text, setText, choice, limit, page, showMore, anew, body } = list;
  // Bids come first: the list may follow a moment later.
  const all = useDeferredValue(room.rows);
  const values = useMemo(() => order && valuesByPlaces(all, order.places), [all, order]);
  const orders = useMemo(
    () =>
      values === null
        ? LIST_ORDERS
        : { ...LIST_ORDERS, list: { ...LIST_ORDERS.list, of: ({ id }: AuctionRow) => values.get(id) ?? null } },
    [values],
  );
  const rows = useMemo(() => {
    const wanted = all.filter(({ player }) => shown === 'all' || (player.price === null) === (shown === 'free'));
    const found = filterPlayers(wanted, choice === null ? [] : [choice], text);
    return sort === RANK && order ? byPlaces(found, order.places) : inOrder(found, sort, orders);
  }, [all, shown, choice, text, sort, order, orders]);
  const hasTiers = order === null && choice !== null && choice !== 'FLEX' && sort === RANK && text === '';
  const orderBy = headOrders(LIST_ORDERS, sort, anew(setSort));
  const upId = room.auction.standing.block
    ? (room.auction.standing.block.athlete?.id ?? room.auction.standing.block.team?.id)
    : null;
  return (
    <PlayersFrame
      draft={room.auction}
      list={list}
      own={own}
      head={
        <>
          <h2 id="players-title" className="sr-only">
            Players
          </h2>
          <div className="flex items-center gap-2 max-md:flex-wrap">
            <RoomSearch input={search} text={text} body={body} onText={setText} className="grow" />
            <Select
              label="Which players"
              isLabelHidden
              value={shown}
              options={SHOWN}
              onChange={anew(setShown)}
              className="w-32 max-md:w-auto max-md:grow"
            />
          </div>
        </>
      }
      locked={{
        of: room.rows[0]?.player.bestRanking,
        instead: 'Prices and tiers by ADP.',
        what: 'By every expert and our projections',
      }}
      emptyHint={
        rows.length > 0 ? null : shown === 'sold' ? 'Nobody who was sold fits.' : 'Nobody who is still there fits.'
      }
      end={
        rows.length > limit && (
          <div className="flex justify-center py-3">
            <Button onClick={showMore}>Show {Math.min(page, rows.length - limit)} more</Button>
          </div>
        )
      }
    >
      <PlayersTableFrame
        caption="Players and prices"
        body={body}
        heads={
          <>
            <PlayerHead
              rank={rankOrder(sort, anew(setSort))}
              orders={[
                { title: 'Bye', label: 'Order by bye week', hint: 'By bye week', ...orderBy('bye') },
                {
                  title: 'Bargain',
                  label: 'Order by bargain',
                  hint: 'By how much less than they are worth to you they should go for',
                  ...orderBy('bargain'),
                },
              ]}
            />
            <ColumnHead
              title={order ? 'Mine' : 'List'}
              className="w-11 max-md:hidden print:table-cell"
              hint={order ? `Worth before the first sale by the place on ${order.name}` : 'Worth before the first sale'}
              order={orderBy('list')}
            />
            <ColumnHead
              title="Now"
              className="w-12"
              hint="Worth at the money and the players that are left"
              order={orderBy('now')}
            />
            <ColumnHead
              title="Exp"
              className="w-12"
              hint="Mean price when bots play the auction to its end"
              order={orderBy('expected')}
            />
            <ColumnHead
              title="Max"
              className="w-12"
              hint="The most that your team should pay"
              order={orderBy('most')}
            />
            <ColumnHead title="Queue" isHidden className="w-10 max-md:w-11" />
          </>
        }
      >
        {rows.slice(0, limit).map((row, index) => (
          <Fragment key={row.id}>
            {hasTiers && beginsTier(row, rows[index - 1]) && (
              <LineRow widths={WIDTHS}>
                <TierBreak tier={row.player.tier} note={tierNote(room.rows, row)} />
              </LineRow>
            )}
            <AuctionPlayerRow
              row={row}
              value={values?.get(row.id) ?? row.player.value}
              valueLabel={order ? 'mine' : 'list'}
              isUp={row.id === upId}
              isQueued={room.queued.has(row.id)}
              mark={marks[row.id]}
              buyer={room.auction.participants.find(({ id }) => id === row.player.participantId)?.name ?? null}
              onOpen={onOpen}
              onQueue={room.auction.closedAt === null ? onQueue : null}
            />
          </Fragment>
        ))}
      </PlayersTableFrame>
    </PlayersFrame>
  );
}

const beginsTier = (row: AuctionRow, before: AuctionRow | undefined): boolean =>
  row.player.tier > 0 && (before === undefined || before.player.tier !== row.player.tier);

function tierNote(rows: readonly AuctionRow[], row: AuctionRow): string {
  const left = tierLeft(rows, row);
  return left ? `${left.undraftedCount} of ${left.totalCount} left` : '';
}
