import type { AnswerOf } from '@pylon/contract/endpoint';
import type { optimizeLeagueRosters } from '@pylon/contract/league-hub/line-up-now';
import type { RosterRow } from '@pylon/contract/my-roster/roster-row';
import { isLocked } from '@pylon/contract/plans/tiers';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { PATHS } from '../../paths.ts';
import { textLink } from '../../widgets/league/text-link.ts';
import { whenOpen } from '../../widgets/paywall/LockedCell.tsx';
import { decimal, percent, signed } from '../../widgets/player/display.ts';
import { placeLabel } from './hub-words.ts';
import { Answered } from './widgets/Widget.tsx';

type Told = AnswerOf<typeof optimizeLeagueRosters>;

interface LineUpChangesProps {
  readonly leagueId: string;
  readonly userLeagueId: string;
}

/** Whom to start and whom to sit so that the line-up is the best, why, and what that makes of the week. */
export function LineUpChanges({ leagueId, userLeagueId }: LineUpChangesProps) {
  const query = useQuery(answer('optimizeLeagueRosters', { leagueId }));
  return (
    <Answered query={query} what="the best line-up" rows={3}>
      {({ rosters, moves, gainedPoints, matchup, otherMatchups, basis }) => (
        <>
          <ul aria-label="Changes">
            {rowsOf(rosters, moves).map(({ row, isIn }) => (
              <li key={row.leagueRosterId} className="text-lg">
                <span className="font-semibold">
                  {isIn ? 'Start' : 'Sit'} {row.name}
                </span>
                <span className="text-muted text-sm">
                  {isIn && ` at ${placeLabel(row.position)}`} · {reasonOf(row)}
                </span>
              </li>
            ))}
          </ul>
          <p className="text-base text-muted">
            {whenOpen(gainedPoints, (points) => `${signed(points)} expected points`)}
            {matchup && chanceWords([matchup, ...otherMatchups])}
            {basis === 'market' ? ' · made from published projections' : ' · made from our projections'}
          </p>
          <Link to={PATHS.myRoster} search={{ league: userLeagueId }} className={textLink}>
            The whole line-up
          </Link>
        </>
      )}
    </Answered>
  );
}

/** What the changes make of each match-up of the week. */
function chanceWords(matchups: Told['otherMatchups']): string {
  const told = matchups.map(({ leftSide, rightSide, winnerPercentageBefore: before }) => {
    const chance = `${percent(before)} → ${percent(leftSide.winnerPercentage)}`;
    return matchups.length > 1 ? `${chance} against ${rightSide.participant.teamName}` : chance;
  });
  return ` · chance to win ${told.join(', ')}`;
}

/** Whoever comes in, then whoever goes out. */
function rowsOf(rosters: Told['rosters'], moves: Told['moves']) {
  return moves
    .flatMap(({ leagueRosterId, to }) => {
      const row = rosters.find((each) => each.leagueRosterId === leagueRosterId);
      return row ? [{ row, isIn: to !== 'BN' }] : [];
    })
    .sort((one, other) => Number(other.isIn) - Number(one.isIn));
}

/** Why somebody moves. */
function reasonOf({ isBye, isOut, projFPValueRange: points, startPercentage }: RosterRow): string {
  if (isBye) return 'rests';
  if (isOut) return 'is out';
  const starts = startPercentage === null ? null : `among your best in ${percent(startPercentage)} of such weeks`;
  const expected = isLocked(points) || points === null ? null : `${decimal(points.avg, 1)} expected`;
  return [expected, starts].filter(Boolean).join(', ') || 'nobody projects them';
}
