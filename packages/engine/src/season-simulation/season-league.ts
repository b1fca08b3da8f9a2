// A drafted league made ready to play: columns over all players, team after team, with everything that is the same
// every season.
import { type LineupRules, lineupRules } from '../lineup/seating.ts';
import { seededRandom } from '../random/random.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import {
  COURSES,
  fitShare,
  fitWeeks,
  gammaLevels,
  inWeekOrder,
  modelOf,
  pointsPerGame,
  ROW,
  weekLevels,
} from './player-model.ts';
import type { SeasonFormat } from './season-format.ts';
import { type WeekSeats, weekSeats } from './week-seats.ts';

/** Somebody on a roster. */
export interface RosteredPlayer {
  /** Index into POSITIONS. */
  readonly position: number;
  /** Projected points of the season, games missed counted in. */
  readonly points: number;
  /** 1 to 18; 0 when unknown. */
  readonly byeWeek: number;
}

/** Teams with their rosters. */
export interface DraftedLeague {
  readonly slots: SlotCounts;
  /** One roster per team; may be short of players. */
  readonly rosters: readonly (readonly RosteredPlayer[])[];
  /**
   * By position, season points of the best player on the waiver wire: they fill a place that nobody of the roster can
   * fill.
   */
  readonly waiver: ArrayLike<number>;
}

export interface SeasonLeague {
  readonly format: SeasonFormat;
  readonly seats: WeekSeats;
  readonly rules: LineupRules;
  /** First player of each team, and one past the last player of all. */
  readonly firstOf: Int32Array;
  readonly position: Uint8Array;
  readonly perGame: Float64Array;
  /** Weeks that the player's team plays, a bit a week from week 1. */
  readonly playable: Int32Array;
  /** Weeks relative to the player's mean, in week order: ROW a player. */
  readonly levels: Float32Array;
  /** Form of a season relative to the projection, LEVELS a position, and courses of it, COURSES a position. */
  readonly form: Float32Array;
  readonly courses: Int32Array;
  /** Positions by what the waiver wire has, best first, and its points a game. */
  readonly waiverOrder: Uint8Array;
  readonly waiverPerGame: Float64Array;
  /** Most players of a team. */
  readonly deepest: number;
}

/** What a league is made of before it is known who has whom: its places, its waiver wire, and columns over players. */
export type SeasonMaterial = Omit<SeasonLeague, 'firstOf' | 'deepest'>;

/** @param rosters as many as the format has teams */
export function seasonLeague({ slots, rosters, waiver }: DraftedLeague, format: SeasonFormat): SeasonLeague {
  const material = seasonMaterial({ slots, players: rosters.flat(), waiver }, format);
  let next = 0;
  return withRosters(
    material,
    rosters.map((roster) => roster.map(() => next++)),
  );
}

/** Everybody who may be on a roster, ready for {@link withRosters}. */
export function seasonMaterial(
  { slots, players, waiver }: Omit<DraftedLeague, 'rosters'> & { readonly players: readonly RosteredPlayer[] },
  format: SeasonFormat,
): SeasonMaterial {
  const { weeks } = format;
  const random = seededRandom('courses of a season');
  const courses = POSITIONS.map((_, position) => fitWeeks(modelOf(position), weeks, random.fork(position)));
  const shares = courses.map((own) => fitShare(own, weeks));
  const perGame = Float64Array.from(players, ({ points, position }) => pointsPerGame(points, shares[position] ?? 1));
  const levels = new Float32Array(players.length * ROW);
  players.forEach(({ position }, player) => {
    const mean = perGame[player] ?? 0;
    if (mean > 0) levels.set(inWeekOrder(weekLevels(modelOf(position), mean)), player * ROW);
  });
  const all = 2 ** weeks - 1;
  const waiverPerGame = Float64Array.from(POSITIONS, (_, position) => pointsPerGame(waiver[position] ?? 0, 1));
  return {
    format,
    seats: weekSeats(slots, weeks),
    rules: lineupRules(slots),
    position: Uint8Array.from(players, ({ position }) => position),
    perGame,
    playable: Int32Array.from(players, ({ byeWeek }) => (byeWeek > 0 ? all & ~(1 << (byeWeek - 1)) : all)),
    levels,
    form: Float32Array.from(POSITIONS.flatMap((_, position) => [...gammaLevels(modelOf(position).formSpread ** 2)])),
    courses: Int32Array.from({ length: POSITIONS.length * COURSES }, (_, at) => {
      return courses[Math.floor(at / COURSES)]?.[at % COURSES] ?? 0;
    }),
    waiverOrder: Uint8Array.from([...POSITIONS.keys()].sort((x, y) => (waiver[y] ?? 0) - (waiver[x] ?? 0))),
    waiverPerGame,
  };
}

/** The league of these rosters. @param rosters numbers of the material's players */
export function withRosters(material: SeasonMaterial, rosters: readonly (readonly number[])[]): SeasonLeague {
  const { perGame } = material;
  // Best first, so that little is left to sort when a season has changed the order.
  const order = rosters.flatMap((roster) => inSeasonOrder(material, roster));
  const levels = new Float32Array(order.length * ROW);
  order.forEach((player, at) => {
    levels.set(material.levels.subarray(player * ROW, (player + 1) * ROW), at * ROW);
  });
  let next = 0;
  return {
    ...material,
    firstOf: Int32Array.from([...rosters.map((roster) => roster.length), 0], (length) => {
      next += length;
      return next - length;
    }),
    position: Uint8Array.from(order, (player) => material.position[player] ?? 0),
    perGame: Float64Array.from(order, (player) => perGame[player] ?? 0),
    playable: Int32Array.from(order, (player) => material.playable[player] ?? 0),
    levels,
    deepest: Math.max(0, ...rosters.map((roster) => roster.length)),
  };
}

/** The order in which a roster's players are drawn; the same for those expected to score alike, however named. */
export const inSeasonOrder = ({ perGame }: SeasonMaterial, roster: readonly number[]): readonly number[] =>
  roster.toSorted((x, y) => (perGame[y] ?? 0) - (perGame[x] ?? 0) || x - y);
