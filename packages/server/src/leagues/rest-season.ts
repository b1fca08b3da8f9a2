// A league as the simulation of the rest of its season takes it: the week that is played by the line-ups that are set,
// as its match-ups' chances are told; every other by the best line-ups of today's rosters.

import { REST_MODEL } from '@pylon/engine/season-simulation/rest-model.data';
import { type RestOfSeason, type RestWeek, roundsOf } from '@pylon/engine/season-simulation/rest-of-season';
import { rosterPointsByWeek } from '@pylon/engine/trades/roster-weeks';
import { tradeLeague, weeksLeft } from '@pylon/engine/trades/trade-league';
import { isStarting } from '@pylon/engine/vocabulary/slots';
import { type Lead, leadOf } from '@pylon/engine/week-odds/win-chance';
import { WIN_MODEL } from '@pylon/engine/week-odds/win-model.data';
import type { LeagueWeek } from './asked-team.ts';
import { oddsPlayers } from './odds-players.ts';
import { restMaterial } from './rest-material.ts';
import type { OpenSeason } from './season-standing.ts';
import type { WeekPlayer } from './week-players.ts';

/** What of a league's week the rest of its season is made from. */
export type SeasonLeague = Pick<LeagueWeek, 'of' | 'week' | 'basis' | 'playersOf'>;

/** Made a week at a time. Null where nobody of the league is projected. */
export function* restSeason(league: SeasonLeague, season: OpenSeason): Generator<void, RestOfSeason | null> {
  const { present, firstPlayoffWeek, lastWeek, places, teams } = season;
  const later = weeksLeft(present + 1, firstPlayoffWeek, lastWeek);
  const { facts } = yield* restMaterial(league, later, league.basis);
  const known = tradeLeague(facts);
  const byTeam = facts.teams.map(({ players }) => rosterPointsByWeek(known, players));
  yield;
  const numbers = new Map(teams.map(({ teamId }, number) => [teamId, number]));
  const pairsOf = (week: number) => {
    const games = season.weeks.find((each) => each.week === week)?.games ?? [];
    return Uint8Array.from(games.flatMap((game) => game.map((teamId) => numbers.get(teamId) ?? 0)));
  };
  const open = later.map(({ week }, at) =>
    openWeek(
      byTeam.map((points) => points[at] ?? 0),
      pairsOf(week),
    ),
  );
  const now = presentWeek(
    teams.map(({ teamId }) => startersOf(league.playersOf(teamId))),
    pairsOf(present),
  );
  const usual = meanOf([now, ...open].flatMap(({ means }) => [...means]));
  if (usual === 0) return null;
  const regular = firstPlayoffWeek - present - 1;
  return {
    records: teams.map(({ wins, ties, points }) => ({ wins: wins + ties / 2, points })),
    weeks: [now, ...open.slice(0, regular)],
    rounds: roundsIn(open.slice(regular), roundsOf(places)),
    order: season.order,
    ...{ places, hasMedianGame: league.of.league.hasMedianGame, strength: REST_MODEL.strength * usual },
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const openWeek = (points: readonly number[], pairs: Uint8Array): RestWeek => ({
  pairs,
  means: Float64Array.from(points),
  spreads: new Float64Array(points.length).fill(REST_MODEL.spread * meanOf(points)),
  isOpen: true,
});

type Starters = ReturnType<typeof oddsPlayers>;

export const startersOf = (players: readonly WeekPlayer[]): Starters =>
  oddsPlayers(players.filter(({ place }) => isStarting(place)));

/** Spreads are such that each match-up is won as often as its chance is told elsewhere. */
function presentWeek(starters: readonly Starters[], pairs: Uint8Array): RestWeek {
  const own = starters.map((each) => leadOf(each, []));
  const spreads = Float64Array.from(own, ({ variance }) => Math.sqrt(variance) / WIN_MODEL.scale);
  for (let at = 0; at < pairs.length; at += 2) {
    const [one, other] = [pairs[at] ?? 0, pairs[at + 1] ?? 0];
    const apart = (own[one]?.variance ?? 0) + (own[other]?.variance ?? 0);
    const lead: Lead = leadOf(starters[one] ?? [], starters[other] ?? []);
    const together = apart > 0 ? Math.sqrt(lead.variance / apart) : 1;
    for (const team of [one, other]) spreads[team] = (spreads[team] ?? 0) * together;
  }
  return { pairs, means: Float64Array.from(own, ({ mean }) => mean), spreads, isOpen: false };
}

/** The same season with another line-up of one team in the week that is played. */
export function withStarters(rest: RestOfSeason, starters: readonly Starters[]): RestOfSeason {
  const [now, ...later] = rest.weeks;
  return now ? { ...rest, weeks: [presentWeek(starters, now.pairs), ...later] } : rest;
}

/**
 * One week for each round, two for the last ones where there are more; null where that does not come out, and nobody
 * knows when which round is played.
 */
function roundsIn(weeks: readonly RestWeek[], rounds: number): RestOfSeason['rounds'] {
  const doubled = weeks.length - rounds;
  if (doubled < 0 || doubled > rounds) return null;
  let next = 0;
  return Array.from({ length: rounds }, (_, round) => {
    const length = round >= rounds - doubled ? 2 : 1;
    next += length;
    return weeks.slice(next - length, next);
  });
}
