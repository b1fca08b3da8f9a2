// What may become of the players of a team in a week: odds to belong into the line-up, to boom, and to be of no use.
import { boomChances } from '@pylon/engine/week-odds/boom-chances';
import { jointWeek } from '@pylon/engine/week-odds/joint-week';
import { startShares } from '@pylon/engine/week-odds/start-shares';
import type { KnownLeague } from './known-league.ts';
import { oddsPlayers } from './odds-players.ts';
import { weekLines } from './week-lines.ts';
import type { AskedWeek, WeekPlayer } from './week-players.ts';

/** Chances, each 0 to 1. */
export interface WeekChances {
  /** To be in the team's best line-up once all points are known. */
  readonly start: number;
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
  const players = oddsPlayers(team);
  const shares = startShares(jointWeek(players, { seed: `${of.season} ${asked.week}` }), of.league.shape.slots);
  const booms = boomChances(players, weekLines({ ...of, shape: of.league.shape }, asked));
  return new Map(
    players.flatMap(({ id }, index): [string, WeekChances][] => {
      const chances = booms[index];
      return chances ? [[id, { ...chances, start: shares[index] ?? 0 }]] : [];
    }),
  );
}
