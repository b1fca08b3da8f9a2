import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { stringifyQuery } from '../../search-params.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { textLink } from '../../widgets/league/text-link.ts';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { seasonBefore, useSeason } from '../../widgets/table/use-season.ts';
import { openingInput } from './home.loader.ts';

/** Stands where nobody has published rankings of the season that comes: what is known already, and the last one. */
export function NothingYet({ search }: { readonly search: TableSearch }) {
  const season = useSeason();
  const { id, year } = season;
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const last = seasonBefore(seasons, id);
  const { data: opening } = useQuery(answer('listProjections', openingInput(season, search)));
  return (
    <EmptyState
      message={`No draft rankings of ${year} have been published yet`}
      hint="Rankings and drafts stand here as soon as there are any. The schedule is known."
      action={
        <span className="flex flex-wrap justify-center gap-x-5 gap-y-1">
          {opening && opening.total > 0 && (
            <a href={PATHS.projections} className={textLink}>
              Projections of week 1
            </a>
          )}
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
