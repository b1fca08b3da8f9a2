import { Select } from '../../../ui/overlays/Select.tsx';
import { CLOCK_OPTIONS, clockHelp } from './setting-options.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';

export interface ClockSelectProps {
  /** Seconds for a pick; {@link ./draft-wishes.ts ANY} without a clock. */
  readonly seconds: number;
  readonly draftType: DraftWishes['draftType'];
  readonly onChange: (seconds: number) => void;
  readonly className?: string;
}

/** The time for a pick, before a draft and while it runs. */
export const ClockSelect = ({ seconds, draftType, onChange, ...rest }: ClockSelectProps) => (
  <Select
    {...rest}
    label="Pick clock"
    value={String(seconds)}
    options={CLOCK_OPTIONS}
    help={clockHelp(seconds, draftType)}
    onChange={(value) => onChange(Number(value))}
  />
);
