import type { Expert, Season } from '@pylon/contract/wire';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { BOARD_SIDES } from '../../widgets/draft/board-sides.ts';
import { ExpertPicker } from '../../widgets/experts/ExpertPicker.tsx';
import { useOwnExperts } from '../../widgets/experts/use-own-experts.ts';
import { RosterPicker } from '../../widgets/league/RosterPicker.tsx';
import { TeamPicker } from '../../widgets/player/TeamPicker.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import {
  listOf,
  type SearchChange,
  type TableSearch,
  weekChosen,
  weekShown,
} from '../../widgets/table/table-search.ts';
import { weeksTold } from '../../widgets/table/use-season.ts';
import { WeekPicker } from '../../widgets/table/WeekPicker.tsx';
import { materialInput, type RankingPeriod, rankingsInput, standardPositions } from './rankings.search.ts';

export interface RankingsFiltersProps {
  readonly period: RankingPeriod;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly season: Season;
  /** Whoever ranks the period, shown or not. */
  readonly experts: readonly Expert[];
}

const PERIODS = { Seasonal: 'seasonal', Weekly: 'weekly', RestOfSeason: 'restOfSeason' } as const;

/** What a rankings table can be narrowed to. */
export function RankingsFilters({ period, search, onSearch, season, experts }: RankingsFiltersProps) {
  const week = weekShown(search, season);
  const all = useOwnExperts(experts, { period: PERIODS[period], seasonId: search.season ?? season.id, week });
  return (
    <TableToolbar
      search={search}
      onSearch={onSearch}
      standard={standardPositions(period)}
      isHeld
      sets={['team', 'season', 'week', 'scoring', 'league', 'from']}
      view={
        <Toggle
          label="View"
          value={search.view === 'board' ? 'board' : 'list'}
          sides={BOARD_SIDES}
          onChange={(view) => onSearch({ view: view === 'list' ? undefined : view })}
        />
      }
      filters={
        <>
          {period === 'Weekly' && (
            <WeekPicker
              week={week}
              weeks={weeksTold(season)}
              year={season.year}
              onChange={(next) => onSearch(weekChosen(next, search, season))}
              className="md:w-36"
            />
          )}
          <ScoringPicker
            scoring={search.scoring}
            over={materialInput(rankingsInput(search, period, season))}
            onChange={(scoring) => onSearch({ scoring, league: undefined })}
            className="md:w-48"
          />
          <RosterPicker
            scoring={search.scoring}
            league={search.league}
            onChange={(league) => onSearch({ league })}
            className="md:w-48"
          />
          <TeamPicker team={search.team} onChange={(team) => onSearch({ team })} className="md:w-48" />
          {period !== 'RestOfSeason' && (
            <SeasonPicker season={search.season} onChange={(year) => onSearch({ season: year })} className="md:w-28" />
          )}
          <ExpertPicker
            experts={all}
            chosen={listOf(search.from)}
            onChange={(chosen) => onSearch({ from: chosen.length === 0 ? undefined : chosen.join(',') })}
            className="md:w-44"
          />
        </>
      }
    />
  );
}
