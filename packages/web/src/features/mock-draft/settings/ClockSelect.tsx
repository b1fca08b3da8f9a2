import { Select } from '../../../ui/overlays/Select.tsx';
import { CLOCK_OPTIONS, clockHelp } from './setting-options.ts';

export interface ClockSelectProps {
  /** Seconds for a pick; {@link ./draft-wishes.ts ANY} without a clock. */
  readonly seconds: number;
  readonly onChange: (seconds: number) => void;
  readonly className?: string;
}

/** The time for a pick, before a draft and while it runs. */
export const ClockSelect = ({ seconds, onChange, ...rest }: ClockSelectProps) => (
  <Select
    {...rest}
    label="Pick clock"
    value={String(seconds)}
    options={CLOCK_OPTIONS}
    help={clockHelp(seconds)}
    onChange={(value) => onChange(Number(value))}
  />
);
