import { BRAND } from '@pylon/contract/brand';
import type { LiveEventName } from '@pylon/contract/live/live-events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { useLiveEvents } from '../../api/use-live-events.ts';
import { PATHS } from '../../paths.ts';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { textLink } from '../../widgets/league/text-link.ts';
import { moment } from '../../widgets/player/display.ts';
import { Changes } from './Changes.tsx';
import { obstacleWords, promiseWords } from './cruise-words.ts';
import { DryRun } from './DryRun.tsx';
import { RulesForm } from './RulesForm.tsx';

const EVENTS = ['user-league:sync'] as const satisfies readonly LiveEventName[];
/** A look is made every ten minutes; what falls due is seen soon after. */
const ASK_EVERY_MS = 60_000;

/** What Cruise Control may do in a league, what it has prepared, what became of that, and what it would have done. */
export function CruiseDesk({ userLeagueId }: { readonly userLeagueId: string }) {
  const queries = useQueryClient();
  const [isSaved, setSaved] = useState(false);
  const query = answer('getCruiseControl', { userLeagueId });
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0, refetchInterval: ASK_EVERY_MS });
  const reload = () => void queries.invalidateQueries({ queryKey: ['getCruiseControl'] });
  useLiveEvents({ events: EVENTS, onEvent: reload, onGap: reload });
  if (error)
    return <ErrorState {...failureOf('Cruise Control could not be loaded', error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} label="Loading Cruise Control" />;
  const obstacle = obstacleWords(data);
  const hasLineups = data.obstacle !== 'best-ball';
  /** Whether there will be something to prepare, now or later in the season. */
  const hasWeeks = hasLineups && data.obstacle !== 'season-over';
  return (
    <div className="flex flex-col gap-8">
      <section aria-label="What it does" className="flex max-w-3xl flex-col gap-2">
        <p className="text-lg">{promiseWords(data.platform)}</p>
        <p className="text-muted text-sm">
          It never trades. {data.basis === 'market' ? 'Made from published projections.' : 'Made from our projections.'}
          {data.readAt !== null && ` League as of ${moment(data.readAt)}.`}
        </p>
        {obstacle !== null && <p className="border-caution border-l-[3px] pl-3 text-base">{obstacle}</p>}
        {data.uncountedPlaces.length > 0 && (
          <p className="border-caution border-l-[3px] pl-3 text-base">
            <span className="font-semibold">Places that {BRAND.name} does not count:</span>{' '}
            {data.uncountedPlaces.join(' · ')}. Whoever stands there is taken for the bench: look twice before you start
            them elsewhere.
          </p>
        )}
        {data.isOn && !data.canMail && (
          <p className="border-caution border-l-[3px] pl-3 text-base">
            Your e-mail address is not confirmed, so changes are told on this page alone.{' '}
            <Link to={PATHS.profile} className={textLink}>
              Confirm it in your profile
            </Link>
          </p>
        )}
      </section>
      {data.isOn && <Changes userLeagueId={userLeagueId} state={data} />}
      {/* Drawn anew when the rules were saved, here or in another window. */}
      {(hasWeeks || data.isOn) && (
        <RulesForm
          key={JSON.stringify([data.isOn, data.rules])}
          userLeagueId={userLeagueId}
          state={data}
          wasSaved={isSaved}
          onSaved={() => setSaved(true)}
        />
      )}
      {!data.isOn && data.proposals.length > 0 && <Changes userLeagueId={userLeagueId} state={data} />}
      {hasLineups && <DryRun userLeagueId={userLeagueId} rules={data.rules} />}
    </div>
  );
}
