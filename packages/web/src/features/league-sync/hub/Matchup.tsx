import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { decimal } from '../../../widgets/player/display.ts';

type Met = UserLeague['otherMatchups'];
type Side = Met[number]['leftSide'];

/** How the week goes for a team that meets nobody; nothing before its points are known. */
export const WeekPoints = ({ weekParticipant }: Pick<UserLeague, 'weekParticipant'>) =>
  weekParticipant &&
  weekParticipant.fantasyPoints !== null && (
    <dl aria-label="This week" className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <Row side={{ participant: weekParticipant, points: weekParticipant.fantasyPoints }} isOwn />
    </dl>
  );

/** The match-ups of the week, with the person's own team first, once. */
export function Matchup({ matchups }: { readonly matchups: Met }) {
  const met = matchups.flatMap(({ rightSide }) => rightSide ?? []);
  return (
    <dl aria-label="Match-up" className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      {matchups[0] && <Row side={matchups[0].leftSide} isOwn />}
      {met.map((side) => (
        <Row key={side.participant.id} side={side} />
      ))}
      {met.length === 0 && <dt className="text-base text-muted">No opponent this week</dt>}
    </dl>
  );
}

const Row = ({ side: { participant, points }, isOwn = false }: { readonly side: Side; readonly isOwn?: boolean }) => (
  <>
    <dt
      className={
        isOwn ? 'truncate border-accent border-l-[3px] pl-3 font-semibold text-lg' : 'truncate pl-[15px] text-lg'
      }
    >
      {participant.teamName}
    </dt>
    <dd className="scoreboard text-right font-bold text-xl tabular-nums">{decimal(points, 2)}</dd>
  </>
);
