import type { BestBallTeam } from '@pylon/contract/best-ball/teams';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { Pagination } from '../../ui/table/Pagination.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, money, NONE, signed } from '../../widgets/player/display.ts';

interface TeamsProps {
  readonly seasonId: string;
  /** The newest teams with their first picks. */
  readonly preview: Answer<'getBestBallPreview'>['teams'];
  readonly onOpen: (bestBallTeamId: string) => void;
}

const PAGE = 25;
const WHICH = [
  { value: 'all', label: 'All' },
  { value: 'favorites', label: 'Favorites' },
] as const;

/** Teams of a season: the newest begin with whom they took first. */
export function Teams({ seasonId, preview, onOpen }: TeamsProps) {
  const [page, setPage] = useState(1);
  const [which, setWhich] = useState<(typeof WHICH)[number]['value']>('all');
  const asked = {
    ...{ seasonId, limit: PAGE, offset: (page - 1) * PAGE },
    ...(which === 'favorites' && { onlyFavorites: 'true' as const }),
  };
  const { data, error, refetch } = useQuery({
    ...answer('listBestBallTeams', asked),
    placeholderData: keepPreviousData,
  });
  const mark = useMark();
  const firstPicks = new Map(preview.map(({ id, firstPicks: picks }) => [id, picks]));
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={8} label="Loading your teams" />;
  return (
    <div className="flex flex-col gap-4">
      <div>
        <Toggle
          label="Which teams"
          sides={WHICH}
          value={which}
          onChange={(to) => {
            setWhich(to);
            setPage(1);
          }}
        />
      </div>
      {data.total === 0 ? (
        <EmptyState message="No favorite yet" hint="Mark a team with its star, and it stands here." />
      ) : (
        <StatTable
          label="Teams"
          caption="Your best-ball teams, the newest first"
          columns={columnsOf(onOpen, mark, firstPicks)}
          rows={data.teams}
          keyOf={({ id }) => id}
        />
      )}
      {data.total > PAGE && <Pagination page={page} pages={Math.ceil(data.total / PAGE)} onPage={setPage} />}
    </div>
  );
}

function useMark() {
  const call = useCall();
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ id, isFavorite }: BestBallTeam) =>
      call('setBestBallFavorite', { bestBallTeamId: id, isFavorite: !isFavorite }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['listBestBallTeams'] }),
    onError: sayFailure,
  });
  return mutate;
}

const columnsOf = (
  onOpen: TeamsProps['onOpen'],
  mark: (team: BestBallTeam) => void,
  firstPicks: ReadonlyMap<string, TeamsProps['preview'][number]['firstPicks']>,
): readonly StatTableColumn<BestBallTeam>[] => [
  {
    title: 'Draft',
    isWords: true,
    cell: ({ id, startedAt, seat }) => (
      <button type="button" onClick={() => onOpen(id)} className="font-semibold underline-offset-2 hover:underline">
        {day(startedAt)}, seat {seat}
      </button>
    ),
  },
  {
    title: 'Favorite',
    isWords: true,
    cell: (team) => (
      <IconButton
        size="small"
        label={`${team.isFavorite ? 'No favorite any more' : 'Favorite'}: ${day(team.startedAt)}, seat ${team.seat}`}
        aria-pressed={team.isFavorite}
        icon={<Star aria-hidden size={16} {...(team.isFavorite && { fill: 'currentColor' })} />}
        onClick={() => mark(team)}
      />
    ),
  },
  {
    title: 'First picks',
    isWords: true,
    cell: ({ id }) =>
      firstPicks
        .get(id)
        ?.slice(0, 3)
        .map(({ name }) => name)
        .join(', ') ?? NONE,
  },
  { title: 'Contest', isWords: true, cell: ({ tournament }) => tournament || NONE },
  { title: 'Site', isWords: true, cell: ({ siteName }) => siteName },
  { title: 'Fee', cell: ({ entryFeeDollars }) => money(entryFeeDollars) },
  { title: 'Rounds', cell: ({ rounds }) => rounds },
  {
    title: 'QB-RB-WR-TE',
    hint: 'Players of each position',
    cell: ({ shape }) => `${shape.QB}-${shape.RB}-${shape.WR}-${shape.TE}`,
  },
  {
    title: 'Stacks',
    hint: 'Quarterbacks with a receiver or tight end of their own team',
    cell: ({ stacks }) => stacks,
  },
  {
    title: 'Value',
    hint: 'Closing line value: mean of pick less present average draft position, in picks',
    cell: ({ closingValue }) => signed(closingValue?.meanPicks),
  },
];
