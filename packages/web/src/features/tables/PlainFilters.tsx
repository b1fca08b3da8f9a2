import { isTurned } from '@pylon/contract/tables/game-span';
import type { ResearchTable } from '@pylon/contract/tables/tables';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answer } from '../../api/answers.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { TeamPicker } from '../../widgets/player/TeamPicker.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';
import { OfferedSelect } from './OfferedSelect.tsx';
import {
  choicesOf,
  chosenOf,
  filtersOf,
  offeredOf,
  positionQuestion,
  tableWeek,
  weeksAsked,
  weeksOf,
} from './plain-table.ts';

export interface PlainFiltersProps {
  readonly table: ResearchTable;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** The choice of how the table is shown. */
  readonly view?: ReactNode;
}

/** What a plain table can be narrowed to, as it is declared. */
export function PlainFilters({ table, search, onSearch, view }: PlainFiltersProps) {
  const season = useSeason();
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const asked = seasons.find(({ id }) => id === search.season) ?? season;
  const { week: _, ...withoutWeek } = search;
  return (
    <TableToolbar
      search={search}
      onSearch={onSearch}
      standard={table.filters.among?.length === 1 ? null : positionQuestion(table)}
      among={table.filters.among}
      isSingle={table.about === 'teams'}
      about={table.about ?? 'players'}
      isHeld={table.about !== 'teams'}
      sets={filtersOf(table)}
      view={view}
      filters={
        <>
          {table.filters.week && (
            <WeekPicker
              week={tableWeek(table, search, season)}
              weeks={weeksOf(table, asked)}
              year={asked.year}
              onChange={(week) => onSearch({ week: week === tableWeek(table, withoutWeek, season) ? undefined : week })}
              className="md:w-36"
            />
          )}
          {table.filters.scoring && (
            <ScoringPicker scoring={search.scoring} onChange={(scoring) => onSearch({ scoring })} className="md:w-44" />
          )}
          {choicesOf(table).map((choice) => (
            <Select
              key={choice.name}
              label={choice.title}
              value={chosenOf(search, choice)}
              options={Object.entries(choice.choices).map(([value, label]) => ({
                ...{ value, label },
                isEmpty: isTurned({ ...weeksAsked(table, search), [choice.name]: value }),
              }))}
              // A question of the table's own stands in the address under its name.
              onChange={(next) =>
                onSearch({ [choice.name]: next === choice.standard ? undefined : next } as SearchChange)
              }
              className="md:w-40"
            />
          ))}
          {offeredOf(table).map((offered) => (
            <OfferedSelect key={offered.name} offered={offered} search={search} onSearch={onSearch} />
          ))}
          <TeamPicker team={search.team} onChange={(team) => onSearch({ team })} className="md:w-48" />
          <SeasonPicker season={search.season} onChange={(next) => onSearch({ season: next })} className="md:w-28" />
        </>
      }
    />
  );
}
