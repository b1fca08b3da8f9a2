import type { Auction } from '@pylon/contract/drafting/auction';
import { CLOCK_DIGITS, ClockFace } from '../../room/clock/ClockFace.tsx';
import { useSecondsLeft } from '../../room/clock/use-seconds-left.ts';

/** The time that is left to bid or to nominate; without a clock, the number of the sale at hand. */
export function AuctionClock({ auction }: { readonly auction: Auction }) {
  const { standing, configuration, deadlineAt, serverTime } = auction;
  const isOver = standing.phase === 'closed';
  const left = useSecondsLeft(isOver ? null : deadlineAt, serverTime);
  if (isOver) return <p className={CLOCK_DIGITS}>Final</p>;
  if (configuration.pickClock === null || left === null) {
    return (
      <p className="flex flex-col items-end">
        <span className={CLOCK_DIGITS}>{standing.saleNumber}</span>
        <span className="label whitespace-nowrap">sale, no clock</span>
      </p>
    );
  }
  return <ClockFace secondsLeft={left} totalSeconds={configuration.pickClock} isSpoken={standing.isUserTurn} />;
}
