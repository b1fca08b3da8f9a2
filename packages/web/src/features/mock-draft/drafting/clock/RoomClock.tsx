import type { Auction } from '@pylon/contract/drafting/auction';
import type { ReactNode } from 'react';
import { CLOCK_DIGITS, ClockFace } from './ClockFace.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface RoomClockProps {
  readonly draft: Pick<Auction, 'configuration' | 'deadlineAt' | 'serverTime'>;
  readonly isOver: boolean;
  /** Whether the clock's warnings are said aloud: on the person's own turn. */
  readonly isSpoken: boolean;
  /** The pick or sale at hand, in digits: it stands in the clock's place, but on a phone, where it stands beside. */
  readonly at: string;
  readonly children: ReactNode;
}

/**
 * The time that is left, in digits to be read across a table; without a clock the pick or sale at hand, and at the end
 * that it is one, where there is room for it.
 */
export function RoomClock({ draft, isOver, isSpoken, at, children }: RoomClockProps) {
  const { configuration, deadlineAt, serverTime } = draft;
  const left = useSecondsLeft(isOver ? null : deadlineAt, serverTime);
  if (isOver) return <p className={`${CLOCK_DIGITS} max-md:hidden`}>Final</p>;
  if (configuration.pickClock !== null && left !== null) {
    return <ClockFace secondsLeft={left} totalSeconds={configuration.pickClock} isSpoken={isSpoken} />;
  }
  return (
    <p className="flex flex-col items-end max-md:hidden">
      <span className={CLOCK_DIGITS}>{at}</span>
      {children}
    </p>
  );
}
