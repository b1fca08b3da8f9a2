import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { useLeagueHolders } from '../../widgets/league/use-league-holders.ts';
import { holderWords } from './holder-words.ts';

export interface InYourLeaguesProps {
  readonly playerId: string;
  /** The heading's level: 2 on a page of its own, 3 in a dialog. */
  readonly level: 2 | 3;
}

/** Who has the player in each league of the person's that is under way; nothing for whoever has none. */
export function InYourLeagues({ playerId, level }: InYourLeaguesProps) {
  const count = useLeagueHolders()?.leagues.length ?? 0;
  if (count === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label="In your leagues">
      <Heading className="mb-1 text-xl">In your leagues</Heading>
      <Holders playerId={playerId} count={count} />
    </section>
  );
}

function Holders({ playerId, count }: { readonly playerId: string; readonly count: number }) {
  const { data, error, refetch } = useQuery(answer('getPlayerHolders', { playerId }));
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={count} label="Loading your leagues" />;
  return (
    <ul className="border-hairline border-t text-base">
      {data.leagues.map(({ userLeagueId, leagueName, holder, ...free }) => (
        <li
          key={userLeagueId}
          className="flex min-h-10 items-center justify-between gap-4 border-hairline border-b py-1 max-md:min-h-11"
        >
          <Link
            to={PATHS.leagueHub}
            search={{ league: userLeagueId }}
            className="thumb min-w-0 truncate underline-offset-2 hover:underline"
          >
            {leagueName}
          </Link>
          {holder ? (
            <span className="max-w-3/5 shrink-0 text-right font-semibold">{holderWords(holder)}</span>
          ) : (
            <FreeAgent userLeagueId={userLeagueId} {...free} />
          )}
        </li>
      ))}
      {data.unknown.map(({ userLeagueId, leagueName }) => (
        <li
          key={userLeagueId}
          className="flex min-h-10 items-center justify-between gap-4 border-hairline border-b py-1 text-muted"
        >
          <span className="min-w-0 truncate">{leagueName}</span> Its rosters are not known
        </li>
      ))}
    </ul>
  );
}

interface FreeAgentProps {
  readonly userLeagueId: string;
  readonly hasWaivers: boolean;
  readonly isOnWaivers: boolean;
}

/** Nobody's: how one gets them. */
const FreeAgent = ({ userLeagueId, hasWaivers, isOnWaivers }: FreeAgentProps) => (
  <span className={`max-w-3/5 shrink-0 text-right font-semibold ${isOnWaivers ? 'text-caution' : 'text-good'}`}>
    {isOnWaivers ? 'Waivers' : 'Free Agent'}
    {hasWaivers && (
      <>
        {' · '}
        <Link
          to={PATHS.waiverWire}
          search={{ league: userLeagueId }}
          className="thumb text-ink underline underline-offset-2"
        >
          Waiver wire
        </Link>
      </>
    )}
  </span>
);
