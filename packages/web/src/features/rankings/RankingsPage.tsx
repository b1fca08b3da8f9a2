import type { RankingRow } from '@pylon/contract/rankings';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { saveFile, toCsv } from '../../widgets/csv.ts';
import { weekLabel } from '../../widgets/display.ts';
import { pointsDomain } from '../../widgets/PointsRange.tsx';
import { ResearchTable } from '../../widgets/ResearchTable.tsx';
import { TableHead } from '../../widgets/TableHead.tsx';
import { TierBreak } from '../../widgets/TierBreak.tsx';
import { ALL_ROWS } from '../../widgets/table-search.ts';
import { useSeason } from '../../widgets/use-season.ts';
import { useTableSearch } from '../../widgets/use-table-search.ts';
import { RankingsBoard } from './RankingsBoard.tsx';
import { RankingsFilters } from './RankingsFilters.tsx';
import { RankingsTabs } from './RankingsTabs.tsx';
import { rankingColumns, rankingCsv } from './rankings.columns.tsx';
import { everyExpert, type RankingPeriod, rankingsInput, rankingWeek } from './rankings.search.ts';
import { ranksDomain } from './ranks-domain.ts';

const QUESTIONS: Readonly<Record<RankingPeriod, string>> = {
  Seasonal: 'Who to draft, in what order, and how far the experts disagree.',
  Weekly: 'Whom to start this week, and how sure that is.',
  RestOfSeason: 'What everybody is worth from here to the end.',
};

/** Tiers only mean something in the order of the consensus. */
const tierBreak = (row: RankingRow, previous: RankingRow | undefined) =>
  row.tier === previous?.tier ? null : <TierBreak tier={row.tier} />;

/** Expert rankings of a season, a week, or the rest of a season. */
export function RankingsPage({ period }: { readonly period: RankingPeriod }) {
  const [search, setSearch] = useTableSearch();
  const queries = useQueryClient();
  const season = useSeason();
  const input = rankingsInput(search, period, season);
  const { data } = useSuspenseQuery(answer('listRankings', input));
  const { data: everybody } = useSuspenseQuery(answer('listRankings', everyExpert(input)));
  const rows = data.playerExpertRanking;
  const year = Number(input.seasonId);
  const title =
    period === 'Weekly'
      ? `${weekLabel(rankingWeek(search, season), year)} Rankings`
      : period === 'RestOfSeason'
        ? `${year} Rest of Season Rankings`
        : `${year} Draft Rankings`;
  const columns = rankingColumns(data.experts, period, {
    points: pointsDomain(rows.map((row) => row.points)),
    ranks: ranksDomain(rows),
  });
  const sort = input.orderBy ?? 'consensus';
  const isBoard = search.view === 'board';
  const saveAll = async () => {
    const all = await queries.fetchQuery(answer('listRankings', { ...input, limit: ALL_ROWS, offset: 0 }));
    saveFile(
      `${title.toLowerCase().replaceAll(' ', '-')}.csv`,
      toCsv(rankingCsv(all.experts), all.playerExpertRanking),
    );
  };
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={QUESTIONS[period]} />
      <RankingsTabs />
      <RankingsFilters
        period={period}
        search={search}
        onSearch={setSearch}
        season={season}
        experts={everybody.experts}
      />
      {isBoard ? (
        <RankingsBoard input={input} provenance={data.provenance} />
      ) : (
        <ResearchTable
          caption={title}
          columns={columns}
          rows={rows}
          total={data.total}
          sort={sort}
          search={search}
          onSearch={setSearch}
          onExport={saveAll}
          provenance={data.provenance}
          breakBefore={sort === 'consensus' ? tierBreak : undefined}
        />
      )}
    </main>
  );
}

/** Route components. */
export const SeasonalRankings = () => <RankingsPage period="Seasonal" />;
export const WeeklyRankings = () => <RankingsPage period="Weekly" />;
export const RestOfSeasonRankings = () => <RankingsPage period="RestOfSeason" />;
