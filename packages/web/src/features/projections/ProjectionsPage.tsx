import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { weekShown } from '../../widgets/table/table-search.ts';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason, weekTitle } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { ProjectionsFilters } from './ProjectionsFilters.tsx';
import { ProjectionsTable } from './ProjectionsTable.tsx';
import { isPerGame, projectionPeriod, projectionsInput } from './projections.search.ts';

/** Expected stat lines and points, with floor and ceiling. */
export function ProjectionsPage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const input = projectionsInput(search, season);
  const { data } = useQuery({ ...answer('listProjections', input), enabled: obstacle === null });
  const period = projectionPeriod(search);
  const year = Number(input.seasonId);
  const spoken =
    period === 'weekly'
      ? weekTitle(obstacle === 'address' ? null : weekShown(search, season), year, season.year)
      : period === 'seasonal'
        ? `${year}`
        : `${year} Rest of Season`;
  const title = `${spoken} Projections${isPerGame(search) ? ' per Game' : ''}`;
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead
        title={title}
        question="What to expect of everybody, and how far it may go either way."
        tools={<TableViews />}
      />
      <ProjectionsFilters search={search} onSearch={setSearch} season={season} providers={data?.providers ?? []} />
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={setSearch} />
      ) : (
        <ProjectionsTable title={title} input={input} search={search} onSearch={setSearch} />
      )}
    </main>
  );
}
