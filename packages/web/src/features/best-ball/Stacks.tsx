import { STACK_WEEKS } from '@pylon/contract/best-ball/best-ball-limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE, percent } from '../../widgets/player/display.ts';
import { DraftedCell } from './DraftedCell.tsx';

type Week = (typeof STACK_WEEKS)[number];

/** Quarterbacks with their catchers, and the games that such teams count on. */
export function Stacks({ seasonId }: { readonly seasonId: string }) {
  const [week, setWeek] = useState<Week>(17);
  const { data, error, refetch } = useQuery(answer('listBestBallStacks', { seasonId, week: String(week) }));
  return (
    <div className="flex flex-col gap-6">
      {error ? (
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={10} label="Loading your stacks" />
      ) : (
        <>
          <section aria-labelledby="stacks" className="flex flex-col gap-3">
            <PartTitle id="stacks" title="Stacks" />
            <p className="text-base text-muted">
              {percent(data.stackedShare)} of your teams have a quarterback with a receiver or tight end of his own
              team.
            </p>
            {data.stacks.length === 0 ? (
              <EmptyState message="None of your teams has a quarterback yet" />
            ) : (
              <StatTable
                label="Stacks by quarterback"
                caption="Quarterbacks by how many teams stack them"
                columns={STACK_COLUMNS}
                rows={data.stacks}
                keyOf={({ quarterback }) => quarterback.athlete?.id ?? quarterback.name}
              />
            )}
          </section>
          <section aria-labelledby="games" className="flex flex-col gap-3">
            <PartTitle id="games" title="Game stacks" />
            <p className="text-base text-muted">
              A stack with a back, receiver or tight end of whom it meets in the week.
            </p>
            <Select
              label="Week"
              value={String(week)}
              options={STACK_WEEKS.map((each) => ({ value: String(each), label: `Week ${each}` }))}
              onChange={(value) => setWeek(STACK_WEEKS.find((each) => String(each) === value) ?? 17)}
              className="max-w-40"
            />
            {data.games.length === 0 ? (
              <EmptyState message="No team of yours counts on one game of this week" />
            ) : (
              <StatTable
                label="Games"
                caption={`Games of week ${week} that your teams count on`}
                columns={GAME_COLUMNS}
                rows={data.games}
                keyOf={({ home, away }) => `${away} ${home}`}
              />
            )}
          </section>
          <Pairs record={data.record} />
        </>
      )}
    </div>
  );
}

type Together = Pick<Answer<'listBestBallStacks'>['record']['teamMates'][number], 'correlation' | 'low' | 'high'>;

/** A correlation, and the range for nine of ten such samples. */
const rangeWords = ({ correlation, low, high }: Together): string =>
  `${decimal(correlation, 2)} (${decimal(low, 2)} to ${decimal(high, 2)})`;

type Pair = { readonly side: string } & Answer<'listBestBallStacks'>['record']['teamMates'][number];

const PAIR_COLUMNS: readonly StatTableColumn<Pair>[] = [
  { title: 'Quarterback with', isWords: true, cell: ({ side, role }) => `${side} ${role}` },
  { title: 'Correlation', cell: ({ correlation }) => decimal(correlation, 2) },
  {
    title: 'Range',
    hint: 'Nine of ten such samples',
    cell: ({ low, high }) => `${decimal(low, 2)} to ${decimal(high, 2)}`,
  },
  { title: 'Games', cell: ({ games }) => decimal(games) },
];

/** How stacks and game stacks went together. */
function Pairs({ record }: { readonly record: Answer<'listBestBallStacks'>['record'] }) {
  const pairs = [
    ...record.teamMates.map((pair) => ({ ...pair, side: 'own' })),
    ...record.opponents.map((pair) => ({ ...pair, side: 'the other side’s' })),
  ];
  return (
    <section aria-labelledby="pairs" className="flex flex-col gap-3">
      <PartTitle id="pairs" title="How stacks go together" />
      <StatTable
        label="Correlations"
        caption="How a quarterback went up and down with others of his game"
        columns={PAIR_COLUMNS}
        rows={pairs}
        keyOf={({ side, role }) => `${side} ${role}`}
      />
      <p className="text-muted text-sm">
        Correlation of what both scored beyond what was projected of them in a week, {record.firstSeasonId} to{' '}
        {record.lastSeasonId}: 1 would be always together, 0 not at all. A stack makes a team’s weeks higher and lower;
        it adds no point on average. WR1 is the team’s first receiver by the site’s newest list.
      </p>
    </section>
  );
}

type StackMates = Answer<'listBestBallStacks'>['stacks'][number]['catchers'];
/** Of those of a row, so many are named. */
const NAMED = 3;

const mateWords = (mates: StackMates): string =>
  mates
    .slice(0, NAMED)
    .map(({ name, drafts }) => `${name} ×${drafts}`)
    .join(', ');

/** How those who are named go together with the quarterback, in their order; one dash where nothing is known. */
function togetherWords(mates: StackMates): string {
  const named = mates.slice(0, NAMED);
  if (!named.some(({ together }) => together)) return NONE;
  return named.map(({ role, together }) => (role && together ? `${role} ${rangeWords(together)}` : NONE)).join(', ');
}

type Stack = Answer<'listBestBallStacks'>['stacks'][number];
type Game = Answer<'listBestBallStacks'>['games'][number];

const STACK_COLUMNS: readonly StatTableColumn<Stack>[] = [
  { title: 'Quarterback', isWords: true, cell: ({ quarterback }) => <DraftedCell row={quarterback} /> },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'With one', hint: 'Drafts with one of his catchers', cell: ({ withOne }) => withOne },
  { title: 'With more', hint: 'Drafts with two or more of his catchers', cell: ({ withMore }) => withMore },
  {
    title: 'With whom',
    isWords: true,
    cell: ({ catchers }) => mateWords(catchers),
  },
  {
    title: 'Together',
    hint: 'Correlation with the quarterback of those named before it, with its range',
    isWords: true,
    cell: ({ catchers }) => togetherWords(catchers),
  },
];

const GAME_COLUMNS: readonly StatTableColumn<Game>[] = [
  { title: 'Game', isWords: true, cell: ({ home, away }) => `${away} @ ${home}` },
  { title: 'Drafts', cell: ({ drafts }) => drafts },
  { title: 'Share', cell: ({ share }) => percent(share) },
  { title: 'Brought back by', isWords: true, cell: ({ bringBacks }) => mateWords(bringBacks) },
  {
    title: 'Together',
    hint: 'Correlation with the quarterback across of those named before it, with its range',
    isWords: true,
    cell: ({ bringBacks }) => togetherWords(bringBacks),
  },
];
