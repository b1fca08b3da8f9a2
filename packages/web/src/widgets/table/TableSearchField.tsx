import { SearchField } from '../../ui/fields/SearchField.tsx';
import type { SearchChange, TableSearch } from './table-search.ts';

export interface TableSearchFieldProps {
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** Narrows a table to names. */
export const TableSearchField = ({ search, onSearch }: TableSearchFieldProps) => (
  <SearchField
    label="Search players"
    isLabelHidden
    value={search.q ?? ''}
    onSearch={(q) => onSearch({ q: q === '' ? undefined : q })}
    className="grow md:w-60"
  />
);
