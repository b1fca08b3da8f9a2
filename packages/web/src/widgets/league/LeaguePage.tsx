import { platformNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { opens } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { ClientOnly, Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { useTier } from '../paywall/use-tier.ts';
import { CardScoring, CardSeason } from '../player/card-scoring.ts';
import { LazySponsorPlace } from '../sponsors/lazy-sponsor-place.ts';
import { TableHead } from '../table/TableHead.tsx';
import { chosenLeague } from './chosen-league.ts';
import { LeaguesDropdown } from './LeaguesDropdown.tsx';
import { namesOf } from './league-names.ts';

/** As many leagues as can be asked for at once. */
const MOST_LEAGUES = 50;

export interface LeaguePageProps {
  readonly title: string;
  readonly question: string;
  /** What stands on the page once a league is there; ends a sentence. */
  readonly promise: string;
  /** The league in the page's address. Without one it is the league of the last tool, or the first. */
  readonly asked: string | undefined;
  readonly onLeague: (id: string) => void;
  /** What is chosen within the league, beside the league itself. */
  readonly controls?: (league: UserLeague) => ReactNode;
  /** The leagues as a list beside the page, where there is room for one: the menu is of smaller screens then. */
  readonly list?: (leagues: readonly UserLeague[], chosen: UserLeague) => ReactNode;
  readonly children: (league: UserLeague) => ReactNode;
}

/** The frame of a tool for one of a person's leagues: which one, and that league's part. Cards open in its scoring. */
export function LeaguePage(props: LeaguePageProps) {
  const user = useUser();
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead title={props.title} question={props.question} />
      {user ? (
        <ClientOnly fallback={<LeaguesLoading />}>
          <Leagues {...props} />
        </ClientOnly>
      ) : (
        <NoLeague promise={props.promise} />
      )}
    </main>
  );
}

const LeaguesLoading = () => <SkeletonRows rows={10} label="Loading your leagues" />;

function Leagues({ promise, asked, onLeague, controls, list, children }: LeaguePageProps) {
  const { data, error, refetch } = useQuery(answer('listMyRosterLeagues', { limit: MOST_LEAGUES }));
  const [last] = useState(chosenLeague.read); // what is chosen in another window does not change this one
  const tier = useTier();
  const leagues = data?.myRosterUserLeagues.filter(({ league }) => league !== null) ?? [];
  const league = leagues.find(({ id }) => id === asked) ?? leagues.find(({ id }) => id === last) ?? leagues[0];
  const shown = league?.id;
  useEffect(() => {
    if (shown !== undefined && shown === asked && shown !== chosenLeague.read()) chosenLeague.write(shown);
  }, [shown, asked]);
  if (error)
    return (
      <ErrorState
        title="Your leagues could not be loaded"
        text="Nothing is lost: try again."
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <LeaguesLoading />;
  if (!league) return <NoLeague promise={promise} />;
  const names = namesOf(leagues);
  const choices = leagues.map(({ id, league }, index) => ({
    id,
    name: names[index] ?? '',
    // A league kept by hand is of no platform.
    provider: (league && platformNamed(league.fantasyConnector)) ?? null,
  }));
  const menu = <LeaguesDropdown leagues={choices} league={league.id} onChange={onLeague} />;
  return (
    <CardScoring value={opens(tier, 'customScoringsDialog') ? league.scoringSystemId : null}>
      <CardSeason value={league.seasonId}>
        {list ? (
          <div className="flex flex-col gap-6 xl:grid xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-8">
            <div className="flex flex-wrap items-end gap-3 xl:hidden">{menu}</div>
            <div className="max-xl:hidden">{list(leagues, league)}</div>
            <div className="flex min-w-0 flex-col gap-6">{children(league)}</div>
          </div>
        ) : (
          <>
            <div className="flex flex-wrap items-end gap-3">
              {menu}
              {controls?.(league)}
            </div>
            {children(league)}
          </>
        )}
        <LazySponsorPlace slot="powered-by" />
      </CardSeason>
    </CardScoring>
  );
}

const NoLeague = ({ promise }: Pick<LeaguePageProps, 'promise'>) => (
  <EmptyState
    message="No league of yours is synced"
    hint={`Sync one from the platform that you play on, or write one down: then ${promise}.`}
    action={
      <Link to={PATHS.leagueSync} className={buttonClass('primary')}>
        Add a league
      </Link>
    }
  />
);
