import type { AnswerOf } from '@pylon/contract/endpoint';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { myRosterScoring, myRosterTopStats } from '@pylon/contract/my-roster/season-so-far';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { WeekLines } from '../../ui/charts/WeekLines.tsx';
import { Fact } from '../../ui/Fact.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, NONE, signed } from '../../widgets/player/display.ts';
import type { AskedRoster } from './asked-roster.ts';
import { NoRoster } from './NoRoster.tsx';
import { noWeeks } from './no-results.ts';

type Week = AnswerOf<typeof myRosterScoring>['totalScoringStats'][number];
type TopStats = NonNullable<AnswerOf<typeof myRosterTopStats>['topStats']>;
type Teams = NonNullable<UserLeague['league']>['leagueParticipants'];

interface SeasonSoFarProps {
  readonly asked: AskedRoster;
  readonly of: UserLeague;
}

/** How a team has fared: its weeks, its record, and what that record was worth. */
export function SeasonSoFar({ asked, of }: SeasonSoFarProps) {
  const teams = of.league?.leagueParticipants ?? [];
  // Only such leagues have a record to tell.
  const isHeadToHead = of.league?.settings.scoringMode === 'HEAD_TO_HEAD';
  const weeks = useQuery(answer('myRosterScoring', asked));
  const stats = useQuery({ ...answer('myRosterTopStats', asked), enabled: isHeadToHead });
  if (weeks.error) return <NoRoster error={weeks.error} onRetry={() => void weeks.refetch()} />;
  if (!weeks.data) return <SkeletonRows rows={8} label="Loading the season" />;
  const { totalScoringStats: rows } = weeks.data;
  if (rows.length === 0) return <EmptyState {...noWeeks(of)} />;
  return (
    <div className="flex flex-col gap-6">
      {stats.data?.topStats && <Record stats={stats.data.topStats} />}
      <WeekLines
        label="Points by week, beside the average of the league"
        weeks={rows.map(({ week }) => String(week))}
        lines={[
          { key: 'own', label: 'Team', values: rows.map(({ points }) => points) },
          { key: 'league', label: 'League', values: rows.map(({ leagueAverage }) => leagueAverage), isQuiet: true },
        ]}
        tell={(value) => decimal(value, 1)}
      />
      <StatTable
        label="Week by week"
        caption="Points of each week beside the opponent and the league"
        columns={columnsOf(teams, rows)}
        rows={rows}
        keyOf={({ week }) => String(week)}
      />
    </div>
  );
}

/** Which games the record has beside those of the regular season between teams. */
function recordHint({ hasMedianGame, hasPlayoffGames }: TopStats) {
  const games = [hasMedianGame && 'against the median of each week', hasPlayoffGames && 'of the playoffs'];
  const words = games.filter(Boolean).join(' and ');
  return words === '' ? {} : { hint: `Games ${words} included.` };
}

const Record = ({ stats }: { readonly stats: TopStats }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-3 md:grid-cols-4">
    <Fact
      name="Record"
      value={`${stats.wins}-${stats.losses}${stats.ties ? `-${stats.ties}` : ''}`}
      {...recordHint(stats)}
    />
    <Fact
      name="Luck"
      value={`${signed(stats.luck)} wins`}
      hint={`Against everybody every week the scores were worth ${decimal(stats.expectedWins, 1)} wins.`}
    />
    <Fact name="Points a week" value={`${decimal(stats.pointsPerWeek, 1)} (#${stats.pointsRank})`} />
    <Fact
      name="Streak"
      value={stats.streak === 0 ? NONE : `${stats.streak > 0 ? 'Won' : 'Lost'} ${Math.abs(stats.streak)}`}
    />
    <Fact name="Best week" value={`${decimal(stats.bestWeek.points, 1)} in week ${stats.bestWeek.week}`} />
    <Fact name="Worst week" value={`${decimal(stats.worstWeek.points, 1)} in week ${stats.worstWeek.week}`} />
  </dl>
);

/** Opponents are told where anybody ever had one. */
const columnsOf = (teams: Teams, rows: readonly Week[]): readonly StatTableColumn<Week>[] => {
  const nameOf = (id: string) => teams.find((team) => team.id === id)?.teamName ?? NONE;
  const meeting: readonly StatTableColumn<Week>[] = [
    {
      ...{ title: 'Opponent', isWords: true, className: 'max-md:min-w-36 max-md:whitespace-normal' },
      cell: ({ opponents }) => each(opponents, ({ id }) => nameOf(id)),
    },
    { title: 'Their points', cell: ({ opponents }) => each(opponents, (other) => decimal(other.points, 2)) },
    { title: 'Result', isWords: true, cell: resultOf },
  ];
  return [
    { title: 'Week', isWords: true, cell: ({ week }) => week },
    { title: 'Points', cell: ({ points }) => decimal(points, 2) },
    ...(rows.some(({ opponents }) => opponents.length > 0) ? meeting : []),
    { title: 'League', hint: 'Average of all teams', cell: ({ leagueAverage }) => decimal(leagueAverage, 1) },
    { title: 'Rank', hint: 'Among all teams of the week', cell: ({ rank, teams: of }) => `${rank} of ${of}` },
  ];
};

const resultOf = ({ points, opponents }: Week): string =>
  each(opponents, (other) => (points === other.points ? 'Tie' : points > other.points ? 'Won' : 'Lost'));

/** Of each whom the team met in the week, in one order in all columns. */
const each = (opponents: Week['opponents'], tell: (opponent: Week['opponents'][number]) => string): string =>
  opponents.length === 0 ? NONE : opponents.map(tell).join(', ');
