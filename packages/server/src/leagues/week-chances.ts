// What may become of the players of a team in a week: odds to belong into the line-up, to boom, and to be of no use.
import { cents } from '@pylon/engine/tables/cents';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { boomChances } from '@pylon/engine/week-odds/boom-chances';
import { type JointWeek, jointWeek } from '@pylon/engine/week-odds/joint-week';
import { outscoreChance } from '@pylon/engine/week-odds/outscore-chances';
import { startShares } from '@pylon/engine/week-odds/start-shares';
import { takesPart } from '@pylon/engine/week-odds/week-player';
import type { KnownLeague } from './known-league.ts';
import { oddsIdOf, oddsPlayers, startable, weekSeed } from './odds-players.ts';
import { weekLines } from './week-lines.ts';
import type { AskedWeek, WeekPlayer } from './week-players.ts';

/** Chances, each 0 to 1. */
export interface WeekChances {
  /** To be in the team's best line-up once all points are known; null in a reserve place. */
  readonly start: number | null;
  readonly boom: number;
  /** To make at least what anybody could pick up. */
  readonly safe: number;
  readonly dud: number;
}

/** Chances of a team's players by their id on the roster; whoever nobody projects, and who does not play, has none. */
export function weekChances(
  of: KnownLeague,
  team: readonly WeekPlayer[],
  asked: AskedWeek,
): ReadonlyMap<string, WeekChances> {
  const able = startable(team);
  const seed = weekSeed({ season: of.season, week: asked.week });
  const starts = startChances(jointWeek(able, { seed }), of.league.shape.slots);
  const players = oddsPlayers(team);
  const booms = boomChances(players, weekLines({ ...of, shape: of.league.shape }, asked));
  const chances = new Map(players.map(({ id }, index) => [id, booms[index]]));
  return new Map(
    team.flatMap((player): [string, WeekChances][] => {
      const own = chances.get(player.leagueRosterId);
      return own ? [[player.leagueRosterId, { ...own, start: starts.get(oddsIdOf(player)) ?? null }]] : [];
    }),
  );
}

/**
 * START %, as every tool tells it: how often each of those drawn is in their best line-up, 0 to 1, by id. Whoever takes
 * no part has no chance to be told of, and not one of nothing.
 */
export function startChances(week: JointWeek, slots: SlotCounts): ReadonlyMap<string, number> {
  const shares = startShares(week, slots);
  return new Map(
    week.players.flatMap((player, at) => (takesPart(player) ? [[player.id, shares[at] ?? 0] as const] : [])),
  );
}

/** How often one of a team outscores another, 0 to 100; null where one of them is not projected. */
export function surePercent(
  at: { readonly season: number; readonly week: number },
  one: WeekPlayer,
  other: WeekPlayer,
): number | null {
  const pair = startable([one, other]);
  if (pair.length < 2) return null;
  return cents(100 * outscoreChance(jointWeek(pair, { seed: weekSeed(at) }), 0, 1));
}
