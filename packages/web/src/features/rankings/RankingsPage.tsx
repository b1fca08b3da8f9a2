import { opens } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { laterPart } from '../../ui/later-part.tsx';
import { NotHere } from '../../widgets/NotHere.tsx';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { weekShown } from '../../widgets/table/table-search.ts';
import { RankingsTabs } from '../../widgets/table/tabs/RankingsTabs.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { useSeason, weekTitle } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { TableViews } from '../../widgets/table/views/TableViews.tsx';
import { RankingsFilters } from './RankingsFilters.tsx';
import { RankingsList } from './RankingsList.tsx';
import { questionOf } from './ranking-questions.ts';
import { everyExpert, type RankingPeriod, rankingsInput } from './rankings.search.ts';

const RankingsBoard = laterPart(() => import('./RankingsBoard.tsx'), 'RankingsBoard');

/** Expert rankings of a season, a week, or the rest of a season. */
export function RankingsPage({ period }: { readonly period: RankingPeriod }) {
  const [search, setSearch] = useTableSearch();
  const tier = useTier();
  const season = useSeason();
  const obstacle = useObstacle();
  const input = rankingsInput(search, period, season);
  // A season that there is not has nobody who ranks it.
  const { data } = useQuery({
    ...answer('listRankings', obstacle === null ? input : everyExpert(input)),
    enabled: obstacle !== 'address',
  });
  const year = Number(input.seasonId);
  const week = obstacle === 'address' ? null : weekShown(search, season);
  const title =
    period === 'Weekly'
      ? `${weekTitle(week, year, season.year)} Rankings`
      : period === 'RestOfSeason'
        ? `${year} Rest of Season Rankings`
        : `${year} Draft Rankings`;
  const isBoard = search.view === 'board';
  return (
    <main id="main" className="flex flex-col gap-4">
      <TableHead title={title} question={questionOf({ period, season, year, week }, data)} tools={<TableViews />} />
      <RankingsTabs />
      <RankingsFilters
        period={period}
        search={search}
        onSearch={setSearch}
        season={season}
        experts={data?.everyExpert ?? []}
      />
      {obstacle ? (
        <NotHere obstacle={obstacle} onSearch={setSearch} />
      ) : !isBoard ? (
        <RankingsList title={title} period={period} input={input} search={search} onSearch={setSearch} />
      ) : opens(tier, 'rankingsDraftboard') ? (
        data && <RankingsBoard input={input} provenance={data.provenance} />
      ) : (
        <PaywallOverlay variant="draftboard" />
      )}
    </main>
  );
}

/** Route components. */
export const SeasonalRankings = () => <RankingsPage period="Seasonal" />;
export const WeeklyRankings = () => <RankingsPage period="Weekly" />;
export const RestOfSeasonRankings = () => <RankingsPage period="RestOfSeason" />;
