import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { hasOwnOrder } from '../../widgets/experts/order-words.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { isUnderWay, useSeason } from '../../widgets/table/use-season.ts';
import { topInput } from './home.loader.ts';
import { MarketGaps, OnTheMove } from './OnTheMove.tsx';
import { type HomePart, SectionHead, TwoColumns } from './parts.tsx';
import { TopPlayers } from './TopPlayers.tsx';
import { WeekNews } from './WeekNews.tsx';

/** The top of the rankings, of drafts or of the week, and what moves beside it. */
export function WhereTheyStand({ search, obstacle, onSearch }: HomePart) {
  const season = useSeason();
  const isWeekly = isUnderWay(season);
  const { data: top } = useQuery({ ...answer('listRankings', topInput(season, search)), enabled: obstacle === null });
  const isOwnOrder = top !== undefined && hasOwnOrder(top);
  return (
    <TwoColumns>
      <section aria-labelledby="top">
        <SectionHead
          id="top"
          title={isWeekly ? (isOwnOrder ? 'Best flex plays' : 'Flex players') : 'First off the board'}
          to={isWeekly ? PATHS.weeklyRankings : PATHS.rankings}
          more="All rankings"
        />
        {obstacle ? (
          <NotHere obstacle={obstacle} onSearch={onSearch} />
        ) : (
          <TopPlayers input={topInput(season, search)} isWeekly={isWeekly} />
        )}
      </section>
      <section aria-labelledby="moving" className="flex flex-col gap-5">
        {isWeekly ? (
          <>
            <PartTitle id="moving" title="The week" />
            <WeekNews />
          </>
        ) : (
          <DraftMarket search={search} hasObstacle={obstacle !== null} />
        )}
      </section>
    </TwoColumns>
  );
}

/** Who moves in drafts, and before there is a second snapshot, where market and experts differ. */
function DraftMarket({ search, hasObstacle }: { readonly search: TableSearch; readonly hasObstacle: boolean }) {
  const { data } = useSuspenseQuery(answer('listAdpMovers', { seasonId: useSeason().id }));
  const hasMoves = data.movers.length > 0;
  return (
    <>
      <SectionHead
        id="moving"
        title={hasMoves ? 'On the move' : 'Market against experts'}
        to={PATHS.adp}
        more="All ADP"
      />
      {hasMoves ? <OnTheMove /> : !hasObstacle && <MarketGaps search={search} />}
    </>
  );
}
