import type { ResearchTable } from '@pylon/contract/tables/tables';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import { NotHere } from '../../widgets/NotHere.tsx';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { PlainFilters } from './PlainFilters.tsx';
import { PlainTable, type PlainTableProps } from './PlainTable.tsx';
import { ownAtStandard, tableTitle } from './plain-table.ts';

/** What a page shows that its table's declaration does not say. */
export interface PageParts {
  /** How it shows its rows. */
  readonly Rows?: ComponentType<PlainTableProps>;
  /** Its sister pages. */
  readonly tabs?: ReactNode;
  /** The choice of how the table is shown. */
  readonly view?: ReactNode;
}

/** The page of a plain table, made from its declaration. */
export const pageOf =
  (table: ResearchTable, parts: PageParts = {}) =>
  () => <TablePage table={table} {...parts} />;

function TablePage({ table, Rows = PlainTable, tabs, view }: PageParts & { readonly table: ResearchTable }) {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const title = tableTitle(table, search, season, obstacle === 'address');
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={table.question} tools={<TableViews />} />
      {tabs}
      <PlainFilters table={table} search={search} onSearch={setSearch} view={view} />
      {obstacle ? (
        <NotHere
          obstacle={obstacle}
          onSearch={(change) => setSearch(obstacle === 'address' ? { ...ownAtStandard(table), ...change } : change)}
        />
      ) : (
        <Rows table={table} title={title} search={search} onSearch={setSearch} />
      )}
      {table.methodPage && (
        <p>
          <Link to={table.methodPage.path} className="underline underline-offset-2">
            {table.methodPage.title}
          </Link>
        </p>
      )}
      <AboutColumns table={table} />
    </main>
  );
}
