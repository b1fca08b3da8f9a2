import { MOST_GONE } from '@pylon/contract/best-ball/best-ball-limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import type { Answer } from '../../api/call.ts';
import { failureWords } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { day, decimal, NONE, signed } from '../../widgets/player/display.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { DraftedCell } from './DraftedCell.tsx';
import { reasonWords, warningWords } from './suggestion-words.ts';

type Suggestions = Answer<'listBestBallSuggestions'>;
type Draft = NonNullable<Suggestions['draft']>;
type Suggestion = Draft['suggestions'][number];

interface NextPicksProps {
  readonly seasonId: string;
  /** The draft that is shown first; the newest unless named. */
  readonly first?: string | null;
}

/** Whom to take next in a draft under way. */
export function NextPicks({ seasonId, first = null }: NextPicksProps) {
  const [chosen, setChosen] = useState(first);
  const [gone, setGone] = useState<readonly string[]>([]);
  const { data, error, refetch } = useQuery({
    ...answer('listBestBallSuggestions', {
      seasonId,
      ...(chosen !== null && { bestBallTeamId: chosen }),
      ...(gone.length > 0 && { gone: gone.join(',') }),
    }),
    placeholderData: keepPreviousData,
  });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={10} label="Loading next picks" />;
  const { running, draft } = data;
  if (!draft)
    return (
      <EmptyState
        message="No draft of yours is under way"
        hint="A slow draft that lacks its last rounds stands here until the season begins. Bring a new export after each of your picks."
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Draft"
        value={draft.team.id}
        options={running.map((team) => ({ value: team.id, label: teamWords(team) }))}
        onChange={(id) => {
          setChosen(id);
          setGone([]);
        }}
        className="max-w-xl"
      />
      <p className="text-base">
        Pick {draft.nextPick}, round {draft.team.rounds + 1} of at least {draft.rounds}
        {draft.asOf && `, by ${draft.team.siteName}’s list of ${day(draft.asOf)}`}. {shapeWords(draft)}
      </p>
      {gone.length > 0 && (
        <p role="status" className="flex flex-wrap items-center gap-3 text-base text-muted">
          {gone.length === 1 ? '1 player is' : `${gone.length} players are`} left out as gone.
          <Button size="small" onClick={() => setGone([])}>
            Take them back
          </Button>
        </p>
      )}
      {draft.suggestions.length === 0 ? (
        <EmptyState
          message="Nobody can be suggested"
          hint={
            draft.asOf
              ? `Nobody of ${draft.team.siteName}’s newest list is left from this pick on.`
              : `No list of ${draft.team.siteName}’s drafts of this season is known.`
          }
        />
      ) : (
        <StatTable
          label="Next picks"
          caption="The best next picks of this draft, the best first"
          columns={columnsOf(gone.length < MOST_GONE ? (id) => setGone([...gone, id]) : null)}
          rows={draft.suggestions}
          keyOf={entityKey}
        />
      )}
      <p className="text-muted text-sm">
        The export names your picks alone. Whoever {draft.team.siteName}’s drafters take before pick{' '}
        {decimal(draft.earliestAdp, 1)} on average counts as gone; mark others who are. The order is the value of the
        pick, with more for stacks, the other side of their week 17 games and positions that you are short of, and less
        for what speaks against it. How much more and less is our own judgement, not the result of drafts.
      </p>
    </div>
  );
}

const teamWords = ({ startedAt, seat, tournament, rounds }: Draft['team']): string =>
  `${day(startedAt)}, seat ${seat}${tournament ? `, ${tournament}` : ''}: ${rounds} picks`;

/** What the team has, beside what a team of the field has by the end. */
function shapeWords({ team: { shape }, usual }: Draft): string {
  const own = `You have ${shape.QB} QB, ${shape.RB} RB, ${shape.WR} WR and ${shape.TE} TE`;
  if (!usual) return `${own}.`;
  const { QB, RB, WR, TE } = usual.whole;
  const [qb, rb, wr, te] = [QB, RB, WR, TE].map((count) => decimal(count, 1));
  return `${own}; by that list a team of the field ends with ${qb}, ${rb}, ${wr} and ${te}.`;
}

/** Notes may take several lines. */
const NOTES = 'min-w-48 whitespace-normal!';

const columnsOf = (onGone: ((id: string) => void) | null): readonly StatTableColumn<Suggestion>[] => [
  { title: 'Player', isWords: true, cell: (row) => <DraftedCell row={row} /> },
  { title: 'ADP', hint: 'Average draft position in the site’s newest list', cell: ({ adp }) => decimal(adp, 1) },
  { title: 'Value', hint: 'Your pick less ADP', cell: ({ value }) => signed(value) },
  { title: 'Bye', cell: ({ byeWeek }) => byeWeek ?? NONE },
  {
    title: 'For',
    isWords: true,
    className: NOTES,
    cell: ({ reasons, position }) => <Words words={reasons.map((note) => reasonWords(note, position))} />,
  },
  {
    title: 'Against',
    isWords: true,
    className: NOTES,
    cell: ({ warnings, position }) => <Words words={warnings.map((note) => warningWords(note, position))} />,
  },
  ...(onGone
    ? [
        {
          title: 'Gone',
          isWords: true,
          cell: (row: Suggestion) => (
            <Button size="small" kind="quiet" aria-label={`${row.name} is gone`} onClick={() => onGone(entityKey(row))}>
              Gone
            </Button>
          ),
        },
      ]
    : []),
];

const Words = ({ words }: { readonly words: readonly string[] }) =>
  words.length === 0 ? (
    NONE
  ) : (
    <ul className="py-1">
      {words.map((each) => (
        <li key={each}>{each}</li>
      ))}
    </ul>
  );
