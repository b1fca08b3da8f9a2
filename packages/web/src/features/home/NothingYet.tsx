import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { stringifyQuery } from '../../search-params.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { textLink } from '../../widgets/league/text-link.ts';
import { useSeason } from '../../widgets/table/use-season.ts';

/** Stands where nobody has published rankings of the season that comes: what is known already, and the last one. */
export function NothingYet() {
  const { id, year } = useSeason();
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const last = seasons.map((season) => season.id).reduce((best, each) => (each < id && each > best ? each : best), '');
  return (
    <EmptyState
      message={`Nothing of ${year} has been published yet`}
      hint="Rankings, drafts and projections stand here as soon as there are any. The schedule is known."
      action={
        <span className="flex flex-wrap justify-center gap-x-5 gap-y-1">
          <a href={PATHS.teams} className={textLink}>
            Schedules of {year}
          </a>
          {last !== '' && (
            <a href={`/season-stats${stringifyQuery({ season: last })}`} className={textLink}>
              How {last} ended
            </a>
          )}
        </span>
      }
    />
  );
}
