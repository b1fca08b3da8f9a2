import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { RowsWord, SearchChange, TableSearch } from './table-search.ts';

export interface TableSearchFieldProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  /** Players unless said. */
  readonly about?: RowsWord | undefined;
}

/** Narrows a table to names. */
export const TableSearchField = ({ search, onSearch, about = 'players' }: TableSearchFieldProps) => (
  <SearchField
    label={`Search ${about}`}
    isLabelHidden
    value={search.q ?? ''}
    onSearch={(q) => onSearch({ q: q === '' ? undefined : q })}
    className="grow md:w-60"
  />
);
