import { ADP_FORMAT_LABELS, ADP_FORMATS } from '@pylon/engine/vocabulary/adp-formats';
import {
  ADP_PROVIDER_LABELS,
  BEST_BALL_ADP_PROVIDERS,
  FANTASY_ADP_PROVIDERS,
  OTHER_ADP_PROVIDERS,
} from '@pylon/engine/vocabulary/adp-providers';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { MultiSelect } from '../../ui/overlays/MultiSelect.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { useEmptyProviders } from '../../widgets/experts/empty-providers.ts';
import { TeamPicker } from '../../widgets/player/TeamPicker.tsx';
import { SeasonPicker } from '../../widgets/table/SeasonPicker.tsx';
import { TableToolbar } from '../../widgets/table/TableToolbar.tsx';
import { listOf, type SearchChange, type TableSearch } from '../../widgets/table/table-search.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { adpInput } from './adp.search.ts';

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
      sets={[
        'season',
        'from',
        ...(view === 'list' ? ['format', 'beside'] : []),
        ...(view === 'movers' ? [] : ['team']),
      ]}
      filters={
        <>
          <MultiSelect
            label="Providers"
            options={PROVIDERS.map((option) => ({ ...option, isEmpty: empty.includes(option.value) }))}
            chosen={listOf(search.from)}
            onChange={(chosen) => onSearch({ from: chosen.length === 0 ? undefined : chosen.join(',') })}
            className="md:w-48"
          />
          {view === 'list' && <FormatPickers search={search} onSearch={onSearch} />}
          {view !== 'movers' && (
            <TeamPicker team={search.team} onChange={(team) => onSearch({ team })} className="md:w-48" />
          )}
          <SeasonPicker season={search.season} onChange={(season) => onSearch({ season })} className="md:w-28" />
        </>
      }
    />
  );
}

/** Drafts of which format are shown besides, and what they are compared with; those without any cannot be chosen. */
function FormatPickers({ search, onSearch }: Pick<AdpFiltersProps, 'search' | 'onSearch'>) {
  const { data } = useQuery(answer('listAdps', adpInput(search, useSeason())));
  const formats = ADP_FORMATS.map((id) => ({
    value: id as string,
    label: ADP_FORMAT_LABELS[id],
    isEmpty: data?.formats.find((format) => format.id === id)?.asOf === null,
  }));
  const pickers = [
    ['format', 'Format', 'As listed'],
    ['beside', 'Compared with', 'Nothing'],
  ] as const;
  return pickers.map(([name, label, standard]) => (
    <Select
      key={name}
      label={label}
      value={search[name] ?? ''}
      options={[{ value: '', label: standard }, ...formats]}
      onChange={(format) => onSearch({ [name]: format || undefined })}
      className="md:w-36"
    />
  ));
}
