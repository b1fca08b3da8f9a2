import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { decimal, many } from '../../widgets/player/display.ts';
import { broughtWords, type CruiseState, changeWords, reasonWords, weekList } from './cruise-words.ts';
import { PastClaims } from './PastClaims.tsx';

type Told = Answer<'cruiseControlDryRun'>;
type Week = Told['weeks'][number];

interface DryRunProps {
  readonly userLeagueId: string;
  /** Those that are saved. */
  readonly rules: CruiseState['rules'];
}

/** What it would have done in the weeks that are over, once somebody asks. */
export function DryRun({ userLeagueId, rules }: DryRunProps) {
  const titleId = useId();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section aria-labelledby={titleId} className="flex max-w-3xl flex-col gap-2">
      <PartTitle id={titleId} title="Dry run" />
      <p className="text-base text-muted">
        What it would have done in each past week by the saved rules
        {rules.onlyIdle ? ' (only starters who do not play)' : ''}, and what that would have brought beside the line-up
        that you really set.
      </p>
      {isAsked ? (
        <Weeks userLeagueId={userLeagueId} />
      ) : (
        <Button className="self-start" onClick={() => setIsAsked(true)}>
          Try it on past weeks
        </Button>
      )}
    </section>
  );
}

function Weeks({ userLeagueId }: { readonly userLeagueId: string }) {
  const { data, error, refetch } = useQuery(answer('cruiseControlDryRun', { userLeagueId }));
  if (error)
    return <ErrorState {...failureOf('The dry run could not be made', error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} label="Going through past weeks" />;
  const { weeks, unknownWeeks, total, claims } = data;
  return (
    <>
      {weeks.length === 0 ? (
        <p className="text-base">No week is over of which rosters and projections are known.</p>
      ) : (
        <>
          <p className="border-accent border-l-[3px] pl-3 text-lg">
            <span className="scoreboard font-bold text-2xl">{broughtWords(total.broughtPoints)}</span> in{' '}
            {many(total.weeks, 'week')}, by {many(total.changes, 'change')}
          </p>
          <ol aria-label="Past weeks" className="border-hairline border-t">
            {weeks.map((week) => (
              <WeekRow key={week.week} told={week} />
            ))}
          </ol>
        </>
      )}
      {unknownWeeks.length > 0 && (
        <p className="text-muted text-sm">Not known, and left out: {weekList(unknownWeeks)}.</p>
      )}
      <p className="text-muted text-sm">
        Points are those that were made, in your league’s scoring. It goes by the projections that were published for
        the week and its last injury report, before the first kick-off: late news is not in it, and your roster is the
        one that is known of that week.
      </p>
      <LockedNote of={claims} what="What claims would have brought" />
      {claims !== null && !isLocked(claims) && <PastClaims told={claims} />}
    </>
  );
}

function WeekRow({ told: { week, changes, setPoints, broughtPoints } }: { readonly told: Week }) {
  return (
    <li className="flex flex-col gap-0.5 border-hairline border-b py-2">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold text-lg">Week {week}</span>
        <span className="figures text-base">
          {changes.length === 0 ? 'nothing to change' : broughtWords(broughtPoints)}
          {setPoints !== null && <span className="text-muted"> · you made {decimal(setPoints, 1)}</span>}
        </span>
      </span>
      {changes.map((change) => (
        <span key={`${change.comes.leagueRosterId} ${change.goes?.leagueRosterId}`} className="block text-base">
          {changeWords(change)}
          <span className="text-muted text-sm">
            {' '}
            · {reasonWords(change)} · made {pointsWords(change.comesPoints)}
            {change.goes && ` against ${pointsWords(change.goesPoints)}`}
          </span>
        </span>
      ))}
    </li>
  );
}

const pointsWords = (points: number | null): string => (points === null ? 'points not known' : decimal(points, 1));
