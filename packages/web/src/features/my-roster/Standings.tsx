import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { StatTable, type StatTableColumn } from '../../ui/table/StatTable.tsx';
import { decimal, moment, NONE } from '../../widgets/player/display.ts';
import { noStandings } from './no-results.ts';
import { orderWords, recordWords } from './playoff-words.ts';

type Standing = UserLeague['standings'][number];

/** How the teams of a league stand, whatever it plays by and however far it is: the person's own team is marked. */
export function Standings({ of }: { readonly of: UserLeague }) {
  const { standings, league, sync, cardGamingMode } = of;
  if (standings.length === 0) return <EmptyState {...noStandings(of)} />;
  return (
    <div className="flex flex-col gap-3">
      <StatTable
        label="Standings"
        caption={league?.status === 'COMPLETED' ? 'Final standings' : 'Standings'}
        columns={columnsOf(of)}
        rows={standings}
        keyOf={({ participantId }) => participantId}
      />
      <p className="text-muted text-sm">
        {league && cardGamingMode === 'head-to-head' && `${orderWords(league.tableOrder)} `}
        {league?.status === 'COMPLETED' && 'The season of this league is over. '}
        {sync.syncedAt !== null && `League as of ${moment(sync.syncedAt)}.`}
      </p>
    </div>
  );
}

/** Games won are told where teams meet, and there points against where somebody says them. */
function columnsOf({ standings, league, leagueParticipantId, cardGamingMode }: UserLeague) {
  const teamOf = (id: string) => league?.leagueParticipants.find((team) => team.id === id);
  const columns: (StatTableColumn<Standing> | false)[] = [
    {
      title: 'Team',
      isWords: true,
      className: 'max-w-48 truncate',
      cell: ({ participantId: id, rank }) => (
        <span className={id === leagueParticipantId ? 'font-semibold text-accent' : undefined}>
          {rank}. {teamOf(id)?.teamName ?? NONE}
          {teamOf(id)?.isOut && ' · out'}
          {id === leagueParticipantId && <span className="sr-only"> (yours)</span>}
        </span>
      ),
    },
    league?.tableOrder.hasDivisions === true && {
      title: 'Division',
      isWords: true,
      cell: ({ division }) => division ?? NONE,
    },
    cardGamingMode === 'head-to-head' && { title: 'Record', cell: recordWords },
    { title: 'Points', cell: ({ pointsFor }) => decimal(pointsFor, 1) },
    cardGamingMode === 'head-to-head' &&
      standings.some(({ pointsAgainst }) => pointsAgainst !== null) && {
        title: 'Against',
        cell: ({ pointsAgainst }) => decimal(pointsAgainst, 1),
      },
    {
      title: 'Behind',
      hint: 'Points fewer than the team that has most',
      cell: ({ pointsFor }) => decimal(Math.max(...standings.map((each) => each.pointsFor)) - pointsFor, 1),
    },
  ];
  return columns.filter((column) => column !== false);
}
