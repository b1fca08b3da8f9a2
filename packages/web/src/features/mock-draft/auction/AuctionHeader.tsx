import { FollowBanner } from '../companion/FollowBanner.tsx';
import { RoomClock } from '../drafting/clock/RoomClock.tsx';
import { RoomHead } from '../drafting/frame/RoomHead.tsx';
import type { RoomFrameModel } from '../drafting/frame/use-room-frame.ts';
import { dollars, statusWords } from './auction-words.ts';
import { NominatorStrip } from './lot/NominatorStrip.tsx';
import type { AuctionModel } from './state/use-auction.ts';

export interface AuctionHeaderProps {
  readonly room: AuctionModel;
  readonly frame: RoomFrameModel;
  readonly onUndo: (() => void) | null;
}

/** Who nominates, what is asked of me, the clock, and what can be done with the whole auction. */
export function AuctionHeader({ room, frame, onUndo }: AuctionHeaderProps) {
  const { auction, isManual, isMine, live, mine } = room;
  const { phase, saleNumber, isUserTurn } = auction.standing;
  const isOver = phase === 'closed';
  return (
    <RoomHead
      frame={frame}
      draft={auction}
      undo={{ words: isManual ? 'Undo last sale' : 'Undo', run: onUndo }}
      canSimulate={!isOver && !auction.isFollowed}
      canChange={!auction.isFollowed}
      strip={<NominatorStrip auction={auction} />}
      status={{
        text: statusWords(auction),
        isMine,
        detail: isOver ? `${saleNumber} sales` : `Sale ${saleNumber} · ${dollars(mine.budgetLeft)} left`,
        stream: live.stream,
      }}
      clock={
        <RoomClock draft={auction} isOver={isOver} isSpoken={isUserTurn} at={String(saleNumber)}>
          <span className="label whitespace-nowrap">sale, no clock</span>
        </RoomClock>
      }
    >
      {auction.isFollowed && <FollowBanner draft={auction} onLeft={live.reload} />}
    </RoomHead>
  );
}
