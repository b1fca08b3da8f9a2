import type { Season } from '@pylon/contract/wire';
import type { Answer } from '../../api/call.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { weekLabel } from '../../widgets/player/display.ts';
import { TeamPicker } from '../../widgets/player/TeamPicker.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import { type SearchChange, type TableSearch, weekChosen, weekShown } from '../../widgets/table/table-search.ts';
import { weeksTold } from '../../widgets/table/use-season.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';
import {
  hasRest,
  isPerGame,
  projectionPeriod,
  projectionProvider,
  STANDARD_POSITIONS,
  STANDARD_PROVIDER,
  toPerGame,
} from './projections.search.ts';

export interface ProjectionsFiltersProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly season: Season;
  /** Whose projections there are; none while the table is locked. */
  readonly providers: Answer<'listProjections'>['providers'];
}

/** What the projections can be narrowed to. */
export function ProjectionsFilters({ search, onSearch, season, providers }: ProjectionsFiltersProps) {
  const period = projectionPeriod(search);
  const year = Number(search.season ?? season.id);
  const periods = [
    { value: 'weekly', label: 'Weekly' },
    { value: 'seasonal', label: weekLabel(-1, year) },
    ...(hasRest(season) || period === 'restofseason' ? [{ value: 'restofseason', label: `${year} ROS` }] : []),
  ];
  return (
    <TableToolbar
      search={search}
      onSearch={onSearch}
      standard={STANDARD_POSITIONS}
      isSingle
      isHeld
      sets={['team', 'season', 'scoring', 'from', 'view', period === 'weekly' ? 'week' : 'per']}
      filters={
        <>
          <Select
            label="Period"
            value={period}
            options={periods}
            onChange={(next) => onSearch({ view: next === 'weekly' ? undefined : next, week: undefined })}
            className="md:w-36"
          />
          {period !== 'weekly' && (
            <Select
              label="Points and amounts"
              value={isPerGame(search) ? 'game' : 'all'}
              options={[
                { value: 'all', label: 'All games' },
                { value: 'game', label: 'Per game' },
              ]}
              onChange={(per) => onSearch(toPerGame(per === 'game'))}
              className="md:w-36"
            />
          )}
          {period === 'weekly' && (
            <WeekPicker
              week={weekShown(search, season)}
              weeks={weeksTold(season)}
              year={season.year}
              onChange={(week) => onSearch(weekChosen(week, search, season))}
              className="md:w-36"
            />
          )}
          <ScoringPicker scoring={search.scoring} onChange={(scoring) => onSearch({ scoring })} className="md:w-44" />
          {providers.length > 0 && (
            <Select
              label="Source"
              value={projectionProvider(search)}
              options={providers.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={(id) => onSearch({ from: id === STANDARD_PROVIDER ? undefined : id })}
              className="md:w-44"
            />
          )}
          <TeamPicker team={search.team} onChange={(team) => onSearch({ team })} className="md:w-48" />
          <SeasonPicker season={search.season} onChange={(next) => onSearch({ season: next })} className="md:w-28" />
        </>
      }
    />
  );
}
