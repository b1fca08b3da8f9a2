// A recorded league before one of its weeks, as the season simulation takes it: results so far, the games that are
// left, and what each team was expected to score from what was known then.
import type { RestModel } from '../../packages/engine/src/season-simulation/rest-model.shape.ts';
import type { RestOfSeason } from '../../packages/engine/src/season-simulation/rest-of-season.ts';
import { rosterPointsByWeek } from '../../packages/engine/src/trades/roster-weeks.ts';
import { tradeLeague } from '../../packages/engine/src/trades/trade-league.ts';
import { mean } from '../statistics.ts';
import { LEAGUES, leagueWeek, readLeague, readSeason } from '../trades/real-leagues.ts';
import { pointsAfter, type RecordedLeague, winsAfter } from './recorded-leagues.ts';

/** What each team was expected to score in each week that was left, in points of any scale; null where nobody knew. */
export type TeamMeans = (league: RecordedLeague, played: number) => readonly (readonly number[])[] | null;

/** By points so far, drawn towards the league's mean: after `weight` weeks half of a team's lead counts. */
export const byForm =
  (weight: number): TeamMeans =>
  (league, played) => {
    const points = pointsAfter(league, played).map((sum) => (played === 0 ? 1 : sum / played));
    const usual = mean(points);
    const kept = played / (played + weight);
    return points.map((own) => league.weeks.slice(played).map(() => usual + kept * (own - usual)));
  };

type Season = ReturnType<typeof readSeason>;

/** By the best line-ups of the rosters and what was projected until then, as the product sees a league. */
export function byProjections(data: string, seasons: readonly number[]): TeamMeans {
  const known = new Map<number, Season>(seasons.map((season) => [season, readSeason(season, data)]));
  const kept = new Map<string, readonly (readonly number[])[]>();
  return (league, played) => {
    const { name, season } = league;
    const year = known.get(season);
    if (!year || !(LEAGUES as readonly string[]).includes(name)) return null;
    const key = `${name} ${season} ${played}`;
    const means = kept.get(key) ?? projectedMeans(year, league, played, data);
    kept.set(key, means);
    return means;
  };
}

function projectedMeans(year: Season, { name, season, teamIds, weeks }: RecordedLeague, played: number, data: string) {
  const facts = tradeLeague(leagueWeek(year, readLeague(name, season, year, data), played + 1).expected);
  return teamIds.map((id) => {
    const players = facts.teams.find((team) => team.id === id)?.players ?? [];
    return rosterPointsByWeek(facts, players).slice(0, weeks.length - played);
  });
}

/** The league before its next week. */
export function restBefore(
  league: RecordedLeague,
  played: number,
  means: readonly (readonly number[])[],
  { spread, strength }: RestModel,
): RestOfSeason {
  const wins = winsAfter(league, played);
  const points = pointsAfter(league, played);
  // Points of a league are told by its own scoring: what was projected by another is brought to the same mean.
  const usual = mean(points) / played;
  const weeks = league.weeks.slice(played).map(({ pairs }, at) => {
    const own = means.map((team) => team[at] ?? 0);
    const all = mean(own);
    return {
      pairs: Uint8Array.from(pairs),
      means: Float64Array.from(own, (points) => (usual * points) / all),
      spreads: new Float64Array(own.length).fill(spread * usual),
      isOpen: true,
    };
  });
  return {
    records: wins.map((won, team) => ({ wins: won, points: points[team] ?? 0 })),
    ...{ weeks, places: league.places, rounds: null, hasMedianGame: false, strength: strength * usual },
  };
}
