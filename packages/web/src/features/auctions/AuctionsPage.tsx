import { auctions } from '@pylon/contract/tables/draft/auctions.table';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { AuctionFilters } from './AuctionFilters.tsx';
import { AuctionList } from './AuctionList.tsx';
import { auctionExperts, auctionsInput } from './auctions.search.ts';

/** What players are worth in an auction of one's own league, beside what is really paid. */
export function AuctionsPage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const input = auctionsInput(search, season);
  // A season that there is not has nobody who ranks it.
  const { data } = useQuery({
    ...answer('listAuctions', obstacle === null ? input : auctionExperts(input)),
    enabled: obstacle !== 'address',
  });
  const title = `${input.seasonId} ${auctions.title}`;
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={auctions.question} tools={<TableViews />} />
      <AuctionFilters search={search} onSearch={setSearch} experts={data?.everyExpert ?? []} />
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={setSearch} />
      ) : (
        <AuctionList title={title} input={input} search={search} onSearch={setSearch} />
      )}
    </main>
  );
}
