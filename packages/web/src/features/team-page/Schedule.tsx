import type { TeamPage } from '@pylon/contract/team-page/team-page';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { TeamLink } from '../../widgets/player/TeamLink.tsx';
import { useTeams } from '../../widgets/player/use-teams.ts';
import { WeekName } from '../../widgets/player/WeekName.tsx';
import { fixtureWords } from './fixture-words.ts';
import { NothingYet } from './Part.tsx';

/** A week of the schedule: a game, or the bye. */
interface Week {
  readonly week: number;
  readonly fixture: TeamPage['schedule'][number] | null;
}

const weeksOf = ({ schedule, byeWeek }: TeamPage): readonly Week[] =>
  [
    ...schedule.map((fixture): Week => ({ week: fixture.week, fixture })),
    ...(byeWeek === null ? [] : [{ week: byeWeek, fixture: null }]),
  ].sort((one, other) => one.week - other.week);

/** Every week of the season. */
export function Schedule({ page }: { readonly page: TeamPage }) {
  const teams = useTeams();
  const weeks = weeksOf(page);
  if (page.schedule.length === 0) return <NothingYet>No game of {page.seasonId} is in the schedule yet.</NothingYet>;
  const columns: readonly StatTableColumn<Week>[] = [
    {
      title: 'Week',
      isWords: true,
      className: 'font-normal',
      cell: ({ week }) => <WeekName week={week} />,
    },
    { title: 'Game', isWords: true, cell: ({ fixture }) => (fixture ? fixtureWords(fixture) : 'Bye') },
    {
      title: 'Opponent',
      isWords: true,
      cell: ({ fixture }) =>
        fixture && (
          <TeamLink alias={fixture.opponent} className="thumb underline decoration-hairline underline-offset-2">
            {teams.get(fixture.opponent)?.name ?? fixture.opponent}
          </TeamLink>
        ),
    },
  ];
  const title = `Games of ${page.team.fullName}, ${page.seasonId}`;
  return <StatTable label={title} caption={title} columns={columns} rows={weeks} keyOf={({ week }) => String(week)} />;
}
