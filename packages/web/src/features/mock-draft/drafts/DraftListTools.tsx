import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { Select } from '../../../ui/overlays/Select.tsx';
import { many } from '../../../widgets/player/display.ts';
import { type DraftsSearch, ORDER_OPTIONS, STATE_OPTIONS } from './drafts.search.ts';

export interface DraftListToolsProps {
  readonly search: DraftsSearch;
  /** How many drafts the search finds. */
  readonly total: number;
  readonly onSearch: (search: DraftsSearch) => void;
}

/** Words, state and order of the list. Another choice begins at the first page. */
export function DraftListTools({ search, total, onSearch }: DraftListToolsProps) {
  const { page: _page, ...rest } = search;
  const { q: _q, ...withoutWords } = rest;
  const { state: _state, ...withoutState } = rest;
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-3 md:flex md:items-end">
        <SearchField
          label="Search drafts"
          value={search.q ?? ''}
          className="col-span-2 md:w-72"
          onSearch={(text) => {
            if (text !== (search.q ?? '')) onSearch(text === '' ? withoutWords : { ...rest, q: text });
          }}
        />
        <Select
          label="Show"
          value={search.state ?? 'all'}
          options={STATE_OPTIONS}
          onChange={(state) => onSearch(state === 'all' ? withoutState : { ...rest, state })}
        />
        <Select
          label="Order"
          value={search.sort ?? '-createdAt'}
          options={ORDER_OPTIONS}
          onChange={(sort) => onSearch({ ...rest, sort })}
        />
      </div>
      <p role="status" className="text-muted text-sm">
        {many(total, 'draft')}
        {search.q ? ` with “${search.q}”` : ''}
        <span className="max-md:hidden"> · looks in scoring, type, day, sponsor and the players you drafted</span>
      </p>
    </div>
  );
}
