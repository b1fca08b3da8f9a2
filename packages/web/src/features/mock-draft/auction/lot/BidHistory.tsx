import type { Auction, AuctionBid } from '@pylon/contract/drafting/auction';
import { useEffect, useRef } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { dollars, nameOfTeam, verbOf } from '../auction-words.ts';

/** Milliseconds from one bid to the next as they are played, and for all of them together. */
const STEP_MS = 90;
const LONGEST_MS = 900;

export interface BidHistoryProps {
  readonly auction: Pick<Auction, 'participants' | 'userParticipant'>;
  readonly bids: readonly AuctionBid[];
}

/**
 * The bids for a player, the highest first. New ones come in one after the other; what can be done about them can be
 * done at once. Give it the sale's number as its key.
 */
export function BidHistory({ auction, bids }: BidHistoryProps) {
  const seen = useRef(0);
  const fresh = bids.length - seen.current;
  useEffect(() => {
    seen.current = bids.length;
  }, [bids.length]);
  const step = Math.min(STEP_MS, LONGEST_MS / Math.max(1, fresh));
  return (
    <ol aria-label="Bids, highest first" className="flex flex-col text-base">
      {bids.toReversed().map((bid, fromTop) => {
        const index = bids.length - 1 - fromTop;
        const name = nameOfTeam(auction, bid.participantId);
        const isMine = bid.participantId === auction.userParticipant.id;
        return (
          <li
            key={index}
            className={classNames(
              'appear flex h-7 items-baseline gap-3 border-hairline border-b px-1',
              fromTop === 0 ? 'font-semibold' : 'text-muted',
              isMine && 'pylon-left',
            )}
            style={{
              animationDelay: `${Math.max(0, index - (bids.length - fresh)) * step}ms`,
              animationFillMode: 'backwards',
            }}
          >
            <span className="min-w-0 grow truncate pl-2">
              {name}
              {index === 0 && <span className="font-normal text-muted text-sm"> {verbOf(name, 'open')}</span>}
            </span>
            <span className="figures">{dollars(bid.dollars)}</span>
          </li>
        );
      })}
    </ol>
  );
}
