import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import type { StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { AdpCourse } from './adp-course/AdpCourse.tsx';
import { DraftedCell } from './DraftedCell.tsx';
import { FoundPlayers, NOBODY_SOUGHT } from './FoundPlayers.tsx';

type Rankers = Answer<'listBestBallAdpRankers'>;
type Row = Rankers['athletes'][number];

/** Average draft positions of the person's players by each ranker, and the course of one of them. */
export function DraftPositions({ seasonId }: { readonly seasonId: string }) {
  const { data, error, refetch } = useQuery(answer('listBestBallAdpRankers', { seasonId }));
  const [chosen, setChosen] = useState<string | null>(null);
  const [sought, setSought] = useState(NOBODY_SOUGHT);
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} label="Loading draft positions" />;
  const first = data.athletes[0];
  const shown = data.athletes.find((row) => entityKey(row) === chosen) ?? first;
  if (!shown)
    return (
      <EmptyState
        message="No draft position of your players is known"
        hint="No list of best-ball drafts of this season has anybody whom you drafted."
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <AdpCourse seasonId={seasonId} entityId={entityKey(shown)} name={shown.name} />
      <FoundPlayers
        sought={sought}
        onSeek={setSought}
        searchLabel="Player or position"
        textOf={({ name, position }) => `${name} ${position}`}
        pageRows={25}
        label="Draft positions"
        caption="Average draft positions of your players by each ranker"
        columns={columnsOf(data.rankers, entityKey(shown), setChosen)}
        rows={data.athletes}
        keyOf={entityKey}
      />
      <p className="text-muted text-sm">
        Newest lists of best-ball drafts:{' '}
        {data.rankers.map(({ name, asOf, players }) => `${name} of ${day(asOf)} with ${players} players`).join('; ')}.
      </p>
    </div>
  );
}

const columnsOf = (
  rankers: Rankers['rankers'],
  shownId: string,
  onShow: (entityId: string) => void,
): readonly StatTableColumn<Row>[] => [
  { title: 'Player', isWords: true, cell: (row) => <DraftedCell row={row} /> },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'Mean pick', cell: ({ meanPick }) => decimal(meanPick, 1) },
  ...rankers.map(({ name, asOf }, at) => ({
    title: name,
    hint: `Average draft position, ${day(asOf)}`,
    cell: ({ adps }: Row) => decimal(adps[at], 1),
  })),
  {
    title: 'Course',
    isWords: true,
    cell: (row) => (
      <Button
        size="small"
        kind="quiet"
        aria-label={`Show the course of ${row.name}`}
        aria-pressed={entityKey(row) === shownId}
        onClick={() => onShow(entityKey(row))}
      >
        Show
      </Button>
    ),
  },
];
