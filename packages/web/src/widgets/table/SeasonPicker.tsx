import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { useSeason } from './use-season.ts';

export interface SeasonPickerProps {
  /** Absent is the current season. */
  readonly season: string | undefined;
  readonly onChange: (season: string | undefined) => void;
  readonly className?: string;
}

/** Which season; absent from the page when there is only one with data. */
export function SeasonPicker({ season, onChange, className }: SeasonPickerProps) {
  const { data } = useSuspenseQuery(answer('listSeasons', {}));
  const current = useSeason();
  if (data.seasons.length < 2) return null;
  return (
    <Select
      label="Season"
      value={season ?? current.id}
      options={data.seasons.map(({ id }) => ({ value: id, label: id }))}
      onChange={(id) => onChange(id === current.id ? undefined : id)}
      {...(className ? { className } : {})}
    />
  );
}
