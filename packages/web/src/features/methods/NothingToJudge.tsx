import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { SearchChange } from '../../widgets/table/table-search.ts';
import { seasonBefore } from '../../widgets/table/use-season.ts';

export interface NothingToJudgeProps {
  readonly input: Input<'listAccuracy'>;
  readonly onSearch: (change: SearchChange) => void;
}

/** Stands where no list has an outcome, as before each season: the season before is a press away, if it was judged. */
export function NothingToJudge({ input, onSearch }: NothingToJudgeProps) {
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const last = seasonBefore(seasons, input.seasonId);
  const { data } = useQuery({ ...answer('listAccuracy', { ...input, seasonId: last }), enabled: last !== '' });
  return (
    <EmptyState
      message="Nothing to judge yet"
      hint="No list that was dated before the games has an outcome here. Choose another week or season, or the lists of the season."
      {...(data && data.rows.length > 0
        ? { action: <Button onClick={() => onSearch({ season: last })}>Show {last}</Button> }
        : {})}
    />
  );
}
