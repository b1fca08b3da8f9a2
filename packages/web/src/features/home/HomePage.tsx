import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ClientOnly, Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { RecentDrafts } from '../../widgets/draft/RecentDrafts.tsx';
import { hasOwnOrder } from '../../widgets/experts/order-words.ts';
import { NotHere } from '../../widgets/NotHere.tsx';
import { day, weekLabel } from '../../widgets/player/display.ts';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { isUnderWay, useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { LEADER_POSITIONS, leadersInput, topInput } from './home.loader.ts';
import { MarketGaps, OnTheMove } from './OnTheMove.tsx';
import { PositionLeaders } from './PositionLeaders.tsx';
import { TopPlayers } from './TopPlayers.tsx';
import { WeekNews } from './WeekNews.tsx';

/** Where things stand: the top of the rankings, the leaders by position, who is moving, and the way into a draft. */
export function HomePage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const { data: sources } = useSuspenseQuery(answer('getDataSources', {}));
  const isWeekly = isUnderWay(season);
  const { data: top } = useQuery({ ...answer('listRankings', topInput(season, search)), enabled: obstacle === null });
  const isOwnOrder = top !== undefined && hasOwnOrder(top);
  const when = isWeekly ? weekLabel(season.currentWeek, season.year) : `${season.year} drafts`;
  const rankings = isWeekly ? PATHS.weeklyRankings : PATHS.rankings;
  return (
    <main id="main" className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4 border-edge border-b pb-4">
        <div>
          <p className="label">
            {season.year} NFL season · {day(sources.provenance.asOf)}
          </p>
          <h1>{when}: where they stand</h1>
        </div>
        <div className="flex w-full items-end gap-3 md:w-auto">
          <ScoringPicker
            scoring={search.scoring}
            onChange={(scoring) => setSearch({ scoring })}
            className="grow md:w-40"
          />
          <Link to={PATHS.draftChampion} className={buttonClass('primary')}>
            Start a mock draft
          </Link>
        </div>
      </header>
      <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">
        <section aria-labelledby="top">
          <SectionHead
            id="top"
            title={isWeekly ? (isOwnOrder ? 'Best flex plays' : 'Flex players') : 'First off the board'}
            to={rankings}
            more="All rankings"
          />
          {obstacle ? (
            <NotHere obstacle={obstacle} onSearch={setSearch} />
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
      </div>
      <ClientOnly>
        <RecentDrafts />
      </ClientOnly>
      {!obstacle && (
        <section aria-labelledby="leaders">
          <SectionHead id="leaders" title="The first five by position" to={PATHS.projections} more="All projections" />
          <div className="grid grid-cols-1 gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-4">
            {LEADER_POSITIONS.map((position) => (
              <PositionLeaders
                key={position}
                position={position}
                input={leadersInput(season, search, position)}
                isWeekly={isWeekly}
              />
            ))}
          </div>
        </section>
      )}
      <SourcesFoot provenance={sources.provenance} />
    </main>
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

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly to: typeof PATHS.rankings | typeof PATHS.weeklyRankings | typeof PATHS.adp | typeof PATHS.projections;
  readonly more: string;
}

function SectionHead({ id, title, to, more }: SectionHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 pb-2">
      <PartTitle id={id} title={title} />
      <Link
        to={to}
        search={({ scoring }) => (scoring ? { scoring } : {})}
        className="inline-flex items-center gap-1 font-semibold text-muted text-sm hover:text-ink max-md:min-h-11"
      >
        {more} <ArrowRight aria-hidden size={14} />
      </Link>
    </div>
  );
}
