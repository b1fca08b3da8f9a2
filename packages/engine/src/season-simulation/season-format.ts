// How a season is played: everybody meets everybody in turn, then the best of the table play on until one is left. The
// last of the eighteen weeks, in which teams rest their stars, is not played. In best ball there are no games between
// teams: the points of the regular weeks decide who advances, all points decide who wins.
import type { LeagueType } from '../vocabulary/drafts.ts';
import { REGULAR_SEASON_WEEKS } from '../vocabulary/weeks.ts';

export interface SeasonFormat {
  readonly teams: number;
  readonly isBestBall: boolean;
  readonly regularWeeks: number;
  /** Weeks of the season, playoffs included. */
  readonly weeks: number;
  readonly playoffTeams: number;
}

const WEEKS = REGULAR_SEASON_WEEKS - 1;

/** Places in the playoffs by the number of teams, as platforms set them up. */
const playoffPlaces = (teams: number): number => (teams < 6 ? Math.min(2, teams) : teams < 10 ? 4 : teams < 15 ? 6 : 8);

/**
 * The usual format of a league.
 *
 * @param teams 1 to 18
 * @example seasonFormat(12, 'fantasy') // → six of twelve play on after week 14
 */
export function seasonFormat(teams: number, leagueType: LeagueType): SeasonFormat {
  if (leagueType === 'bestBall') {
    // Two of twelve advance, in other rooms the same share.
    const playoffTeams = Math.max(1, Math.round(teams / 6));
    return { teams, isBestBall: true, regularWeeks: 14, weeks: WEEKS, playoffTeams };
  }
  const playoffTeams = playoffPlaces(teams);
  const rounds = Math.ceil(Math.log2(Math.max(1, playoffTeams)));
  return { teams, isBestBall: false, regularWeeks: WEEKS - rounds, weeks: WEEKS, playoffTeams };
}

/**
 * Who meets whom: round robin, again from the start when everybody has met. With an odd number of teams one rests each
 * week.
 *
 * @returns by week, the two of each game one after the other
 */
export function roundRobin(teams: number, weeks: number): readonly Uint8Array[] {
  const even = teams + (teams % 2);
  return Array.from({ length: weeks }, (_, week) => {
    // The circle method: the last stays where it is, the others move one on each week.
    const places = [even - 1, ...Array.from({ length: even - 1 }, (__, at) => (at + week) % (even - 1))];
    const games: number[] = [];
    for (let at = 0; at < even / 2; at++) {
      const one = places[at] ?? 0;
      const other = places[even - 1 - at] ?? 0;
      if (one < teams && other < teams) games.push(one, other);
    }
    return Uint8Array.from(games);
  });
}

/**
 * The winner of the playoffs. Each week the best seed left meets the worst left; when there are too many for a full
 * bracket, the best seeds rest. The better seed wins ties.
 *
 * @param seeds teams, best first; changed
 * @param pointsOf points of a team in the n-th week of the playoffs, from 0
 */
export function champion(seeds: number[], pointsOf: (team: number, round: number) => number): number {
  let left = seeds.length;
  for (let round = 0; left > 1; round++) {
    const bracket = 1 << (32 - Math.clz32(left - 1)); // the power of two from `left` on
    const resting = bracket - left;
    for (let game = 0; game < (left - resting) / 2; game++) {
      const better = resting + game; // both are places of the list
      const worse = left - 1 - game;
      const isUpset = pointsOf(seeds[worse] as number, round) > pointsOf(seeds[better] as number, round);
      seeds[isUpset ? better : worse] = OUT;
    }
    let next = 0;
    for (let place = 0; place < left; place++) {
      const team = seeds[place] as number;
      if (team !== OUT) seeds[next++] = team;
    }
    left = next;
  }
  return seeds[0] ?? 0;
}

/** The number that stands for no team. */
const OUT = -1;
