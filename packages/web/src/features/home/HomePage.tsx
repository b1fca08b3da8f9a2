import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ClientOnly, Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { RecentDrafts } from '../../widgets/draft/RecentDrafts.tsx';
import { day, weekLabel } from '../../widgets/player/display.ts';
import { ScoringPicker } from '../../widgets/scoring/ScoringPicker.tsx';
import { SourcesFoot } from '../../widgets/table/SourcesFoot.tsx';
import { useObstacle } from '../../widgets/table/use-obstacle.ts';
import { isOver, isUnderWay, useSeason } from '../../widgets/table/use-season.ts';
import { useTableSearch } from '../../widgets/table/use-table-search.ts';
import { topInput } from './home.loader.ts';
import { NothingYet } from './NothingYet.tsx';
import { PositionLeaders } from './PositionLeaders.tsx';
import { SeasonReview } from './SeasonReview.tsx';
import { WhereTheyStand } from './WhereTheyStand.tsx';

/**
 * Where things stand: the top of the rankings, the leaders by position, who is moving, and the way into a draft; after
 * a season, how it ended.
 */
export function HomePage() {
  const [search, setSearch] = useTableSearch();
  const season = useSeason();
  const obstacle = useObstacle();
  const { data: sources } = useSuspenseQuery(answer('getDataSources', {}));
  const when = isUnderWay(season) ? weekLabel(season.currentWeek, season.year) : `${season.year} drafts`;
  const parts = { search, obstacle, onSearch: setSearch };
  const hasEnded = isOver(season);
  const { data: top } = useQuery({
    ...answer('listRankings', topInput(season, search)),
    enabled: obstacle === null && !hasEnded,
  });
  // Between the schedule and the first drafts of a season.
  const isUntold = top !== undefined && !isUnderWay(season) && top.playerExpertRanking.length === 0;
  return (
    <main id="main" className="flex flex-col gap-8">
      <header className="flex flex-wrap items-end justify-between gap-4 border-edge border-b pb-4">
        <div>
          <p className="label">
            {season.year} NFL season · {day(sources.provenance.asOf)}
          </p>
          <h1>
            {hasEnded ? `${season.year}: how it ended` : isUntold ? `${when} are to come` : `${when}: where they stand`}
          </h1>
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
      {hasEnded ? (
        <SeasonReview {...parts} />
      ) : isUntold ? (
        <NothingYet search={search} />
      ) : (
        <WhereTheyStand {...parts} />
      )}
      <ClientOnly>
        <RecentDrafts />
      </ClientOnly>
      {!obstacle && !isUntold && <PositionLeaders search={search} />}
      <SourcesFoot provenance={sources.provenance} />
    </main>
  );
}
