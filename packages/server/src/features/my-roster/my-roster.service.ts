// A roster as it is set, and as it could be.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { optimizeMyRoster } from '@pylon/contract/my-roster/best-rosters';
import type { getMyRoster } from '@pylon/contract/my-roster/my-roster';
import { cents } from '@pylon/engine/tables/cents';
import type { LineupGoal } from '@pylon/engine/week-odds/goal-lineups';
import { type Clock, toldMoment } from '../../clock.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { type TeamOfWeek, teamOfWeek } from '../../leagues/asked-team.ts';
import { bestRosterOf } from '../../leagues/best-roster.ts';
import { type LeagueParts, opponentsOf, teamOf, uncountedPlaces } from '../../leagues/known-league.ts';
import { bestPlaces, lineupPercentage } from '../../leagues/line-ups.ts';
import { winShare } from '../../leagues/match-up-odds.ts';
import { teamRows } from '../../leagues/team-rows.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import { provenanceOf } from '../../wire/provenance.ts';

/** What the tools of one roster need. */
export interface MyRosterParts extends LeagueParts {
  readonly clock: Clock;
}

type RosterQuery = QueryOf<typeof getMyRoster>;

/** A team's roster in a week, and how near its line-up is to the best. */
export async function myRoster(
  parts: MyRosterParts,
  person: Person,
  query: RosterQuery,
): Promise<Outcome<AnswerOf<typeof getMyRoster>>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { of, week, teamId, team, basis } = asked.value;
  const { isBestBall, shape } = of.league;
  // In best ball nobody starts or sits anybody.
  const best = isBestBall
    ? new Map(team.map(({ leagueRosterId, place }) => [leagueRosterId, place]))
    : bestPlaces(team, shape.slots, parts.clock.now());
  const percentage = isBestBall ? null : lineupPercentage(team, best);
  return found({
    week: week.week,
    leagueParticipantId: teamId,
    leagueRosters: teamRows(asked.value, { tier: person.tier, now: parts.clock.now() }, { players: team, best }),
    currentLineupPercentage: percentage === null ? null : cents(percentage),
    isOfToday: week.isBorrowed,
    uncountedPlaces: uncountedPlaces(of),
    basis,
    readAt: toldMoment(of.readAt, parts.clock.now()),
    provenance: provenanceOf(of.edition),
  });
}

/** The best line-up of a team by a goal, with what it changes. */
export async function bestRoster(
  parts: MyRosterParts,
  person: Person,
  query: RosterQuery,
  goal: LineupGoal,
): Promise<Outcome<AnswerOf<typeof optimizeMyRoster>>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { week, basis } = asked.value;
  const told = { tier: person.tier, now: parts.clock.now() };
  const { players, rows, moves, gainedPoints } = bestRosterOf(asked.value, told, goal);
  return found({
    ...{ week: week.week, leagueRosters: rows, moves, gainedPoints },
    winPercentages: winPercentages(asked.value, players),
    basis,
  });
}

/**
 * Chances to win against everybody whom a team meets this week, with the line-up as it is set and with another; against
 * nobody of whom too little is known.
 */
const winPercentages = ({ of, week, teamId, team, playersOf }: TeamOfWeek, players: readonly WeekPlayer[]) =>
  opponentsOf(week, teamId).flatMap((id) => {
    const others = playersOf(id);
    const [before, after] = [winShare(team, others), winShare(players, others)];
    if (before === null || after === null) return [];
    return [{ opponent: { id, teamName: teamOf(of, id)?.name ?? id }, before, after }];
  });
