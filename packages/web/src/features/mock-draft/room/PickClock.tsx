import type { MockDraft } from '@pylon/contract/mock-draft';
import { classNames } from '../../../ui/class-names.ts';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { pickLabel } from '../../../widgets/snake-rows.ts';
import { type ClockTone, clockText, clockTone, clockWarning } from './clock.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

const TONES: Readonly<Record<ClockTone, string>> = { calm: 'text-ink', soon: 'text-caution', now: 'text-bad' };
const WORDS: Readonly<Record<ClockTone, string>> = { calm: 'left', soon: 'left, hurry', now: 'left, last seconds' };

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
  const digits = 'scoreboard figures font-bold text-[3.5rem] leading-none';
  if (pickNumber === null) return <p className={digits}>Final</p>;
  if (pickClock === null || left === null) {
    return (
      <p className="flex flex-col items-end">
        <span className={digits}>{pickLabel(pickNumber, numberOfTeams)}</span>
        <span className="label">{pickClock === null ? 'pick, no clock' : 'pick'}</span>
      </p>
    );
  }
  const tone = clockTone(left, pickClock);
  return (
    <div className="flex flex-col items-end">
      <span role="timer" aria-label="Pick clock" className={classNames(digits, TONES[tone])}>
        {clockText(left)}
      </span>
      <span className={classNames('label', TONES[tone])}>{WORDS[tone]}</span>
      {isSpoken && <LiveRegion isUrgent text={clockWarning(left) ?? ''} />}
    </div>
  );
}
