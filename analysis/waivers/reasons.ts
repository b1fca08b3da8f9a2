// What rivals could see in each recorded claim: how far the player stood out of the wire, what they did last, and what
// every line-up would have gained. Half-PPR points, by Sleeper's projections of the week that came next.
import { rosterPoints } from '../../packages/engine/src/trades/roster-weeks.ts';
import { tradeLeague } from '../../packages/engine/src/trades/trade-league.ts';
import { isPosition, type Position } from '../../packages/engine/src/vocabulary/positions.ts';
import { type FreePoints, WIRE_PLACE, wireWithout } from '../../packages/engine/src/waivers/pickup.ts';
import type { WantedPlayer } from '../../packages/engine/src/waivers/rival-bids.ts';
import { readCsv } from '../projections/files.ts';
import { positionOf } from '../projections/weekly-lines.ts';
import { mean } from '../statistics.ts';
import { leagueWeek, readLeague, readSeason } from '../trades/real-leagues.ts';
import type { RecordedClaim } from './recorded-claims.ts';

/** A claim with its reasons. */
export interface ReasonedClaim extends RecordedClaim {
  readonly wanted: WantedPlayer;
  /** Points a week that the line-up of each team would gain. */
  readonly gains: ReadonlyMap<string, number>;
}

const LAST_CLAIM_WEEK = 16;
const MEMORY = 3;
const HOURS_PAST_MIDNIGHT = 6;

/** The week of the season that comes next, by the last day of each. */
function weekAt(season: number): (at: number) => number {
  const ends = new Map<number, number>();
  for (const game of readCsv('nflverse/games.csv')) {
    if (game['season'] !== String(season) || game['game_type'] !== 'REG') continue;
    const end = Date.parse(`${game['gameday']}T23:59:00Z`) + HOURS_PAST_MIDNIGHT * 3_600_000;
    ends.set(Number(game['week']), Math.max(ends.get(Number(game['week'])) ?? 0, end));
  }
  const weeks = [...ends].sort(([one], [other]) => one - other);
  return (at) => weeks.find(([, end]) => end > at)?.[0] ?? Number.POSITIVE_INFINITY;
}

/** Claims of one league and season that is among `../shared/data`; players of no position of ours are left out. */
export function reasonedClaims(claims: readonly RecordedClaim[], folder: string): readonly ReasonedClaim[] {
  const year = claims[0]?.season ?? 0;
  const season = readSeason(year);
  const league = readLeague(folder, year, season);
  const weekOf = weekAt(year);
  const idOf = (sleeperId: string) =>
    /^[A-Z]{2,3}$/.test(sleeperId) ? sleeperId : season.ids.bySleeper.get(sleeperId);
  const soon = claims.filter(({ at }) => weekOf(at) <= LAST_CLAIM_WEEK);
  return [...Map.groupBy(soon, ({ at }) => weekOf(at))].flatMap(([week, own]) => {
    const { expected } = leagueWeek(season, league, week);
    const claimed = new Set(own.flatMap(({ sleeperId }) => idOf(sleeperId) ?? []));
    // Rosters as they were before: whoever was claimed is on the wire.
    const teams = expected.teams.map(({ id, players }) => ({
      id,
      players: players.filter((player) => !claimed.has(player.id)),
    }));
    const taken = new Set(teams.flatMap(({ players }) => players.map(({ id }) => id)));
    const positionIn = (id: string): Position | undefined => {
      const position = positionOf(`${week} ${id}`, season.ids);
      return position !== undefined && isPosition(position) ? position : undefined;
    };
    const level = (id: string): number => {
      const known = Array.from({ length: MEMORY }, (_, ago) => season.projected.get(`${week - ago} ${id}`) ?? 0);
      const positive = known.filter((points) => points > 0);
      return positive.length > 0 ? mean(positive) : 0;
    };
    const free = season.everybody
      .filter((id) => !taken.has(id))
      .flatMap((id): FreePoints[] => {
        const position = positionIn(id);
        const own = level(id);
        if (!position) return [];
        const points = expected.weeks.map(({ week: at }) => (season.isOff(id, at, week) ? 0 : own));
        return [{ id, position, points: Float64Array.from(points) }];
      });
    const weights = expected.weeks.reduce((sum, { weight }) => sum + weight, 0);
    return own.flatMap((claim): ReasonedClaim[] => {
      const id = idOf(claim.sleeperId);
      const player = free.find((one) => one.id === id);
      if (!id || !player) return [];
      const levels = free
        .filter((one) => one.position === player.position && one.id !== id)
        .map((one) => level(one.id))
        .sort((a, b) => b - a);
      const newcomer = { id, positions: [player.position], points: player.points, value: 0 };
      const ready = tradeLeague({
        ...expected,
        wire: wireWithout(free, expected.weeks.length, new Set([id])),
        teams: [...teams, { id: 'wire', players: [newcomer] }],
      });
      const gains = teams.map(({ id: teamId, players }) => {
        const more = rosterPoints(ready, [...players, newcomer]) - rosterPoints(ready, players);
        return [teamId, more / weights] as const;
      });
      const wanted = {
        lead: level(id) - (levels[WIRE_PLACE - 1] ?? 0),
        lastPoints: season.scored.get(`${week - 1} ${id}`) ?? 0,
      };
      return [{ ...claim, wanted, gains: new Map(gains) }];
    });
  });
}
