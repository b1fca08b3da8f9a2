import { isLocked, unlocked } from '@pylon/contract/plans/tiers';
import type { RankingRow } from '@pylon/contract/rankings/rankings';
import { rankings as table } from '@pylon/contract/tables/draft/rankings.table';
import type { Input } from '../../api/call.ts';
import { hasOwnOrder } from '../../widgets/experts/order-words.ts';
import { pointsDomain } from '../../widgets/player/PointsRange.tsx';
import { AboutColumns } from '../../widgets/table/AboutColumns.tsx';
import { ResearchTable } from '../../widgets/table/ResearchTable.tsx';
import { TierBreak } from '../../widgets/table/TierBreak.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';
import { saveTable } from '../../widgets/table/whole/save-table.ts';
import { useWholeTable } from '../../widgets/table/whole/use-whole-table.ts';
import { rankingColumns } from './rankings.columns.tsx';
import type { RankingPeriod } from './rankings.search.ts';
import { ranksDomain } from './ranks-domain.ts';
import { useRankings } from './use-rankings.ts';

export interface RankingsListProps {
  readonly title: string;
  readonly period: RankingPeriod;
  readonly input: Input<'listRankings'>;
  readonly search: TableSearch;
  readonly onSearch: (change: SearchChange) => void;
}

/** Tiers only mean something in the order of the consensus, and to whoever may see them. */
const tierBreak = (row: RankingRow, previous: RankingRow | undefined) =>
  isLocked(row.tier) || row.tier === previous?.tier ? null : <TierBreak tier={row.tier} />;

/** The rankings as a table. */
export function RankingsList({ title, period, input, search, onSearch }: RankingsListProps) {
  const data = useRankings(input);
  const { rows, onRetry, readAll } = useWholeTable(search, ['listRankings', input], data, 'playerExpertRanking');
  const columns = rankingColumns(
    data.experts,
    rows,
    { period, isOwnOrder: hasOwnOrder(data) },
    {
      points: pointsDomain(rows.map((row) => unlocked(row.points))),
      ranks: ranksDomain(rows),
    },
  );
  const sort = input.orderBy ?? table.sort;
  const saveAll = async () => {
    const { rankingCsv } = await import('./ranking-file.ts');
    await saveTable(title, rankingCsv(data.experts), await readAll());
  };
  return (
    <>
      <ResearchTable
        caption={title}
        columns={columns}
        rows={rows}
        total={data.total}
        sort={sort}
        onRetry={onRetry}
        search={search}
        onSearch={onSearch}
        onExport={saveAll}
        inSeason={(seasonId) => ['listRankings', { ...input, seasonId }]}
        provenance={data.provenance}
        breakBefore={sort === table.sort ? tierBreak : undefined}
      />
      <AboutColumns table={table} />
    </>
  );
}
