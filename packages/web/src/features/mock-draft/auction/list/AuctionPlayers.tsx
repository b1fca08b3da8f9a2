import { unlocked } from '@pylon/contract/plans/tiers';
import { Fragment, type RefObject, useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/overlays/Select.tsx';
import { PositionFilter } from '../../../../widgets/player/PositionFilter.tsx';
import { TierBreak } from '../../../../widgets/table/TierBreak.tsx';
import type { PositionChoice } from '../../../../widgets/table/table-search.ts';
import { isByMarket } from '../../drafting/list/figures.ts';
import { PlayersFrame, usePlayersList } from '../../drafting/list/PlayersFrame.tsx';
import { filterPlayers } from '../../drafting/list/player-filter.ts';
import { RoomSearch } from '../../drafting/list/RoomSearch.tsx';
import type { AuctionRow } from '../lot/nominees.ts';
import type { AuctionModel } from '../state/use-auction.ts';
import { AuctionPlayerRow } from './AuctionPlayerRow.tsx';
import { type ListOrder, listOrders, orderedRows } from './auction-list.ts';

const SHOWN = [
  { value: 'free', label: 'Available' },
  { value: 'all', label: 'Everybody' },
  { value: 'sold', label: 'Sold' },
] as const;
type Shown = (typeof SHOWN)[number]['value'];

export interface AuctionPlayersProps {
  readonly room: AuctionModel;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onOpen: (row: AuctionRow) => void;
  readonly onQueue: (row: AuctionRow) => void;
}

/** Players with what they are worth: narrowed by position and name, sold ones with their price. */
export function AuctionPlayers({ room, search, onOpen, onQueue }: AuctionPlayersProps) {
  const [positions, setPositions] = useState<readonly PositionChoice[]>([]);
  const [shown, setShown] = useState<Shown>('free');
  const [order, setOrder] = useState<ListOrder>('rank');
  const { text, setText, limit, page, showMore, anew, body } = usePlayersList();
  // Bids come first: the list may follow a moment later.
  const all = useDeferredValue(room.rows);
  const rows = useMemo(() => {
    const wanted = all.filter(({ player }) => shown === 'all' || (player.price === null) === (shown === 'free'));
    return orderedRows(filterPlayers(wanted, positions, text), order);
  }, [all, shown, positions, text, order]);
  const hasTiers = positions.length === 1 && positions[0] !== 'FLEX' && order === 'rank' && text === '';
  const upId = room.auction.standing.block
    ? (room.auction.standing.block.athlete?.id ?? room.auction.standing.block.team?.id)
    : null;
  return (
    <PlayersFrame
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
            <Select
              label="Order"
              isLabelHidden
              value={order}
              options={listOrders(isByMarket(room.rows[0]?.player))}
              onChange={anew(setOrder)}
              className="w-36 max-md:w-auto max-md:grow"
            />
          </div>
          <PositionFilter chosen={positions} onChange={(chosen) => anew(setPositions)(chosen.slice(-1))} />
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
      <table className="w-full table-fixed border-collapse text-base">
        <caption className="sr-only">Players and prices</caption>
        <thead className="z-10 bg-page md:sticky md:top-0">
          <tr className="label h-8 border-edge border-b text-right">
            <th scope="col" className="text-left font-semibold">
              Player
            </th>
            <th scope="col" className="w-11 font-semibold max-md:hidden" title="Worth before the first sale">
              List
            </th>
            <th scope="col" className="w-12 font-semibold" title="Worth at the money and the players that are left">
              Now
            </th>
            <th scope="col" className="w-12 font-semibold" title="Mean price when bots play the auction to its end">
              Exp
            </th>
            <th scope="col" className="w-12 font-semibold" title="The most that your team should pay">
              Max
            </th>
            <th scope="col" className="w-10 max-md:w-11">
              <span className="sr-only">Queue</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.slice(0, limit).map((row, index) => (
            <Fragment key={row.id}>
              {hasTiers && beginsTier(row, rows[index - 1]) && (
                <tr>
                  <td colSpan={5} className="md:hidden">
                    <TierBreak tier={row.player.tier} note={tierNote(row)} />
                  </td>
                  <td colSpan={6} className="max-md:hidden">
                    <TierBreak tier={row.player.tier} note={tierNote(row)} />
                  </td>
                </tr>
              )}
              <AuctionPlayerRow
                row={row}
                isUp={row.id === upId}
                isQueued={room.queued.has(row.id)}
                buyer={room.auction.participants.find(({ id }) => id === row.player.participantId)?.name ?? null}
                onOpen={onOpen}
                onQueue={onQueue}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </PlayersFrame>
  );
}

const beginsTier = (row: AuctionRow, before: AuctionRow | undefined): boolean =>
  row.player.tier > 0 && (before === undefined || before.player.tier !== row.player.tier);

function tierNote({ player }: AuctionRow): string {
  const left = unlocked(player.draftTierBreak);
  return left ? `${left.undraftedCount} of ${left.totalCount} left` : '';
}
