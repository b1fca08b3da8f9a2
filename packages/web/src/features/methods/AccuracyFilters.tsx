import { POSITION_LABELS, POSITIONS } from '@pylon/engine/vocabulary/positions';
import { Select } from '../../ui/overlays/Select.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason, weeksTold } from '../../widgets/table/use-season.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';

export interface AccuracyFiltersProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

const ALL = 'ALL';
const LISTS = [
  { value: 'weekly', label: 'Of weeks' },
  { value: 'seasonal', label: 'Of the season' },
] as const;
const CHOICES = [
  { value: ALL, label: 'All positions' },
  ...POSITIONS.map((position) => ({ value: position as string, label: POSITION_LABELS[position] })),
];

/** Which lists, of which position, week and season. */
export function AccuracyFilters({ search, onSearch }: AccuracyFiltersProps) {
  const season = useSeason();
  const isSeasonal = search.view === 'seasonal';
  return (
    <section aria-label="Filters" className="no-print grid grid-cols-2 items-end gap-3 md:flex md:flex-wrap">
      <Select
        label="Lists"
        value={isSeasonal ? 'seasonal' : 'weekly'}
        options={LISTS}
        onChange={(view) => onSearch({ view: view === 'weekly' ? undefined : view, week: undefined })}
        className="md:w-40"
      />
      <Select
        label="Position"
        value={CHOICES.find(({ value }) => value === search.pos)?.value ?? ALL}
        options={CHOICES}
        onChange={(pos) => onSearch({ pos: pos === ALL ? undefined : pos })}
        className="md:w-40"
      />
      {!isSeasonal && (
        <WeekPicker
          week={search.week ?? -1}
          weeks={[-1, ...weeksTold(season)]}
          year={Number(search.season ?? season.id)}
          onChange={(week) => onSearch({ week: week === -1 ? undefined : week })}
          className="md:w-36"
        />
      )}
      <SeasonPicker season={search.season} onChange={(next) => onSearch({ season: next })} className="md:w-28" />
    </section>
  );
}
