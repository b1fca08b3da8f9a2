import type { ReactNode } from 'react';
import { Select } from '../../ui/overlays/Select.tsx';
import { ColumnPicker, type ColumnPickerProps } from '../../ui/table/ColumnPicker.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { decimal } from '../player/display.ts';
import { CsvButton } from './CsvButton.tsx';
import { PAGE_SIZES, pageOf, type SearchChange, type TableSearch } from './table-search.ts';

export interface TableFootProps {
  readonly search: TableSearch;
  readonly total: number;
  /** What the rows are. */
  readonly called: string;
  readonly onSearch: (change: SearchChange) => void;
  /** Whether the rows come page by page; else all stand on one. */
  readonly isPaged: boolean;
  /** Loads every row and saves them. */
  readonly onExport: () => Promise<void>;
  /** The columns that can be shown and hidden. */
  readonly picker: ColumnPickerProps;
  readonly children?: ReactNode;
}

/** Under a table: pages, rows of a page, export, and where the numbers come from. */
export function TableFoot(props: TableFootProps) {
  const { search, total, called, isPaged, onSearch, onExport, picker, children } = props;
  return (
    <footer className="flex flex-col gap-3 pt-3">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        {isPaged && search.rows !== 'all' && (
          <Pagination
            page={search.page ?? 1}
            pages={Math.ceil(total / pageOf(search).limit)}
            onPage={(page) => onSearch({ page: page === 1 ? undefined : page })}
          />
        )}
        <div className="ml-auto flex items-center gap-3">
          <span className="figures text-muted text-sm max-md:hidden">
            {decimal(total)} {called}
          </span>
          {isPaged && (
            <Select
              label="Rows of a page"
              isLabelHidden
              value={search.rows ?? '15'}
              options={PAGE_SIZES.map((size) => ({ value: size, label: size === 'all' ? 'All rows' : `${size} rows` }))}
              onChange={(size) => onSearch({ rows: size === '15' ? undefined : size })}
            />
          )}
          {picker.columns.length > 0 && (
            <span className="max-md:hidden">
              <ColumnPicker {...picker} />
            </span>
          )}
          <CsvButton onExport={onExport} />
        </div>
      </div>
      {children}
    </footer>
  );
}
