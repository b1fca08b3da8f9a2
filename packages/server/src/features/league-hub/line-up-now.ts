// What to change in the line-up of a person's team now.
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { optimizeLeagueRosters } from '@pylon/contract/league-hub/line-up-now';
import { cents } from '@pylon/engine/tables/cents';
import type { Person } from '../../db/reads/person-by-token.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import type { TeamOfWeek } from '../../leagues/asked-team.ts';
import { bestRosterOf } from '../../leagues/best-roster.ts';
import { teamOf } from '../../leagues/known-league.ts';
import { bestPlaces } from '../../leagues/line-ups.ts';
import { winShare } from '../../leagues/match-up-odds.ts';
import { listedAs } from '../../leagues/stored-league.queries.ts';
import { type Told, teamRows } from '../../leagues/team-rows.ts';
import { hubWeek, type LeagueHubParts } from './league-hub.service.ts';

type LineUpNow = AnswerOf<typeof optimizeLeagueRosters>;

export async function lineUpNow(
  parts: LeagueHubParts,
  person: Person,
  { leagueId }: { readonly leagueId: string },
): Promise<Outcome<LineUpNow>> {
  const userLeagueId = await listedAs(parts.db, { accountId: person.id, leagueId });
  if (userLeagueId === null) return failure('league-not-found');
  const hub = await hubWeek(parts, person, { userLeagueId });
  if (!hub.ok) return hub;
  const { asked, own, opponents } = hub.value;
  if (!own) return failure('team-not-in-league');
  const told = { tier: person.tier, now: parts.clock.now() };
  const best = bestRosterOf(own, told);
  const [matchup = null, ...otherMatchups] = opponents.flatMap((opponent) => matchupOf(own, opponent, best, told));
  return found({
    ...{ week: asked.week.week, rosters: best.rows, moves: best.moves, gainedPoints: best.gainedPoints },
    ...{ matchup, otherMatchups },
    basis: asked.basis,
  });
}

/** Both sides of a match-up; nothing where too few of a line-up are projected. */
function matchupOf(
  own: TeamOfWeek,
  opponent: TeamOfWeek,
  { players, rows }: ReturnType<typeof bestRosterOf>,
  told: Told,
): LineUpNow['otherMatchups'] {
  const participant = ({ of, teamId }: TeamOfWeek) => ({ id: teamId, teamName: teamOf(of, teamId)?.name ?? teamId });
  const [before, share] = [winShare(own.team, opponent.team), winShare(players, opponent.team)];
  if (before === null || share === null) return [];
  const best = bestPlaces(opponent.team, opponent.of.league.shape.slots, told.now);
  return [
    {
      leftSide: { participant: participant(own), roster: rows, winnerPercentage: cents(100 * share) },
      rightSide: {
        participant: participant(opponent),
        roster: teamRows(opponent, told, { players: opponent.team, best }),
        winnerPercentage: cents(100 * (1 - share)),
      },
      winnerPercentageBefore: cents(100 * before),
    },
  ];
}
