import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { CheatSheetFilters } from './CheatSheetFilters.tsx';
import { CheatSheets } from './CheatSheets.tsx';
import { cheatSheetsInput } from './cheat-sheets.search.ts';

/** Who to draft, on screen and on paper. */
export function CheatSheetsPage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const input = cheatSheetsInput(search, season);
  const { data } = useQuery({ ...answer('getCheatSheets', input), enabled: obstacle === null });
  const title = `${input.seasonId} Cheat Sheets`;
  return (
    <main id="main" className="flex flex-col gap-4">
      <div className="no-print flex flex-col gap-4">
        <TableHead
          title={title}
          question="Who to draft, tier by tier, on as few pages as can be."
          tools={<TableViews />}
        />
        <CheatSheetFilters search={search} onSearch={setSearch} experts={data?.everyExpert ?? []} />
      </div>
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={setSearch} />
      ) : (
        <CheatSheets search={search} input={input} onSearch={setSearch} />
      )}
    </main>
  );
}
