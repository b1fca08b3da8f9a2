import { BRAND } from '@pylon/contract/brand';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { LiveEventName } from '@pylon/contract/live/live-events';
import type { optimizeMyRoster } from '@pylon/contract/my-roster/best-rosters';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { keepsWhatWasTold } from '../../api/failure.ts';
import { useLiveEvents } from '../../api/use-live-events.ts';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { matchupWords } from '../../widgets/league/league-words.ts';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { LockedNote } from '../../widgets/paywall/LockedNote.tsx';
import { moment, odds, percent, signed } from '../../widgets/player/display.ts';
import type { AskedRoster } from './asked-roster.ts';
import { Byes } from './Byes.tsx';
import { NoRoster } from './NoRoster.tsx';
import { RosterList } from './RosterList.tsx';
import { COUNT_SHARE, START_SHARE } from './roster-words.ts';

const GOALS = [
  { value: 'set', label: 'As it is set', hint: 'The line-up as your league has it.' },
  { value: 'optimizeMyRoster', label: 'Best', hint: 'The most expected points.' },
  { value: 'boomRoster', label: 'Boom', hint: 'The most points on a good day, one of ten: for when you are behind.' },
  { value: 'bustRoster', label: 'Safe', hint: 'Loses least on a bad day, one of ten: for when you are ahead.' },
] as const;
type Goal = (typeof GOALS)[number]['value'];
/** What games that go on change, and a league that was read. */
const EVENTS = ['user-league:sync', 'fantasy-hq:scores'] as const satisfies readonly LiveEventName[];
const CHANGED_CALLS = ['getMyRoster', 'optimizeMyRoster', 'boomRoster', 'bustRoster'] as const;
type BestGoal = Exclude<Goal, 'set'>;

interface LineupProps {
  readonly asked: AskedRoster;
  /** Whether the platform finds the line-up by itself: then nothing would be better. */
  readonly isBestBall: boolean;
  /** Whether the league has put the team out. */
  readonly isOut: boolean;
}

/** A roster with its line-up, and what would be better. */
export function Lineup({ asked, isBestBall, isOut }: LineupProps) {
  const [goal, setGoal] = useState<Goal>('set');
  const { data, error, refetch } = useQuery(answer('getMyRoster', asked));
  const queries = useQueryClient();
  const reload = () => {
    for (const name of CHANGED_CALLS) void queries.invalidateQueries({ queryKey: [name] });
  };
  useLiveEvents({ events: EVENTS, onEvent: reload, onGap: reload });
  const failure = error && <NoRoster error={error} onRetry={() => void refetch()} />;
  if (failure && !(data && keepsWhatWasTold(error))) return failure;
  if (!data) return <SkeletonRows rows={10} label="Loading the roster" />;
  const { leagueRosters, currentLineupPercentage, isOfToday, uncountedPlaces, readAt, basis } = data;
  if (leagueRosters.length === 0 && currentLineupPercentage === null)
    return (
      <EmptyState
        message={isOut ? 'This team is out' : 'Nobody is on this roster'}
        hint={isOut ? 'Whoever played for it is a free agent now.' : 'Whoever joins it stands here.'}
      />
    );
  const chosen = GOALS.find(({ value }) => value === goal) ?? GOALS[0];
  return (
    <div className="flex flex-col gap-6">
      {failure}
      <section aria-label="Line-up" className="flex flex-col gap-3">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <p className="text-lg">
            {isBestBall ? (
              'Best ball: whoever makes most counts.'
            ) : currentLineupPercentage === null ? (
              'Nobody of this roster is projected for the week.'
            ) : (
              <>
                <span className="scoreboard font-bold text-2xl">{percent(currentLineupPercentage)}</span> of the best
                line-up
              </>
            )}
          </p>
          {!isBestBall && (
            <fieldset className="flex flex-wrap gap-1">
              <legend className="sr-only">Which line-up is shown</legend>
              {GOALS.map(({ value, label }) => (
                <button
                  key={value}
                  type="button"
                  aria-pressed={value === goal}
                  onClick={() => setGoal(value)}
                  className={classNames(
                    'h-9 rounded-md border px-3 text-base max-md:h-11',
                    value === goal ? 'border-accent font-semibold text-ink' : 'border-edge text-muted hover:text-ink',
                  )}
                >
                  {label}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        <p className="text-muted text-sm">
          {isBestBall ? 'Whoever is expected to count, at their places.' : chosen.hint}{' '}
          {basis === 'market' ? 'Made from published projections.' : 'Made from our projections.'}
          {isOfToday && ' The rosters of that week are not known: these are today’s.'}
          {readAt !== null && ` League as of ${moment(readAt)}.`}
        </p>
        {uncountedPlaces.length > 0 && (
          <p className="border-caution border-l-[3px] pl-3 text-base">
            <span className="font-semibold">Places that {BRAND.name} does not count:</span>{' '}
            {uncountedPlaces.join(' · ')}. Whoever stands there is shown on the bench, and the chance to win is without
            their points.
          </p>
        )}
        <LockedNote
          of={leagueRosters[0]?.projFPValueRange}
          instead={`${(isBestBall ? COUNT_SHARE : START_SHARE).label} and the order are open.`}
          what="Projected points with floor and ceiling, and utilization"
        />
        {goal === 'set' ? (
          <RosterList rows={leagueRosters} isBestBall={isBestBall} />
        ) : (
          <BestLineup asked={asked} goal={goal} />
        )}
      </section>
      <Byes asked={asked} />
    </div>
  );
}

function BestLineup({ asked, goal }: { readonly asked: AskedRoster; readonly goal: BestGoal }) {
  const { data, error, refetch } = useQuery(answer(goal, asked));
  if (error) return <NoRoster error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={10} label="Finding the line-up" />;
  const { leagueRosters, moves, gainedPoints, winPercentages } = data;
  const nameOf = (id: string) => leagueRosters.find(({ leagueRosterId }) => leagueRosterId === id)?.name ?? id;
  const into = moves.filter(({ to }) => to !== 'BN');
  const out = moves.filter(({ to }) => to === 'BN');
  return (
    <>
      {moves.length === 0 ? (
        <p className="text-lg">Nothing to change: this is the line-up that is set.</p>
      ) : (
        <div className="flex flex-col gap-1 border-accent border-l-[3px] pl-3 text-lg">
          <p>
            <span className="font-semibold">Start</span>{' '}
            {into.map(({ leagueRosterId }) => nameOf(leagueRosterId)).join(', ')}
          </p>
          {out.length > 0 && (
            <p>
              <span className="font-semibold">Sit</span>{' '}
              {out.map(({ leagueRosterId }) => nameOf(leagueRosterId)).join(', ')}
            </p>
          )}
          <p className="text-base text-muted">
            {whenOpen(gainedPoints, (points) => `${signed(points)} expected points`)}
            {winPercentages.length > 0 && ` · chance to win ${winPercentages.map(chanceWords).join(', ')}`}
          </p>
        </div>
      )}
      <RosterList rows={leagueRosters} isBestBall={false} />
    </>
  );
}

type Chance = AnswerOf<typeof optimizeMyRoster>['winPercentages'][number];

/** What a line-up makes of a match-up; whose it is where there are several in the week. */
function chanceWords({ opponent, before, after }: Chance, _at: number, all: readonly Chance[]): string {
  const against = all.length > 1 ? ` against ${opponent.teamName}` : '';
  return `${odds(before)} → ${odds(after)}${against} (${matchupWords(after)})`;
}
