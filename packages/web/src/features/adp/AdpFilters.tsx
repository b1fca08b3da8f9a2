import {
  ADP_PROVIDER_LABELS,
  BEST_BALL_ADP_PROVIDERS,
  FANTASY_ADP_PROVIDERS,
  OTHER_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import { MultiSelect } from '../../ui/overlays/MultiSelect.tsx';
import { useEmptyProviders } from '../../widgets/experts/empty-providers.ts';
import { TeamPicker } from '../../widgets/player/TeamPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import { listOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';

const GROUPS: readonly (readonly [string, readonly string[]])[] = [
  ['Fantasy', FANTASY_ADP_PROVIDERS],
  ['Best Ball', BEST_BALL_ADP_PROVIDERS],
];
const PROVIDERS = [...FANTASY_ADP_PROVIDERS, ...BEST_BALL_ADP_PROVIDERS, ...OTHER_ADP_PROVIDERS].map((id) => ({
  value: id as string,
  label: ADP_PROVIDER_LABELS[id],
  group: GROUPS.find(([, members]) => members.includes(id))?.[0] ?? 'Others',
}));

export interface AdpFiltersProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly view: 'list' | 'board' | 'movers';
}

/** What the ADP views can be narrowed to. */
export function AdpFilters({ search, onSearch, view }: AdpFiltersProps) {
  const empty = useEmptyProviders(search.season);
  return (
    <TableToolbar
      search={search}
      onSearch={onSearch}
      standard={[]}
      isNameless={view === 'movers'}
      isHeld
      sets={['team', 'season', 'from']}
      filters={
        <>
          <MultiSelect
            label="Providers"
            options={PROVIDERS.map((option) => ({ ...option, isEmpty: empty.includes(option.value) }))}
            chosen={listOf(search.from)}
            onChange={(chosen) => onSearch({ from: chosen.length === 0 ? undefined : chosen.join(',') })}
            className="md:w-48"
          />
          {view !== 'movers' && (
            <TeamPicker team={search.team} onChange={(team) => onSearch({ team })} className="md:w-48" />
          )}
          <SeasonPicker season={search.season} onChange={(season) => onSearch({ season })} className="md:w-28" />
        </>
      }
    />
  );
}
