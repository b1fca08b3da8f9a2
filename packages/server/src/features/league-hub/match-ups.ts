// All match-ups of a league's week.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { weekMatchups } from '@pylon/contract/league-hub/week-matchups';
import { gated, opens, type Tier } from '@pylon/contract/plans/tiers';
import { cents } from '@pylon/engine/tables/cents';
import { isStarting, ROSTER_PLACES } from '@pylon/engine/vocabulary/slots';
import { matchupType } from '@pylon/engine/week-odds/matchup-type';
import type { Person } from '../../db/reads/person-by-token.ts';
import { liveAsOf } from '../../football/live-games/live-points.ts';
import { found, type Outcome } from '../../http/errors.ts';
import type { LeagueWeek, TeamOfWeek } from '../../leagues/asked-team.ts';
import { isPutOut, type KnownLeague, teamOf } from '../../leagues/known-league.ts';
import { expectedEnd, lowestShares, winShare } from '../../leagues/match-up-odds.ts';
import { toWireGame } from '../../leagues/roster-rows.ts';
import type { WeekPlayer } from '../../leagues/week-players.ts';
import { toNamedEntity } from '../../wire/entity.ts';
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
  const { asked, own, opponents } = hub.value;
  const { of, week, basis } = asked;
  const isHeadToHead = of.league.scoringMode === 'head-to-head' && !of.league.isElimination;
  const isOwn = ({ teamId }: Score) => teamId === of.ownTeamId;
  const pairs = (isHeadToHead ? week.matchups : []).map(({ teams: [one, other] }) =>
    other && isOwn(other) ? ([other, one] as const) : ([one, other] as const),
  );
  const lowest = of.league.isElimination ? lowestOf(asked, person.tier) : NO_LOWEST;
  const sorted = pairs.toSorted(([one], [other]) => Number(isOwn(other)) - Number(isOwn(one)));
  return found({
    week: week.week,
    hasMatchups: sorted.length > 0,
    weekMatchups: sorted.map(([left, right]) => sidesOf(asked, person.tier, left, right)),
    ...(own ? { played: playedBy(own), asOf: liveAsOf([own, ...opponents].flatMap(starters)) } : NOTHING_PLAYED),
    ownChances: isHeadToHead && own ? opponents.flatMap((opponent) => chanceAgainst(own, opponent)) : [],
    ...lowest,
    basis,
  });
}

const NO_LOWEST: Pick<Matchups, 'guillotine' | 'ownLowestPercentage'> = { guillotine: [], ownLowestPercentage: null };

/** How a guillotine’s week stands: who is in, and how likely each is to go. */
function lowestOf({ of, week, playersOf }: LeagueWeek, tier: Tier): typeof NO_LOWEST {
  const teams = of.league.teams.filter(({ teamId }) => !isPutOut(of, teamId, week.week) && week.rosters.has(teamId));
  const rosters = teams.map(({ teamId }) => playersOf(teamId));
  const shares = lowestShares(rosters);
  const scores = new Map(week.matchups.flatMap(({ teams: both }) => both.flatMap((one) => one ?? [])).map(byTeam));
  const told = teams.map(({ teamId, name }, at) => {
    const team = rosters[at] ?? [];
    const chance = shares?.[at];
    const score = scores.get(teamId) ?? { teamId, points: sumOf(team) };
    return {
      ...sideOf(of, tier, score, team),
      lowestPercentage: gated(tier, 'thisWeeksMatchupsData', chance === undefined ? null : percentOf(chance)),
      ...{ teamId, name, chance: chance ?? 0 },
    };
  });
  // An order by chance would tell what is locked.
  const inOrder = opens(tier, 'thisWeeksMatchupsData')
    ? told.toSorted((one, other) => other.chance - one.chance)
    : told.toSorted((one, other) => one.name.localeCompare(other.name));
  const own = told.find(({ teamId }) => teamId === of.ownTeamId);
  return {
    guillotine: inOrder.map(({ teamId: _, name: __, chance: ___, ...row }) => row),
    ownLowestPercentage: own && shares ? percentOf(own.chance) : null,
  };
}

const byTeam = (score: Score) => [score.teamId, score] as const;

/** What a line-up has so far, where no match-up tells it. */
const sumOf = (team: readonly WeekPlayer[]): number =>
  team.reduce((sum, { place, points }) => (isStarting(place) ? sum + (points ?? 0) : sum), 0);

const NOTHING_PLAYED = { played: [], asOf: null };

const starters = ({ team }: TeamOfWeek): readonly WeekPlayer[] => team.filter(({ place }) => isStarting(place));

/** What the caller's team has of a match-up; nothing where too few of a line-up are projected. */
function chanceAgainst({ of, team }: TeamOfWeek, { teamId, team: others }: TeamOfWeek): Matchups['ownChances'] {
  const chance = winShare(team, others);
  if (chance === null) return [];
  return [
    {
      opponent: participantOf(of, teamId),
      winnerPercentage: percentOf(chance),
      matchupType: matchupType(chance),
      isOver: areOver([...team, ...others].filter(({ place }) => isStarting(place))),
    },
  ];
}

/** Whether games were played and none is left. */
function areOver(players: readonly WeekPlayer[]): boolean {
  const games = players.flatMap(({ game }) => game ?? []);
  return games.length > 0 && games.every(({ state }) => state === 'final');
}

const participantOf = (of: KnownLeague, teamId: string) => ({
  id: teamId,
  teamName: teamOf(of, teamId)?.name ?? teamId,
});

/** Starters whose games have begun. */
function playedBy(own: TeamOfWeek): Matchups['played'] {
  const { edition, season } = own.of;
  return starters(own)
    .toSorted((one, other) => ROSTER_PLACES.indexOf(one.place) - ROSTER_PLACES.indexOf(other.place))
    .flatMap(({ leagueRosterId, entityId, outside, place, points, game }) => {
      if (game === null || (game.state !== 'live' && game.state !== 'final')) return [];
      const who = toNamedEntity(edition, entityId, season, outside.name);
      return [{ ...who, leagueRosterId, position: place, points, game: toWireGame(game) }];
    });
}

/** A team's points so far: what the platform counted when it was read may be older than box scores of its starters. */
function pointsSoFar({ points }: Score, team: readonly WeekPlayer[]): number {
  const line = team.filter(({ place }) => isStarting(place));
  const isNewer = line.some(({ isByBoxScore }) => isByBoxScore);
  return isNewer ? line.reduce((sum, player) => sum + (player.points ?? 0), 0) : points;
}

const percentOf = (share: number): number => cents(share * 100);

function sidesOf({ of, playersOf }: LeagueWeek, tier: Tier, left: Score, right: Score | null) {
  const share = right && winShare(playersOf(left.teamId), playersOf(right.teamId));
  const side = (score: Score, chance: number | null): Side => ({
    ...sideOf(of, tier, score, playersOf(score.teamId)),
    winnerPercentage: gated(tier, 'thisWeeksMatchupsData', chance === null ? null : percentOf(chance)),
  });
  return { leftSide: side(left, share), rightSide: right && side(right, share === null ? null : 1 - share) };
}

const sideOf = (of: KnownLeague, tier: Tier, score: Score, team: readonly WeekPlayer[]) => ({
  participant: participantOf(of, score.teamId),
  points: cents(pointsSoFar(score, team)),
  expectedPoints: gated(tier, 'thisWeeksMatchupsData', cents(expectedEnd(team))),
});
