// How strong teams of a league are, player by player and position by position.

import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { myRosterPlayerStrength, myRosterPositionStrength } from '@pylon/contract/my-roster/strength';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import { bestLineup } from '@pylon/engine/lineup/best-lineup';
import { cents } from '@pylon/engine/tables/cents';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { inSlices } from '../../almanac/in-slices.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { scoredProjections } from '../../football/projected-points.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type TeamOfWeek, teamOfWeek } from '../../leagues/asked-team.ts';
import { isPutOut, type KnownLeague, opponentsOf, type RosterMember } from '../../leagues/known-league.ts';
import { expectationSteps, weekExpectations } from '../../leagues/week-expectations.ts';
import { toNamedEntity } from '../../wire/entity.ts';
import type { MyRosterParts } from './my-roster.service.ts';

/** Points by entity, in total and a game. */
type Worth = (entityId: string) => { readonly points: number; readonly games: number } | null;

/** A league as its strengths are told. */
interface Compared {
  readonly asked: TeamOfWeek;
  readonly opponentId: string | null;
  /** null for the rest of the season. */
  readonly week: number | null;
  readonly worth: Worth;
}

async function compared(
  parts: MyRosterParts,
  person: Person,
  query: QueryOf<typeof myRosterPositionStrength>,
): Promise<Outcome<Compared>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { of, week, teamId, basis } = asked.value;
  const opponentId = query.leagueOpponentId ?? opponentsOf(week, teamId)[0] ?? null;
  if (opponentId !== null && !of.league.teams.some((team) => team.teamId === opponentId))
    return failure('team-not-in-league');
  // Nobody publishes a rest of the season for everybody: what is open to everybody is of the next week.
  const next = query.isNextWeek || basis === 'market' ? week.week + 1 : null;
  if (next !== null) {
    await inSlices(expectationSteps(of.edition, { season: of.season, week: next }, of.scoring, basis));
  }
  return found({ asked: asked.value, opponentId, week: next, worth: worthOf(of, next, basis) });
}

function worthOf({ edition, season, scoring }: KnownLeague, week: number | null, basis: TeamOfWeek['basis']): Worth {
  if (week !== null) {
    const expected = weekExpectations(edition, { season, week }, scoring, basis);
    return (entityId) => {
      const points = expected.get(entityId)?.points.expected;
      return points === undefined ? null : { points, games: 1 };
    };
  }
  const projected = scoredProjections(edition, { season, period: 'restOfSeason', week: 0 }, scoring);
  return (entityId) => {
    const line = projected.get(entityId);
    return line ? { points: line.points.expected, games: Math.max(1, line.games) } : null;
  };
}

/** Somebody with a value. */
interface Valued {
  readonly member: RosterMember;
  readonly position: Position;
  readonly value: number;
}

const valued = (members: readonly RosterMember[], worth: Worth, isPerGame: boolean): readonly Valued[] =>
  members.flatMap((member) => {
    const own = member.entityId === null ? null : worth(member.entityId);
    if (!own || member.position === null) return [];
    return { member, position: member.position, value: isPerGame ? own.points / own.games : own.points };
  });

/** A team's players and those of another, each with their place among all of the position on the league's rosters. */
export async function playerStrength(
  parts: MyRosterParts,
  person: Person,
  query: QueryOf<typeof myRosterPlayerStrength>,
): Promise<Outcome<AnswerOf<typeof myRosterPlayerStrength>>> {
  const league = await compared(parts, person, query);
  if (!league.ok) return league;
  const { asked, opponentId, week, worth } = league.value;
  const { of, teamId, basis } = asked;
  const isPerGame = query.rankingMetric === 'POINTS_PER_GAME';
  const all = valued([...asked.week.rosters.values()].flat(), worth, isPerGame);
  const byPosition = Map.groupBy(all, ({ position }) => position);
  const rowsOf = (id: string | null) =>
    all
      .filter(({ member }) => member.teamId === id && (query.rankingMode === 'ALL' || isStarting(member.place)))
      .sort((one, other) => other.value - one.value)
      .map(({ member, position, value }) => {
        const others = byPosition.get(position) ?? [];
        return {
          leagueRosterId: member.leagueRosterId,
          ...toNamedEntity(of.edition, member.entityId, of.season, member.outside.name),
          position,
          value: gated(person.tier, 'startSitProjections', cents(value)),
          rank: 1 + others.filter((other) => other.value > value).length,
          of: others.length,
        };
      });
  return found({
    strength: { own: rowsOf(teamId), opponent: rowsOf(opponentId) },
    leagueOpponentId: opponentId,
    week,
    basis,
  });
}

/** What a team's best line-up makes at each position, beside all others that are in; nothing of one that is out. */
export async function positionStrength(
  parts: MyRosterParts,
  person: Person,
  query: QueryOf<typeof myRosterPositionStrength>,
): Promise<Outcome<AnswerOf<typeof myRosterPositionStrength>>> {
  const league = await compared(parts, person, query);
  if (!league.ok) return league;
  const { asked, opponentId, week, worth } = league.value;
  const { of, teamId, basis } = asked;
  const teams = new Map(
    [...asked.week.rosters]
      .filter(([id]) => !isPutOut(of, id, asked.week.week))
      .map(([id, members]) => [id, byPosition(of, valued(members, worth, false))] as const),
  );
  const strength = (isPutOut(of, teamId, asked.week.week) ? [] : POSITIONS).flatMap((position) => {
    const values = [...teams.values()].map((sums) => sums[position]);
    const own = teams.get(teamId)?.[position] ?? 0;
    const other = opponentId === null ? null : (teams.get(opponentId)?.[position] ?? 0);
    if (values.every((value) => value === 0)) return [];
    const rankOf = (value: number) => 1 + values.filter((each) => each > value).length;
    return {
      position,
      ...toldPoints(person.tier, own, values, other),
      rank: rankOf(own),
      opponentRank: other === null ? null : rankOf(other),
      teams: teams.size,
    };
  });
  return found({ strength, leagueOpponentId: opponentId, week, basis });
}

const toldPoints = (tier: Tier, own: number, values: readonly number[], other: number | null) => ({
  value: gated(tier, 'startSitProjections', cents(own)),
  leagueAverage: gated(
    tier,
    'startSitProjections',
    cents(values.reduce((sum, value) => sum + value, 0) / values.length),
  ),
  opponentValue: gated(tier, 'startSitProjections', other === null ? null : cents(other)),
});

/** Points of the best line-up's starters by their own position. */
function byPosition({ league }: KnownLeague, players: readonly Valued[]): Record<Position, number> {
  const sums = Object.fromEntries(POSITIONS.map((position) => [position, 0])) as Record<Position, number>; // one each
  const candidates = players.map((each) => ({ ...each, points: each.value, positions: [each.position] }));
  for (const { starter } of bestLineup(candidates, league.shape.slots).places) {
    if (starter) sums[starter.position] += starter.value;
  }
  return sums;
}
