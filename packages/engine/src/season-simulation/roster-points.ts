// What rosters are worth: the points of their regular season, as the season simulation that makes the standings sees
// it, but in a few seasons instead of thousands. That is enough because a player has the same luck on whatever roster
// they are, and all of their luck evens out over these seasons: two rosters differ by their players and by nothing
// else.
import { type Random, seededRandom, shuffled } from '../random/random.ts';
import { seasonPlayer } from './play-season.ts';
import { COURSES, LEVELS } from './player-model.ts';
import { inSeasonOrder, type SeasonMaterial, withRosters } from './season-league.ts';

/** Seasons that are played. A power of two, so that form and weeks are drawn evenly. */
const SEASONS = 32;

/** Points of rosters, each given as numbers of the material's players, over the regular weeks. */
export type RosterPoints = (rosters: readonly (readonly number[])[]) => readonly number[];

/**
 * Makes a {@link RosterPoints}, to be used as often as one likes.
 *
 * @param luck another number, other luck of all players
 */
export function rosterPoints(material: SeasonMaterial, luck: number): RosterPoints {
  const players = material.perGame.length;
  const words = luckOfPlayers(players, luck);
  const { regularWeeks, weeks } = material.format;
  return (anybody) => {
    // Who has left the pool since they were taken scores nothing.
    const rosters = anybody.map((roster) => roster.filter((player) => player < players));
    const format = { ...material.format, teams: rosters.length };
    const { scores, play } = seasonPlayer(withRosters({ ...material, format }, rosters));
    const order = rosters.flatMap((roster) => inSeasonOrder(material, roster));
    const sums = rosters.map(() => 0);
    for (let season = 0; season < SEASONS; season++) {
      play(luckOf(order, words, season));
      for (let team = 0; team < sums.length; team++) {
        let sum = sums[team] as number; // as long as the rosters
        for (let week = 0; week < regularWeeks; week++) sum += scores[team * weeks + week] as number;
        sums[team] = sum;
      }
    }
    return sums.map((sum) => sum / SEASONS);
  };
}

/**
 * A word of luck for each player and season. Over the seasons each player has every form, every row of weeks and every
 * course of fitness equally often, in an order of their own.
 */
function luckOfPlayers(players: number, luck: number): Uint32Array {
  const random = seededRandom('luck of players').fork(luck);
  const words = new Uint32Array(players * SEASONS);
  for (let player = 0; player < players; player++) {
    const own = random.fork(player);
    const [form, week, course] = [shuffled(SEASONS, own), shuffled(SEASONS, own), shuffled(SEASONS, own)];
    for (let season = 0; season < SEASONS; season++) {
      const at = (order: Uint16Array, steps: number) => Math.floor((((order[season] ?? 0) + 0.5) * steps) / SEASONS);
      words[player * SEASONS + season] = at(form, LEVELS) | (at(week, LEVELS) << 8) | (at(course, COURSES) << 22);
    }
  }
  return words;
}

/** The luck of one season as a stream: a word for each player in the order in which they are drawn. */
function luckOf(order: readonly number[], words: Uint32Array, season: number): Random {
  let next = 0;
  const random: Random = {
    next: () => (words[(order[next++] ?? 0) * SEASONS + season] ?? 0) / 2 ** 32,
    nextInt: (n) => Math.floor(random.next() * n),
    fork: () => random,
  };
  return random;
}
