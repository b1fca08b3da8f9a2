import { Link, useLocation } from '@tanstack/react-router';
import { NotHere } from '../../widgets/NotHere.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { AboutColumns } from './AboutColumns.tsx';
import { PlainFilters } from './PlainFilters.tsx';
import { PlainTable } from './PlainTable.tsx';
import { tableAt } from './plain-table.ts';

/** The page of any plain table, made from its declaration. */
export function TablePage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const table = tableAt(useLocation().pathname);
  if (!table) return null; // only the addresses of tables lead here; one that the page is being left for is none
  const title = `${search.season ?? season.id} ${table.title}`;
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={table.question} tools={<TableViews />} />
      <PlainFilters table={table} search={search} onSearch={setSearch} />
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={setSearch} />
      ) : (
        <PlainTable table={table} title={title} search={search} onSearch={setSearch} />
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
