// All match-ups of a league's week.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { weekMatchups } from '@pylon/contract/league-hub/week-matchups';
import { gated, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import type { Person } from '../../db/reads/person-by-token.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { LeagueWeek } from '../../leagues/asked-team.ts';
import { teamOf } from '../../leagues/known-league.ts';
import { expectedEnd, winShare } from '../../leagues/match-up-odds.ts';
import { hubWeek, type LeagueHubParts } from './league-hub.service.ts';

type Matchups = AnswerOf<typeof weekMatchups>;
type Side = Matchups['weekMatchups'][number]['leftSide'];

/** A team in a match-up. */
interface Score {
  readonly teamId: string;
  readonly points: number;
}

export async function matchUps(
  parts: LeagueHubParts,
  person: Person,
  query: QueryOf<typeof weekMatchups>,
): Promise<Outcome<Matchups>> {
  const hub = await hubWeek(parts, person, query);
  if (!hub.ok) return hub;
  const { asked, own, opponent } = hub.value;
  const { of, week, basis } = asked;
  const isHeadToHead = of.league.scoringMode === 'head-to-head' && !of.league.isElimination;
  const isOwn = ({ teamId }: Score) => teamId === of.ownTeamId;
  const pairs = (isHeadToHead ? week.matchups : []).map(({ teams: [one, other] }) =>
    other && isOwn(other) ? ([other, one] as const) : ([one, other] as const),
  );
  const sorted = pairs.toSorted(([one], [other]) => Number(isOwn(other)) - Number(isOwn(one)));
  return found({
    week: week.week,
    hasMatchups: sorted.length > 0,
    weekMatchups: sorted.map(([left, right]) => sidesOf(asked, person.tier, left, right)),
    ownWinnerPercentage: isHeadToHead && own && opponent ? percentOf(winShare(own.team, opponent.team)) : null,
    basis,
  });
}

const percentOf = (share: number): number => cents(share * 100);

function sidesOf({ of, playersOf }: LeagueWeek, tier: Tier, left: Score, right: Score | null) {
  const share = right && winShare(playersOf(left.teamId), playersOf(right.teamId));
  const side = ({ teamId, points }: Score, chance: number | null): Side => ({
    participant: { id: teamId, teamName: teamOf(of, teamId)?.name ?? teamId },
    points: cents(points),
    expectedPoints: gated(tier, 'thisWeeksMatchupsData', cents(expectedEnd(playersOf(teamId)))),
    winnerPercentage: gated(tier, 'thisWeeksMatchupsData', chance === null ? null : percentOf(chance)),
  });
  return { leftSide: side(left, share), rightSide: right && side(right, share === null ? null : 1 - share) };
}
