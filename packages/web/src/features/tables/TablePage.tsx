import type { ResearchTable } from '@pylon/contract/tables/tables';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { NotHere } from '../../widgets/NotHere.tsx';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { PlainFilters } from './PlainFilters.tsx';
import { PlainTable, type PlainTableProps } from './PlainTable.tsx';

/** The page of a plain table, made from its declaration. @param Rows how it shows its rows */
export const pageOf =
  (table: ResearchTable, Rows: ComponentType<PlainTableProps> = PlainTable) =>
  () => <TablePage table={table} Rows={Rows} />;

interface TablePageProps {
  readonly table: ResearchTable;
  readonly Rows: ComponentType<PlainTableProps>;
}

function TablePage({ table, Rows }: TablePageProps) {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const title = `${search.season ?? season.id} ${table.title}`;
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={table.question} tools={<TableViews />} />
      <PlainFilters table={table} search={search} onSearch={setSearch} />
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={setSearch} />
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
