// My Roster of every team of a league, beside what the platform counted.
import { isLocked } from '@pylon/contract/plans/tiers';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { scoresOf, standingsBefore } from './past-league.ts';
import type { Walker, WalkOf } from './walker.ts';

/** Returns the team's chance to win its match-up as its line-up is set, 0 to 1; null without one. */
export async function walkTeam(
  { ask, equal, fault }: Walker,
  { past, week, userLeagueId }: WalkOf,
  teamId: string,
): Promise<number | null> {
  const scores = scoresOf(past);
  const regular = (past.league.playoffs?.firstWeek ?? past.league.weeks.last + 1) - 1;
  const query = { userLeagueId, leagueParticipantId: teamId };
  const roster = await ask('getMyRoster', query);
  const best = await ask('optimizeMyRoster', query);
  for (const goal of ['boomRoster', 'bustRoster'] as const) {
    const other = await ask(goal, query);
    if (
      best &&
      other &&
      !isLocked(best.gainedPoints) &&
      !isLocked(other.gainedPoints) &&
      other.gainedPoints > best.gainedPoints + 0.01
    )
      fault(`team ${teamId}: ${goal} gains ${other.gainedPoints}, more than the best, ${best.gainedPoints}`);
  }
  if (roster && best) {
    const starts = roster.leagueRosters.filter(({ shouldStart }) => shouldStart).length;
    equal(
      `team ${teamId}: who should start beside who is moved in`,
      starts,
      best.moves.filter(({ to }) => to !== 'BN').length,
    );
    const ids = roster.leagueRosters.map(({ leagueRosterId }) => leagueRosterId);
    equal(`team ${teamId}: each player once`, new Set(ids).size, ids.length);
  }
  const scoring = await ask('myRosterScoring', query);
  const told = scoring?.totalScoringStats ?? [];
  equal(`team ${teamId}: weeks that are over`, told.length, Math.min(week - 1, past.weeks.size));
  for (const { week: each, points, opponents } of told) {
    equal(`team ${teamId}, points of week ${each}`, points, scores.get(each)?.get(teamId));
    for (const { id, points: theirs } of opponents)
      equal(`team ${teamId}, their points of week ${each}`, theirs, scores.get(each)?.get(id));
  }
  const top = await ask('myRosterTopStats', query);
  const record = standingsBefore(past, week).get(teamId);
  if (top?.topStats && week <= regular + 1) {
    equal(`team ${teamId}: wins`, top.topStats.wins, record?.wins);
    equal(`team ${teamId}: losses`, top.topStats.losses, record?.losses);
  }
  await ask('myRosterByes', query);
  const positions = await ask('myRosterPositionStrength', query);
  const players = await ask('myRosterPlayerStrength', query);
  for (const { position, rank, teams } of positions?.strength ?? [])
    if (!(rank >= 1 && rank <= teams)) fault(`team ${teamId}: rank ${rank} of ${teams} at ${position}`);
  for (const { name, rank, of: all } of players?.strength.own ?? [])
    if (!(rank >= 1 && rank <= all)) fault(`team ${teamId}: rank ${rank} of ${all} for ${name}`);
  await ask('listTradeRosters', { userLeagueId, participantId: teamId });
  return best?.winPercentages[0]?.before ?? null;
}

/** The person's own roster of other weeks: of those that are over its starters made the platform's score. */
export async function walkOtherWeeks({ ask, equal, fault }: Walker, of: WalkOf): Promise<void> {
  const { past, week, userLeagueId, ownTeamId } = of;
  const scores = scoresOf(past);
  for (const each of [1, week - 2, week + 1].filter(
    (one) => one >= 1 && one !== week && one <= past.league.weeks.last,
  )) {
    const roster = await ask('getMyRoster', { userLeagueId, week: each });
    if (each >= week) continue;
    const rows = roster?.leagueRosters ?? [];
    const sum = pointsOf(rows.filter(({ position }) => isStarting(position)));
    const score = scores.get(each)?.get(ownTeamId);
    const what = `own starters of week ${each} beside the platform's score`;
    if (!roster?.uncountedPlaces.length) equal(what, sum, score, 0.02);
    else {
      const uncounted = pointsOf(
        rows.filter(({ position, ownPosition }) => position === 'BN' && !isDrafted(ownPosition)),
      );
      const rest = (score ?? 0) - sum;
      if (rest < -0.02 || rest > uncounted + 0.02) fault(`${what}: ${sum} and up to ${uncounted} beside ${score}`);
    }
  }
}

const pointsOf = (rows: readonly { readonly fantasyPoints: number | null }[]): number =>
  rows.reduce((sum, { fantasyPoints }) => sum + (fantasyPoints ?? 0), 0);

/** Whether a position is one of those whose points are counted here. */
const isDrafted = (position: string | null): boolean => position !== null && isPosition(position);
