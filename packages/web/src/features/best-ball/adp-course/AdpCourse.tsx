import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import type { Answer } from '../../../api/call.ts';
import { failureWords } from '../../../api/failure.ts';
import { WeekLines } from '../../../ui/charts/WeekLines.tsx';
import { PartTitle } from '../../../ui/PartTitle.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { day, decimal } from '../../../widgets/player/display.ts';
import { KnownDays } from './KnownDays.tsx';
import { markedDays } from './known-day-words.ts';
import { placeOfDay } from './pick-places.ts';

interface AdpCourseProps {
  readonly seasonId: string;
  readonly entityId: string;
  readonly name: string;
}

/** How a player's average draft position went, list by list, with the person's own picks on it. */
export function AdpCourse({ seasonId, entityId, name }: AdpCourseProps) {
  const { data, error, refetch } = useQuery(answer('getBestBallAdpHistory', { seasonId, entityId }));
  return (
    <section aria-labelledby="adp-course" className="flex flex-col gap-3">
      <PartTitle id="adp-course" title={`ADP of ${name}`} />
      {error ? (
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <Course name={name} {...data} />
      ) : (
        <SkeletonRows rows={6} label="Loading the course" />
      )}
    </section>
  );
}

type CourseProps = Answer<'getBestBallAdpHistory'> & { readonly name: string };

const MOST_LABELS = 6;

function Course({ siteName, name, points, picks, knownDays }: CourseProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last)
    return (
      <p className="text-base text-muted">
        No list of {siteName}’s has {name}.
      </p>
    );
  const days = points.map(({ asOf }) => asOf);
  const marked = markedDays(knownDays, days);
  const flags = marked.flatMap(({ day: each, words, mark }) =>
    mark ? [{ mark: String(mark.number), at: mark.at, words: `${day(each)}: ${words}` }] : [],
  );
  const flagWords = flags.map(({ words }) => words).join('. ');
  const pickWords = picks
    .toSorted((a, b) => (a.day < b.day ? -1 : 1))
    .map((pick) => `${pick.pick} on ${day(pick.day)}`)
    .join(', ');
  return (
    <>
      <WeekLines
        label={`${siteName}’s average draft position of ${name}: ${decimal(first.adp, 1)} on ${day(first.asOf)}, ${decimal(last.adp, 1)} on ${day(last.asOf)}. Your picks: ${pickWords}.${flagWords && ` Marked: ${flagWords}.`}`}
        weeks={days.map(day)}
        lines={[{ key: 'adp', label: 'ADP', values: points.map(({ adp }) => adp) }]}
        tell={(value) => decimal(value, 1)}
        dots={picks.map((pick) => ({
          key: pick.bestBallTeamId,
          at: placeOfDay(pick.day, days),
          value: pick.pick,
          words: `Your pick ${pick.pick}, ${day(pick.day)}`,
        }))}
        flags={flags}
        isReversed
        step="list of"
        mostLabels={MOST_LABELS}
      />
      <p className="text-muted text-sm">
        ● {siteName}’s average draft position, list by list; earlier picks stand higher. ◆ Your picks; those from before
        the first list or after the last stand at the edge.{flags.length > 0 && ' Dashed: days that are told below.'}
      </p>
      <KnownDays days={marked} />
    </>
  );
}
