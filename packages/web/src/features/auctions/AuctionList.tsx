import type { AuctionRow } from '@pylon/contract/auctions/auctions';
import { auctions as table } from '@pylon/contract/tables/draft/auctions.table';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { TierBreak } from '../../widgets/table/TierBreak.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';
import { saveTable } from '../../widgets/table/whole/save-table.ts';
import { useWholeTable } from '../../widgets/table/whole/use-whole-table.ts';
import { auctionColumns, auctionCsv } from './auction.columns.tsx';
import { toStrategy } from './auctions.search.ts';
import { priceWords } from './price-words.ts';

export interface AuctionListProps {
  readonly title: string;
  readonly input: Input<'listAuctions'>;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** Tiers are gaps between prices: they mean something in the order of the prices, and end with the last dollar. */
const tierBreak = (row: AuctionRow, previous: AuctionRow | undefined) =>
  row.tier === (previous?.tier ?? null) ? null : row.tier === null ? (
    <TierBreak tier={(previous?.tier ?? 0) + 1} note="a dollar or less" />
  ) : (
    <TierBreak tier={row.tier} />
  );

/** How near the values came to what was paid, where that was looked at. @source analysis/auction */
const RECORD =
  'How near: beside what 132 players cost at Yahoo in 2026, in leagues of ten, the mean of all experts was $2.64 off, that of the free ones $3.63. ' +
  'Points over replacement alone were $3.47 off.';

/** The auction values as a table. */
export function AuctionList({ title, input, search, onSearch }: AuctionListProps) {
  const { data } = useSuspenseQuery(answer('listAuctions', input));
  const { scoringSystems } = useSuspenseQuery(answer('listScoringSystems', {})).data;
  const system = scoringSystems.find(({ id }) => id === input.scoringSystemId);
  const league = input.footballScoringLeagueConfig ?? system?.scoringLeagueConfig;
  const { rows, onRetry, readAll } = useWholeTable(search, ['listAuctions', input], data, 'playerAuction');
  const sort = input.orderBy ?? table.sort;
  const saveAll = async () => {
    await saveTable(title, auctionCsv(data.experts), await readAll());
  };
  return (
    <>
      <ResearchTable
        caption={title}
        columns={auctionColumns(data.experts, rows, input.draftStrategy !== 'balanced')}
        rows={rows}
        total={data.total}
        sort={sort}
        onRetry={onRetry}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        provenance={data.provenance}
        breakBefore={sort === table.sort ? tierBreak : undefined}
        clears={toStrategy('balanced')}
        inSeason={(seasonId) => ['listAuctions', { ...input, seasonId }]}
      />
      <p className="text-muted text-sm">{priceWords(data.prices, input.seasonId, league)}</p>
      <p className="text-muted text-sm">{RECORD}</p>
      <AboutColumns table={table} />
    </>
  );
}
