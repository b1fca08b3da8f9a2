/**
 * What a team of a best-ball draft meets: teams as the site's drafters make them. Each room's players go in the order
 * of their average draft position, with the luck of a room, and nobody hoards a position or goes without one.
 */
import { type Random, seededRandom } from '../random/random.ts';
import { normalQuantile } from '../statistics/normal.ts';

/** Somebody who can be drafted, as far as drafting goes. */
export interface Draftable {
  /** Index into POSITIONS. */
  readonly position: number;
  /** Average draft position, from 1. */
  readonly adp: number;
}

/**
 * How far picks stray from the average draft position, picks: 0.6 · ADP^0.58. The power is that of the fitted bots.
 * @source analysis/pick-model
 */
const strays = (adp: number): number => 0.6 * adp ** 0.58;

/**
 * Fewest and most quarterbacks, backs, receivers and tight ends of eighteen players: nine of ten real teams keep to
 * each.
 * @source analysis/best-ball (`node analysis/best-ball/shapes.ts`)
 */
const FEWEST = [2, 4, 6, 2] as const;
const MOST = [3, 7, 9, 3] as const;
const ROUNDS = 18;

/**
 * Rosters of a room, each with numbers of the list's players.
 *
 * @param list by average draft position, the earliest first; at least as many as are drafted
 */
export function fieldRoom(
  list: readonly Draftable[],
  { teams, rounds }: { readonly teams: number; readonly rounds: number },
  random: Random,
): readonly (readonly number[])[] {
  const order = list
    .map(({ adp }, player) => ({ player, at: adp + strays(adp) * normalQuantile((random.next() * 9998 + 1) / 10_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ player }) => player);
  const scaled = (counts: readonly number[]) => counts.map((count) => Math.round((count * rounds) / ROUNDS));
  const [fewest, most] = [scaled(FEWEST), scaled(MOST)];
  const rosters = Array.from({ length: teams }, () => ({ players: [] as number[], counts: [0, 0, 0, 0] }));
  for (let pick = 0; pick < teams * rounds; pick++) {
    const round = Math.floor(pick / teams);
    const seat = round % 2 === 0 ? pick % teams : teams - 1 - (pick % teams);
    const roster = rosters[seat];
    if (!roster) break;
    const { counts, players } = roster;
    const short = fewest.map((least, position) => Math.max(0, least - (counts[position] ?? 0)));
    const mustFill = short.reduce((sum, each) => sum + each, 0) >= rounds - players.length;
    const fits = (player: number): boolean => {
      const position = list[player]?.position ?? 0;
      return mustFill ? (short[position] ?? 0) > 0 : (counts[position] ?? 0) < (most[position] ?? 0);
    };
    const found = order.findIndex(fits);
    const at = Math.max(found, 0);
    const [player] = order.splice(at, 1);
    if (player === undefined) break;
    players.push(player);
    const position = list[player]?.position ?? 0;
    counts[position] = (counts[position] ?? 0) + 1;
  }
  return rosters.map(({ players }) => players);
}

/** Rooms of a field, the same for the same seed. */
export const fieldRooms = (
  list: readonly Draftable[],
  { teams, rounds, rooms, seed }: { teams: number; rounds: number; rooms: number; seed: string },
): readonly (readonly (readonly number[])[])[] => {
  const random = seededRandom(seed);
  return Array.from({ length: rooms }, (_, room) => fieldRoom(list, { teams, rounds }, random.fork(room)));
};
