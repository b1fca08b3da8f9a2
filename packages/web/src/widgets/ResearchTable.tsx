import type { Provenance } from '@pylon/contract/wire';
import type { ReactNode } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Column } from '../ui/column.ts';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { LiveRegion } from '../ui/LiveRegion.tsx';
import { type EntityRow, entityKey } from './entity.ts';
import { SourcesFoot } from './SourcesFoot.tsx';
import { TableFoot } from './TableFoot.tsx';
import { listOf, type SearchChange, type TableSearch } from './table-search.ts';
import { useIsLoading } from './use-is-loading.ts';

export interface ResearchTableProps<R extends EntityRow> {
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly total: number;
  readonly sort: string;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
  readonly onExport: () => Promise<void>;
  readonly provenance: Provenance;
  readonly breakBefore?: ((row: R, previous: R | undefined) => ReactNode) | undefined;
}

/** A table of players with its columns to pick, its pages and its sources. */
export function ResearchTable<R extends EntityRow>(props: ResearchTableProps<R>) {
  const { caption, columns, rows, total, sort, search, onSearch, onExport, provenance, breakBefore } = props;
  const isBusy = useIsLoading();
  const picked = listOf(search.cols);
  const pickable = columns.filter((column) => column.shows === 'picked');
  const shown = columns.map((column) =>
    picked.includes(column.key) && column.shows === 'picked' ? { ...column, shows: 'desktop' as const } : column,
  );
  if (rows.length === 0)
    return (
      <>
        <EmptyState
          message="There are no records to show"
          hint="Nobody fits all of these filters."
          action={
            <Button
              onClick={() =>
                onSearch({
                  q: undefined,
                  team: undefined,
                  pos: undefined,
                  page: undefined,
                  week: undefined,
                  from: undefined,
                })
              }
            >
              Clear filters
            </Button>
          }
        />
        <SourcesFoot provenance={provenance} />
      </>
    );
  return (
    <div className="flex flex-col gap-2">
      <DataTable
        caption={caption}
        columns={shown}
        rows={rows}
        keyOf={entityKey}
        nameKey="player"
        sort={sort}
        onSort={(next) => onSearch({ sort: next })}
        isBusy={isBusy}
        {...(breakBefore ? { breakBefore } : {})}
      />
      <LiveRegion text={isBusy ? 'Loading' : `${total} players, page ${search.page ?? 1}`} />
      <TableFoot search={search} total={total} onSearch={onSearch} onExport={onExport} pickable={pickable}>
        <SourcesFoot provenance={provenance} />
      </TableFoot>
    </div>
  );
}
