import type { Expert } from '@pylon/contract/wire';
import { DRAFT_STRATEGIES, DRAFT_STRATEGY_LABELS } from '@pylon/engine/vocabulary/drafts';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { PrintButton } from '../../ui/PrintButton.tsx';
import { ExpertPicker } from '../../widgets/experts/ExpertPicker.tsx';
import { useOwnExperts } from '../../widgets/experts/use-own-experts.ts';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import { listOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { sheetChange, sheetSearch, viewOf } from './cheat-sheets.search.ts';

export interface CheatSheetFiltersProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** Whoever ranks the season, shown or not. */
  readonly experts: readonly Expert[];
}

const STRATEGIES = DRAFT_STRATEGIES.map((value) => ({ value, label: DRAFT_STRATEGY_LABELS[value] }));
const VIEWS = [
  { value: 'overall', label: 'Overall' },
  { value: 'positions', label: 'By position' },
] as const;
const FIGURES = [
  { value: 'adp', label: 'ADP' },
  { value: 'prices', label: 'Auction' },
] as const;

/** What the sheets are made of and how they are laid out. */
export function CheatSheetFilters({ search, onSearch, experts }: CheatSheetFiltersProps) {
  const season = useSeason();
  const all = useOwnExperts(experts, { period: 'seasonal', seasonId: search.season ?? season.id });
  return (
    <TableToolbar
      search={search}
      onSearch={onSearch}
      standard={[]}
      isSingle
      isNameless
      isHeld
      sets={['season', 'scoring', 'from', 'draftStrategy']}
      filters={
        <>
          <ScoringPicker
            label="Choose scoring"
            scoring={search.scoring}
            onChange={(scoring) => onSearch({ scoring })}
            className="md:w-48"
          />
          <Select
            label="Draft strategy"
            value={sheetSearch(search).draftStrategy ?? 'balanced'}
            options={STRATEGIES}
            onChange={(strategy) =>
              onSearch(sheetChange({ draftStrategy: strategy === 'balanced' ? undefined : strategy }))
            }
            className="md:w-40"
          />
          <SeasonPicker season={search.season} onChange={(year) => onSearch({ season: year })} className="md:w-28" />
          <ExpertPicker
            experts={all}
            chosen={listOf(search.from)}
            onChange={(chosen) => onSearch({ from: chosen.length === 0 ? undefined : chosen.join(',') })}
            className="md:w-44"
          />
        </>
      }
      view={
        <div className="flex flex-wrap items-center gap-2">
          <Toggle
            label="Pages"
            value={viewOf(search)}
            sides={VIEWS}
            onChange={(view) => onSearch({ view: view === 'overall' ? undefined : view })}
          />
          <Toggle
            label="Figures"
            value={sheetSearch(search).prices === 'on' ? 'prices' : 'adp'}
            sides={FIGURES}
            onChange={(figure) => onSearch(sheetChange({ prices: figure === 'prices' ? 'on' : undefined }))}
          />
          <PrintButton />
        </div>
      }
    />
  );
}
