import { Gavel, ListOrdered, Shirt, Users } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { entityOf } from '../../../widgets/player/entity.ts';
import { PositionTag } from '../../../widgets/player/PositionTag.tsx';
import { RoomBar, Waiting } from '../drafting/frame/RoomBar.tsx';
import { useFocusInPlace } from '../drafting/hooks/use-focus-in-place.ts';
import { dollars, nameOfTeam, statusWords } from './auction-words.ts';
import { BidButtons } from './lot/BidButtons.tsx';
import type { AuctionModel } from './state/use-auction.ts';

/** What a phone shows of the auction at a time. */
export type PhoneView = 'bid' | 'players' | 'team' | 'room';

const TABS = [
  { value: 'bid', label: 'Bid', icon: Gavel },
  { value: 'players', label: 'Players', icon: ListOrdered },
  { value: 'team', label: 'My team', icon: Shirt },
  { value: 'room', label: 'Room', icon: Users },
] as const;

export interface AuctionPhoneBarProps {
  readonly room: AuctionModel;
  /** Null where no view is shown. */
  readonly view: PhoneView | null;
  readonly onView: (view: PhoneView) => void;
  /** Set once the last place is filled: the way to the grades is all that is left. */
  readonly onRate: (() => void) | null;
}

/** What the view of the lot is called: by what can be done there. */
const lotLabel = ({ auction, isManual }: AuctionModel): string =>
  auction.isFollowed ? 'Lot' : isManual ? 'Sale' : 'Bid';

/**
 * On a phone, at the foot: who is up and the bids within the thumb's reach, whatever is looked at; and the four views.
 */
export function AuctionPhoneBar({ room, view, onView, onRate }: AuctionPhoneBarProps) {
  const { auction, advice, actions, mine, nominees, mayNominate } = room;
  const { block } = auction.standing;
  const place = useFocusInPlace<HTMLDivElement>();
  const top = nominees[0]?.row.player;
  // At a table sales are typed in above, and there is no bid to answer.
  const isTyped = room.isManual && auction.standing.phase !== 'closed';
  return (
    <RoomBar
      tabs={TABS.map((tab) => (tab.value === 'bid' ? { ...tab, label: lotLabel(room) } : tab))}
      tab={view}
      onTab={onView}
    >
      <div
        {...place}
        className={classNames('flex flex-col gap-1.5 border-hairline border-b px-3 py-2', isTyped && 'hidden')}
      >
        {block ? (
          <>
            {(view !== 'bid' || auction.isFollowed) && <Lot room={room} />}
            {!auction.isFollowed && (
              <BidButtons block={block} advice={advice} maximumBid={mine.maximumBid} actions={actions} isBar />
            )}
          </>
        ) : mayNominate && top ? (
          <div className="flex h-12 items-center gap-3">
            <p className="min-w-0 grow">
              <span className="scoreboard block truncate font-bold text-xl leading-6">{entityOf(top)?.shortName}</span>
              <span className="block truncate text-muted text-sm">{statusWords(auction)}</span>
            </p>
            <Button
              kind="primary"
              size="large"
              isBusy={actions.busy === 'nominate'}
              onClick={() => void actions.nominate(top, 1)}
            >
              Nominate
            </Button>
          </div>
        ) : (
          <div className="flex h-12 items-center gap-3">
            <Waiting text={statusWords(auction)} onRate={onRate} />
          </div>
        )}
      </div>
    </RoomBar>
  );
}

/** The player who is up and the highest bid, in a line. */
function Lot({ room: { auction, advice, byId } }: { readonly room: AuctionModel }) {
  const { block } = auction.standing;
  const entity = block && entityOf(block);
  if (!block || !entity) return null;
  const suggested = advice?.suggestedMaximum ?? byId.get(entity.id)?.player.suggestedMaximum;
  return (
    <p className="flex items-baseline gap-2">
      <span className="scoreboard min-w-0 truncate font-bold text-xl">{entity.shortName}</span>
      <PositionTag position={entity.position} />
      <span className="figures grow truncate text-right text-sm">
        <span className="font-semibold">{dollars(block.highBid.dollars)}</span>{' '}
        {nameOfTeam(auction, block.highBid.participantId)}
        {suggested !== undefined && <span className="text-muted"> · up to {dollars(suggested)}</span>}
      </span>
    </p>
  );
}
