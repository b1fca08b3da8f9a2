import { CLOCK_HOURS } from '@pylon/contract/best-ball/best-ball-limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/fields/Toggle.tsx';
import { PartTitle } from '../../ui/PartTitle.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal, moment, NONE } from '../../widgets/player/display.ts';
import { NextPicks } from './NextPicks.tsx';
import { WARNING_NAMES } from './suggestion-words.ts';
import { turnWords } from './turn-words.ts';

type Running = Answer<'listBestBallRunning'>;
type Draft = Running['drafts'][number];
type Clock = (typeof CLOCK_HOURS)[number];

const CLOCKS = CLOCK_HOURS.map((hours) => ({ value: String(hours), label: `${hours} hours` }));

/** Drafts under way by whose turn comes first, and whom to take in one of them. */
export function RunningDrafts({ seasonId }: { readonly seasonId: string }) {
  const [clock, setClock] = useState<Clock>(8);
  const [chosen, setChosen] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    ...answer('listBestBallRunning', { seasonId, clockHours: String(clock) }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={10} label="Loading your running drafts" />;
  if (data.drafts.length === 0)
    return (
      <EmptyState
        message="No draft of yours is under way"
        hint="A slow draft that lacks its last rounds stands here until the season begins. Bring a new export after each of your picks."
      />
    );
  return (
    <div className="flex flex-col gap-8">
      <section aria-labelledby="running" className="flex flex-col gap-3">
        <PartTitle id="running" title="Whose turn comes first" />
        <div>
          <Toggle
            label="The room’s clock"
            sides={CLOCKS}
            value={String(clock)}
            onChange={(value) => setClock(CLOCK_HOURS.find((hours) => String(hours) === value) ?? 8)}
          />
        </div>
        <StatTable
          label="Running drafts"
          caption="Your drafts under way by when their next turn comes"
          columns={columnsOf(data.now, setChosen)}
          rows={data.drafts}
          keyOf={({ team }) => team.id}
        />
        <p className="text-muted text-sm">
          The file knows your own picks and their moments. Your turn is told for the picks before it, each as long as
          the room took for one so far (the middle of all rounds); at the latest your time ends when everybody lets a
          clock of {clock} hours run out. Pauses at night are not counted. A turn that may have come needs a look on the
          site, or a new export.
        </p>
      </section>
      <section aria-labelledby="whom" className="flex flex-col gap-3">
        <PartTitle id="whom" title="Whom to take" />
        <NextPicks key={chosen ?? ''} seasonId={seasonId} first={chosen} />
      </section>
    </div>
  );
}

const columnsOf = (now: string, onChoose: (id: string) => void): readonly StatTableColumn<Draft>[] => [
  {
    title: 'Draft',
    isWords: true,
    cell: ({ team }) => (
      <Button
        size="small"
        kind="quiet"
        aria-label={`Whom to take: ${day(team.startedAt)}, seat ${team.seat}`}
        onClick={() => onChoose(team.id)}
      >
        {day(team.startedAt)}, seat {team.seat}
      </Button>
    ),
  },
  { title: 'Your turn', isWords: true, cell: ({ expectedAt, endsBy }) => turnWords(expectedAt, endsBy, now) },
  { title: 'Ends by', isWords: true, cell: ({ endsBy }) => (endsBy === null ? NONE : moment(endsBy)) },
  { title: 'Pick', hint: 'Your next pick, over the whole draft', cell: ({ nextPick }) => nextPick },
  { title: 'Before', hint: 'Picks of others before yours', cell: ({ picksBefore }) => picksBefore },
  {
    title: 'Pace',
    hint: 'Hours that the room took for a pick',
    cell: ({ hoursAPick }) => (hoursAPick === null ? NONE : `${decimal(hoursAPick, 1)} h`),
  },
  { title: 'Rounds', hint: 'Picks of yours so far', cell: ({ team, rounds }) => `${team.rounds} of ${rounds}` },
  {
    title: 'Best there',
    isWords: true,
    cell: ({ best }) => (best ? `${best.name} ${best.position}` : NONE),
  },
  {
    title: 'Against',
    isWords: true,
    cell: ({ best }) => best?.warnings.map((warning) => WARNING_NAMES[warning]).join(', ') || NONE,
  },
  { title: 'Contest', isWords: true, cell: ({ team }) => team.tournament || NONE },
];
