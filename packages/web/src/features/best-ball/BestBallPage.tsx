import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClientOnly, getRouteApi, useNavigate } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { AccountFirst } from '../../widgets/AccountFirst.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { useSeason } from '../../widgets/table/use-season.ts';
import { BEST_BALL_VIEWS, type BestBallPlace } from './best-ball-place.ts';
import { Totals } from './Totals.tsx';
import { UploadDrafts } from './UploadDrafts.tsx';

const Teams = lazyPart(() => import('./Teams.tsx'), 'Teams');
const Unmatched = lazyPart(() => import('./Unmatched.tsx'), 'Unmatched');
const RunningDrafts = lazyPart(() => import('./RunningDrafts.tsx'), 'RunningDrafts');
const Exposure = lazyPart(() => import('./Exposure.tsx'), 'Exposure');
const Stacks = lazyPart(() => import('./Stacks.tsx'), 'Stacks');
const DraftPositions = lazyPart(() => import('./DraftPositions.tsx'), 'DraftPositions');
const Odds = lazyPart(() => import('./Odds.tsx'), 'Odds');
const Contests = lazyPart(() => import('./Contests.tsx'), 'Contests');
const History = lazyPart(() => import('./History.tsx'), 'History');
const Roster = lazyPart(() => import('./Roster.tsx'), 'Roster');

const route = getRouteApi(PATHS.bestBall);

/** A person's best-ball drafts: brought along from where they drafted, and what they come to. */
export function BestBallPage() {
  const user = useUser();
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead
        title="Best Ball"
        question="Whom you have how often, what stacks you hold, and what your picks are worth."
      />
      {user ? (
        <ClientOnly fallback={<Loading />}>
          <Hub />
        </ClientOnly>
      ) : (
        <AccountFirst
          message="Your drafts belong to an account"
          hint="Bring a file of your picks, and see your exposure, your stacks and your closing line value. It costs nothing."
        />
      )}
    </main>
  );
}

const Loading = () => <SkeletonRows rows={10} label="Loading your drafts" />;

function Hub() {
  const place = route.useSearch();
  const current = useSeason();
  const navigate = useNavigate({ from: PATHS.bestBall });
  const go = (to: BestBallPlace) => void navigate({ search: to, replace: true, resetScroll: false });
  const seasonId = place.season ?? current.id;
  // What an upload came to stays in sight while the season that it is of is asked for.
  const { data, error, refetch } = useQuery({
    ...answer('getBestBallPreview', { seasonId }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const isEmpty = data.teams.length === 0;
  const hasOthers = data.seasons.some((each) => each.seasonId !== seasonId);
  return (
    <>
      {isEmpty && (
        <EmptyState
          message={`No best-ball draft of ${seasonId} yet`}
          hint="On Underdog, open your exposure and export it as a CSV file. Bring that file here."
        />
      )}
      <div className={isEmpty ? 'flex flex-col items-center gap-4' : 'flex flex-wrap items-end justify-between gap-3'}>
        {hasOthers && <SeasonSelect seasonId={seasonId} seasons={data.seasons} onChange={(season) => go({ season })} />}
        <UploadDrafts onSeason={(season) => go({ season })} isShort={!isEmpty} />
      </div>
      {!isEmpty && <Drafts seasonId={seasonId} place={place} preview={data} onGo={go} />}
    </>
  );
}

interface DraftsProps {
  readonly seasonId: string;
  readonly place: BestBallPlace;
  readonly preview: Answer<'getBestBallPreview'>;
  readonly onGo: (to: BestBallPlace) => void;
}

/** What there is of a season with drafts. */
function Drafts({ seasonId, place, preview, onGo }: DraftsProps) {
  const view = place.view ?? 'teams';
  const season = place.season ? { season: place.season } : {};
  return (
    <>
      <Totals seasonId={seasonId} />
      {preview.unmatched.length > 0 && <Unmatched people={preview.unmatched} />}
      <Tabs label="View" tabs={BEST_BALL_VIEWS} value={view} onChange={(to) => onGo({ ...season, view: to })}>
        <div className="pt-4">
          {view === 'teams' &&
            (place.team ? (
              <Roster bestBallTeamId={place.team} onBack={() => onGo(season)} />
            ) : (
              <Teams seasonId={seasonId} preview={preview.teams} onOpen={(team) => onGo({ ...season, team })} />
            ))}
          {view === 'next' && <RunningDrafts key={seasonId} seasonId={seasonId} />}
          {view === 'exposure' && <Exposure seasonId={seasonId} />}
          {view === 'stacks' && <Stacks seasonId={seasonId} />}
          {view === 'odds' && <Odds key={seasonId} seasonId={seasonId} onOpen={(team) => onGo({ ...season, team })} />}
          {view === 'adp' && <DraftPositions key={seasonId} seasonId={seasonId} />}
          {view === 'history' && <History seasonId={seasonId} />}
          {view === 'contests' && <Contests seasonId={seasonId} />}
        </div>
      </Tabs>
    </>
  );
}

interface SeasonSelectProps {
  readonly seasonId: string;
  readonly seasons: readonly { readonly seasonId: string; readonly drafts: number }[];
  readonly onChange: (seasonId: string) => void;
}

/** Seasons with drafts, and the one that is shown. */
function SeasonSelect({ seasonId, seasons, onChange }: SeasonSelectProps) {
  const ids = [...new Set([seasonId, ...seasons.map((each) => each.seasonId)])].sort().reverse();
  return (
    <Select
      label="Season"
      value={seasonId}
      options={ids.map((id) => ({
        value: id,
        label: `${id} (${seasons.find((each) => each.seasonId === id)?.drafts ?? 0} drafts)`,
      }))}
      onChange={onChange}
      className="min-w-40"
    />
  );
}
