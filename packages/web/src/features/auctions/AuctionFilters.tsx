import type { Expert } from '@pylon/contract/wire';
import { DRAFT_STRATEGIES, DRAFT_STRATEGY_LABELS } from '@pylon/engine/vocabulary/drafts';
import { Select } from '../../ui/overlays/Select.tsx';
import { ExpertPicker } from '../../widgets/experts/ExpertPicker.tsx';
import { useOwnExperts } from '../../widgets/experts/use-own-experts.ts';
import { RosterPicker } from '../../widgets/league/RosterPicker.tsx';
import { TeamPicker } from '../../widgets/player/TeamPicker.tsx';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import { listOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { strategyOf, toStrategy } from './auctions.search.ts';

export interface AuctionFiltersProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** Whoever ranks the season, shown or not. */
  readonly experts: readonly Expert[];
}

const STRATEGIES = DRAFT_STRATEGIES.map((value) => ({ value, label: DRAFT_STRATEGY_LABELS[value] }));

/** Whose money is spent, how, and by whose opinions. */
export function AuctionFilters({ search, onSearch, experts }: AuctionFiltersProps) {
  const season = useSeason();
  const all = useOwnExperts(experts, { period: 'seasonal', seasonId: search.season ?? season.id });
  return (
    <TableToolbar
      search={search}
      onSearch={onSearch}
      standard={[]}
      isHeld
      sets={['team', 'season', 'scoring', 'league', 'from', 'draftStrategy']}
      filters={
        <>
          <ScoringPicker
            label="Choose scoring"
            scoring={search.scoring}
            onChange={(scoring) => onSearch({ scoring, league: undefined })}
            className="md:w-48"
          />
          <RosterPicker
            hasBudget
            scoring={search.scoring}
            league={search.league}
            onChange={(league) => onSearch({ league })}
            className="md:w-60"
          />
          <Select
            label="Draft strategy"
            value={strategyOf(search)}
            options={STRATEGIES}
            onChange={(strategy) => onSearch(toStrategy(strategy))}
            className="md:w-40"
          />
          <TeamPicker team={search.team} onChange={(team) => onSearch({ team })} className="md:w-48" />
          <SeasonPicker season={search.season} onChange={(year) => onSearch({ season: year })} className="md:w-28" />
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
