// Many courses of one week. Each player's luck is spread evenly over all draws (a Latin hypercube) in an order of their
// own; a factor of the correlations mixes it with the luck of whoever plays in the same game (a Gaussian copula), and
// their own curve makes points of it.
import { type Random, seededRandom } from '../random/random.ts';
import { normalCdf } from '../statistics/normal.ts';
import { correlationsAmong } from './correlations.ts';
import { lowerFactor } from './lower-factor.ts';
import { pointsAt, pointsTable } from './points-table.ts';
import { takesPart, type WeekPlayer } from './week-player.ts';

/** Draws of one week. Made by {@link jointWeek}. */
export interface JointWeek {
  readonly players: readonly WeekPlayer[];
  readonly draws: number;
  /** Points, draw × players + player; 0 for who takes no part. */
  readonly points: Float64Array;
}

/** So many that a chance is off by a point of a hundred at most, mostly by half of one. */
export const USUAL_DRAWS = 2000;

/**
 * Draws a week.
 *
 * @param players in any order; those who take no part come along and score nothing
 * @param asked `seed`: the same one gives the same draws, and the same own luck to a player beside whomever they are
 *   drawn; `draws`: from 1
 * @returns all draws, the same in whatever order players are given; expected points, spread and correlations are the
 *   players' own within the error of so many draws
 */
export function jointWeek(
  players: readonly WeekPlayer[],
  { seed, draws = USUAL_DRAWS }: { readonly seed: string | number; readonly draws?: number },
): JointWeek {
  const random = seededRandom(seed);
  const levels = normalLevels(draws);
  const points = new Float64Array(draws * players.length);
  for (const game of games(players)) drawGame(game, points, { players, draws, levels, random });
  return { players, draws, points };
}

interface Drawing {
  readonly players: readonly WeekPlayer[];
  readonly draws: number;
  readonly levels: Float64Array;
  readonly random: Random;
}

/** Draws the players of one NFL game, given by number, into their columns. */
function drawGame(game: readonly number[], points: Float64Array, { players, draws, levels, random }: Drawing): void {
  const own = game.flatMap((number) => players[number] ?? []);
  const tables = own.map(pointsTable);
  const size = own.length;
  const factor = lowerFactor(correlationsAmong(own), size);
  const luck = own.map(({ id }) => inRandomOrder(levels, random.fork(id)));
  const mixed = new Float64Array(draws);
  for (let row = 0; row < size; row += 1) {
    mixed.fill(0);
    for (let column = 0; column <= row; column += 1) {
      const part = factor[row * size + column] as number; // within the square, as the column is within the luck
      if (part === 0) continue;
      const of = luck[column] as Float64Array;
      for (let draw = 0; draw < draws; draw += 1) mixed[draw] = (mixed[draw] as number) + part * (of[draw] as number);
    }
    const table = tables[row];
    const player = game[row];
    if (table === undefined || player === undefined) continue;
    for (let draw = 0; draw < draws; draw += 1) {
      points[draw * players.length + player] = pointsAt(table, mixed[draw] as number);
    }
  }
}

/** Numbers of the players who take part, by NFL game. */
function games(players: readonly WeekPlayer[]): Iterable<readonly number[]> {
  const found = new Map<string, number[]>();
  players.forEach((player, number) => {
    if (!takesPart(player)) return;
    const key = [player.team, player.opponent ?? ''].sort().join(' ');
    const game = found.get(key);
    if (game === undefined) found.set(key, [number]);
    else game.push(number);
  });
  const idOf = (number: number) => players[number]?.id ?? '';
  return [...found.values()].map((game) => game.sort((one, other) => (idOf(one) < idOf(other) ? -1 : 1)));
}

/** Equally likely standard normal values, rising: the middles of `count` equal parts. */
function normalLevels(count: number): Float64Array {
  const levels = new Float64Array(count);
  const middle = Math.floor(count / 2);
  let luck = 0;
  for (let at = middle; at < count; at += 1) {
    // Newton's steps from the value before: above the middle they never overshoot.
    const share = (at + 0.5) / count;
    for (let step = 1; step > 1e-9; luck += step) step = (share - normalCdf(luck)) / density(luck);
    levels[at] = luck;
    levels[count - 1 - at] = -luck;
  }
  return levels;
}

const density = (luck: number): number => Math.exp((-luck * luck) / 2) / Math.sqrt(2 * Math.PI);

function inRandomOrder(levels: Float64Array, random: Random): Float64Array {
  const order = levels.slice();
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = random.nextInt(at + 1);
    const kept = order[at] as number; // both places are within the levels
    order[at] = order[other] as number;
    order[other] = kept;
  }
  return order;
}
