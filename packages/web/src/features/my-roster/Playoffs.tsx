import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { NO_ODDS_HINTS } from '../../widgets/league/no-playoff-odds.ts';
import { decimal, NONE, odds } from '../../widgets/player/display.ts';
import { AnotherStarter } from './AnotherStarter.tsx';
import type { AskedRoster } from './asked-roster.ts';
import { NoRoster } from './NoRoster.tsx';
import { PlayoffWhatIfs } from './PlayoffWhatIfs.tsx';
import { type Outlook, orderWords, recordWords, withError } from './playoff-words.ts';

type Teams = NonNullable<UserLeague['league']>['leagueParticipants'];
type TeamRow = Outlook['teams'][number];
type Game = Outlook['games'][number];

interface PlayoffsProps {
  readonly asked: AskedRoster;
  readonly teams: Teams;
  /** Whether line-ups set themselves, so that nobody can be started. */
  readonly isBestBall: boolean;
}

/** A team's way to the playoffs: how likely, what this week makes of it, and how all the others stand. */
export function Playoffs({ asked, teams, isBestBall }: PlayoffsProps) {
  const { week: _, ...query } = asked;
  const [starter, setStarter] = useState('');
  const { data, error, refetch } = useQuery(answer('myRosterPlayoffOdds', query));
  if (error) return <NoRoster error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={10} label="Playing the season to its end" />;
  const { outlook, state, missingWeeks, leagueParticipantId, basis } = data;
  if (!outlook) {
    const weeks = missingWeeks.length > 0 ? ` Missing: week ${missingWeeks.join(', ')}.` : '';
    return <EmptyState message="No playoff odds" hint={`${NO_ODDS_HINTS[state]}${weeks}`} />;
  }
  const own = outlook.teams.find((team) => team.leagueParticipantId === leagueParticipantId);
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.teamName ?? NONE;
  return (
    <div className="flex flex-col gap-6">
      {own && <Verdict own={own} of={outlook} />}
      <PlayoffWhatIfs thisWeek={outlook.thisWeek} nameOf={nameOf}>
        {!isBestBall && <AnotherStarter asked={query} starter={starter} onStarter={setStarter} />}
      </PlayoffWhatIfs>
      <StatTable
        label="Playoff odds of all teams"
        caption="Odds of every team to reach the playoffs and to win the title"
        columns={teamColumns(outlook, nameOf, leagueParticipantId)}
        rows={outlook.teams}
        keyOf={(team) => team.leagueParticipantId}
      />
      <section aria-label="What decides" className="flex flex-col gap-2">
        <h3 className="text-lg">What decides</h3>
        <StatTable
          label="Games that decide"
          caption="The games that are left, and the playoff odds as each of them ends"
          columns={gameColumns(nameOf)}
          rows={outlook.games}
          keyOf={({ week, firstId }) => `${week} ${firstId}`}
        />
      </section>
      <p className="max-w-2xl text-muted text-sm">
        {decimal(outlook.seasons)} seasons played from the results so far, with the real schedule
        {outlook.hasMedianGame && ', games against the median included'}. {orderWords(outlook.order)}{' '}
        {basis === 'market'
          ? 'Made from published projections, the last of which stand for each week to come. '
          : 'Made from our projections. '}
        The error is that of so many seasons: projections can be wrong by more.
      </p>
    </div>
  );
}

function Verdict({ own, of }: { readonly own: TeamRow; readonly of: Outlook }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-lg">
        <span className="scoreboard font-bold text-3xl">{odds(own.playoffs.odds)}</span> to reach the playoffs
      </p>
      <p className="text-base text-muted">
        {withError(own.playoffs)}
        {own.title ? ` · title ${odds(own.title.odds)}` : ' · the weeks of the rounds are not known: no title odds'}
        {of.byes > 0 && ` · first-round bye ${odds(own.bye.odds)}`}
      </p>
      <p className="text-base">
        {recordWords(own)}, {own.place} of {of.teams.length}; {of.places} play on from week {of.firstPlayoffWeek}.{' '}
        {own.gamesLeft} {own.gamesLeft === 1 ? 'game' : 'games'} left.
      </p>
    </div>
  );
}

const teamColumns = (
  { order, byes }: Outlook,
  nameOf: (id: string) => string,
  own: string,
): readonly StatTableColumn<TeamRow>[] => [
  {
    title: 'Team',
    isWords: true,
    className: 'max-w-48 truncate',
    cell: ({ leagueParticipantId: id, place }) => (
      <span className={id === own ? 'font-semibold text-accent' : undefined}>
        {place}. {nameOf(id)}
      </span>
    ),
  },
  { title: 'Playoffs', cell: ({ playoffs }) => odds(playoffs.odds) },
  { title: 'Title', cell: ({ title }) => odds(title?.odds) },
  // It says why a better record may stand below.
  ...(order.hasDivisions
    ? [{ title: 'Division', isWords: true, cell: ({ division }: TeamRow) => division ?? NONE }]
    : []),
  { title: 'Record', cell: recordWords },
  { title: 'Points', cell: ({ points }) => decimal(points, 1) },
  { title: 'Wins', hint: 'Expected at the end of the regular season', cell: (team) => decimal(team.expectedWins, 1) },
  ...(byes > 0
    ? [{ title: 'Bye', hint: 'To rest in the first round', cell: ({ bye }: TeamRow) => odds(bye.odds) }]
    : []),
];

const gameColumns = (nameOf: (id: string) => string): readonly StatTableColumn<Game>[] => [
  { title: 'Week', isWords: true, cell: ({ week }) => week },
  {
    title: 'Game',
    isWords: true,
    className: 'max-md:min-w-40 max-md:whitespace-normal',
    cell: ({ firstId, secondId }) => `${nameOf(firstId)} – ${nameOf(secondId)}`,
  },
  { title: 'First wins', hint: 'Chance of the team named first', cell: ({ firstWins }) => odds(firstWins) },
  { title: 'If so', hint: 'Playoff odds if the first team wins', cell: ({ ifFirst }) => odds(ifFirst?.odds) },
  { title: 'If not', hint: 'Playoff odds if the second team wins', cell: ({ ifSecond }) => odds(ifSecond?.odds) },
];
