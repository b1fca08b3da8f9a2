import { classNames } from '../../../../ui/class-names.ts';
import { LiveRegion } from '../../../../ui/states/LiveRegion.tsx';
import { type ClockTone, clockText, clockTone, clockWarning } from './clock.ts';

const TONES: Readonly<Record<ClockTone, string>> = { calm: 'text-ink', soon: 'text-caution', now: 'text-bad' };
const WORDS: Readonly<Record<ClockTone, string>> = { calm: 'left', soon: 'left, hurry', now: 'last seconds' };

/** Digits to be read across a table. */
export const CLOCK_DIGITS = 'scoreboard figures font-bold text-[3.5rem] leading-none';

export interface ClockFaceProps {
  readonly secondsLeft: number;
  /** What the clock started from. */
  readonly totalSeconds: number;
  /** Whether the clock's warnings are said aloud: on my own turn. */
  readonly isSpoken: boolean;
}

/** A clock that runs: amber, then red, and it says so. */
export function ClockFace({ secondsLeft, totalSeconds, isSpoken }: ClockFaceProps) {
  const tone = clockTone(secondsLeft, totalSeconds);
  return (
    <div className="flex flex-col items-end">
      <span role="timer" aria-label="Pick clock" className={classNames(CLOCK_DIGITS, TONES[tone])}>
        {clockText(secondsLeft)}
      </span>
      <span className={classNames('label whitespace-nowrap', TONES[tone])}>{WORDS[tone]}</span>
      {isSpoken && <LiveRegion isUrgent text={clockWarning(secondsLeft) ?? ''} />}
    </div>
  );
}
