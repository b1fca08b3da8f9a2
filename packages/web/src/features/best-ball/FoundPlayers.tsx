import { SearchField } from '../../ui/fields/SearchField.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { StatTable, type StatTableProps } from '../../ui/table/StatTable.tsx';

/** What is searched for, and the page of what was found. */
interface Sought {
  readonly search: string;
  readonly page: number;
}
export const NOBODY_SOUGHT: Sought = { search: '', page: 1 };

interface FoundPlayersProps<R> extends StatTableProps<R> {
  readonly sought: Sought;
  readonly onSeek: (sought: Sought) => void;
  readonly searchLabel: string;
  /** What a row is found by. */
  readonly textOf: (row: R) => string;
  readonly pageRows: number;
}

/** The players whom a person drafted, narrowed by a search, page by page. */
export function FoundPlayers<R>(props: FoundPlayersProps<R>) {
  const { sought, onSeek, searchLabel, textOf, pageRows, rows, ...table } = props;
  const { search, page } = sought;
  const words = search.toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(words));
  return (
    <>
      <SearchField
        label={searchLabel}
        value={search}
        onSearch={(text) => onSeek({ search: text, page: 1 })}
        className="max-w-sm"
      />
      {found.length === 0 ? (
        <EmptyState message="You drafted nobody of that name" />
      ) : (
        <StatTable {...table} rows={found.slice((page - 1) * pageRows, page * pageRows)} />
      )}
      {found.length > pageRows && (
        <Pagination
          page={page}
          pages={Math.ceil(found.length / pageRows)}
          onPage={(next) => onSeek({ search, page: next })}
        />
      )}
    </>
  );
}
