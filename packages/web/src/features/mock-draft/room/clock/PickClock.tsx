import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { CLOCK_DIGITS, ClockFace } from './ClockFace.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

export interface PickClockProps {
  readonly draft: MockDraft;
  /** The pick at hand; null when the draft is complete. */
  readonly pickNumber: number | null;
  /** Whether its warnings are said aloud: on my own turn. */
  readonly isSpoken: boolean;
}

/** The time that is left, in digits to be read across a table; without a clock, the pick that is being made. */
export function PickClock({ draft, pickNumber, isSpoken }: PickClockProps) {
  const { pickClock, numberOfTeams } = draft.configuration;
  const left = useSecondsLeft(pickNumber === null ? null : draft.deadlineAt, draft.serverTime);
  if (pickNumber === null) return <p className={CLOCK_DIGITS}>Final</p>;
  if (pickClock === null || left === null) {
    return (
      <p className="flex flex-col items-end">
        <span className={CLOCK_DIGITS}>{pickLabel(pickNumber, numberOfTeams)}</span>
        <span className="label">{pickClock === null ? 'pick, no clock' : 'pick'}</span>
      </p>
    );
  }
  return <ClockFace secondsLeft={left} totalSeconds={pickClock} isSpoken={isSpoken} />;
}
