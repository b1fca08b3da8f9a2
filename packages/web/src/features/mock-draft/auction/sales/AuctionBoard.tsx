import type { Auction, AuctionSale } from '@pylon/contract/drafting/auction';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import { RowHead } from '../../../../ui/table/RowHead.tsx';
import { SkeletonRows } from '../../../../ui/table/SkeletonRows.tsx';
import { entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { POSITION_TILES } from '../../../../widgets/player/position-tiles.ts';
import { dollars } from '../auction-words.ts';
import { isOpen, placesOf, type RosterPlace, type Rosters } from './rosters.ts';

export interface AuctionBoardProps {
  readonly auction: Auction;
  readonly rosters: Rosters | undefined;
  readonly onOpen: (id: string) => void;
}

/**
 * A column per team with its money above, a row per place of the roster, and on each place who sits there and for how
 * much.
 */
export function AuctionBoard({ auction, rosters, onOpen }: AuctionBoardProps) {
  const region = useRef<HTMLElement>(null);
  const isHere = rosters !== undefined;
  // My column is in the middle when the board is opened.
  useEffect(() => {
    const column = region.current?.querySelector<HTMLElement>('[data-my-column]');
    if (!isHere || !region.current || !column) return;
    region.current.scrollLeft = column.offsetLeft - region.current.clientWidth / 2;
  }, [isHere]);
  if (!rosters) return <SkeletonRows rows={12} label="Auction board" />;
  const { participants, userParticipant, standing, sales } = auction;
  const sold = new Map(sales.map((sale) => [entityKey(sale), sale]));
  const slots = placesOf(rosters, userParticipant.id).map(({ rosterPosition }) => rosterPosition.position);
  return (
    <section
      ref={region}
      aria-label="Auction board"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
      tabIndex={0}
      className="print-flat min-h-0 grow overflow-auto overscroll-contain"
    >
      <table
        className="w-full border-separate border-spacing-0.5 print:min-w-0!"
        style={{ minWidth: `${4 + participants.length * 6.5}rem` }}
      >
        <caption className="sr-only">Players and prices by team and place</caption>
        <thead>
          <tr>
            <ColumnHead title="Place" isHidden className="sticky top-0 left-0 z-20 w-14 bg-page" />
            {participants.map(({ id, name }) => {
              const team = standing.teams.find(({ participantId }) => participantId === id);
              const isMine = id === userParticipant.id;
              return (
                <th
                  key={id}
                  scope="col"
                  data-my-column={isMine ? '' : undefined}
                  className={classNames(
                    'sticky top-0 z-10 bg-page px-1.5 pb-1 text-left align-bottom',
                    isMine && 'pylon-under',
                  )}
                >
                  <span
                    className={classNames(
                      'scoreboard wrap-anywhere line-clamp-2 font-semibold text-base leading-4',
                      isMine && 'text-accent',
                    )}
                  >
                    {name}
                  </span>
                  <span className="figures flex flex-wrap gap-x-2 whitespace-nowrap font-normal text-muted text-xs">
                    <span>{dollars(team?.budgetLeft ?? 0)} left</span>
                    {team && team.openSlots > 0 && <span>max {dollars(team.maximumBid)}</span>}
                  </span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {slots.map((slot, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its place
            <tr key={index}>
              <RowHead className="label sticky left-0 z-10 bg-page pr-1 text-left">{SLOT_LABELS[slot]}</RowHead>
              {participants.map(({ id }) => {
                const place = placesOf(rosters, id)[index];
                return (
                  <td key={id} className="h-12 p-0">
                    {place && (
                      <Tile
                        place={place}
                        sale={sold.get(entityKey(place))}
                        isMine={id === userParticipant.id}
                        onOpen={() => onOpen(entityKey(place))}
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface TileProps {
  readonly place: RosterPlace;
  readonly sale: AuctionSale | undefined;
  readonly isMine: boolean;
  readonly onOpen: () => void;
}

function Tile({ place, sale, isMine, onOpen }: TileProps) {
  const entity = entityOf(place);
  if (!entity || isOpen(place)) {
    return (
      <div className={classNames('h-12 rounded-sm border', isMine ? 'border-accent/50' : 'border-hairline')}>
        <span className="sr-only">open</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      onClick={onOpen}
      className={classNames(
        'flex h-12 w-full min-w-0 flex-col justify-between rounded-sm px-1.5 py-1 text-left text-on-fill',
        entity.position ? POSITION_TILES[entity.position] : 'bg-raised',
        isMine && 'outline-2 outline-accent-fill -outline-offset-2',
      )}
    >
      <span className="flex w-full items-baseline justify-between gap-1 font-semibold text-xs">
        <span className="truncate">
          {entity.positionLabel} {entity.isTeam ? '' : (entity.teamAlias ?? 'FA')}
          {sale?.isKeeper && ' · kept'}
        </span>
        <span className="figures text-sm leading-4">{sale ? dollars(sale.price) : ''}</span>
      </span>
      <span className="scoreboard w-full truncate font-semibold text-lg leading-5">{entity.shortName}</span>
    </button>
  );
}
