import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import type { SearchChange } from '../../widgets/table/table-search.ts';
import { seasonBefore, useSeason } from '../../widgets/table/use-season.ts';

export interface EmptySheetsProps {
  readonly input: Input<'getCheatSheets'>;
  readonly onSearch: (change: SearchChange) => void;
}

/** Stands where nobody is ranked: of a position, of a league’s players, or of the season, where the last one helps. */
export function EmptySheets({ input, onSearch }: EmptySheetsProps) {
  const current = useSeason();
  const { seasonId = current.id, rosterPosition, mineIn, freeIn } = input;
  const { seasons } = useSuspenseQuery(answer('listSeasons', {})).data;
  const last = seasonBefore(seasons, seasonId);
  const isNarrowed = rosterPosition !== undefined || mineIn !== undefined || freeIn !== undefined;
  const isAsked = !isNarrowed && last !== '';
  const { data } = useQuery({ ...answer('getCheatSheets', { ...input, seasonId: last }), enabled: isAsked });
  return (
    <EmptyState
      hint={
        mineIn || freeIn
          ? 'Nobody of them is ranked for the season: choose another position, or everybody.'
          : rosterPosition
            ? 'Nobody has ranked this position for the season: choose another one, or all.'
            : `Nobody has ranked players for ${seasonId} yet.`
      }
      {...(data && data.playerExpertCheatSheet.length > 0
        ? { action: <Button onClick={() => onSearch({ season: last })}>Show {last}</Button> }
        : {})}
    />
  );
}
