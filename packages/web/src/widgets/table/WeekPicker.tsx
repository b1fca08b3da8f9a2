import { Select } from '../../ui/overlays/Select.tsx';
import { weekLabel } from '../player/display.ts';

export interface WeekPickerProps {
  readonly week: number;
  readonly weeks: readonly number[];
  readonly year: number;
  readonly onChange: (week: number) => void;
  readonly className?: string;
}

/** One week of a season. */
export function WeekPicker({ week, weeks, year, onChange, className }: WeekPickerProps) {
  return (
    <Select
      label="Week"
      value={String(week)}
      options={weeks.map((each) => ({ value: String(each), label: weekLabel(each, year) }))}
      onChange={(text) => onChange(Number(text))}
      {...(className ? { className } : {})}
    />
  );
}
