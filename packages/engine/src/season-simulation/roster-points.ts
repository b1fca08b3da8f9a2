// What rosters are worth: the points of their regular season, as the season simulation that makes the standings sees
// it, but in a few seasons instead of thousands. That is enough because a player has the same luck on whatever roster
// they are, and all of their luck evens out over these seasons: two rosters differ by their players and by nothing
// else. So what becomes of a player in each of the seasons is worked out once for all rosters.
import { type Random, seededRandom, shuffled } from '../random/random.ts';
import { expectedOf, seasonPlayer } from './play-season.ts';
import { COURSES, LEVELS, ROW } from './player-model.ts';
import { inSeasonOrder, type SeasonMaterial, withRosters } from './season-league.ts';
import { bitCount, competitors, seatInWeeks } from './week-seats.ts';

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
  const pointsOf = material.format.isBestBall ? inHindsight(material, words) : managed(material, words);
  // Who has left the pool since they were taken scores nothing.
  return (rosters) => pointsOf(rosters.map((roster) => roster.filter((player) => player < players)));
}

/** Line-ups in hindsight: every roster is played as any league of best ball is. */
function inHindsight(material: SeasonMaterial, words: Uint32Array): RosterPoints {
  const { regularWeeks, weeks } = material.format;
  return (rosters) => {
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

/** The seasons of all players: player × SEASONS + season. */
interface DrawnSeasons {
  /** What their manager expects of a week, points. */
  readonly expected: Float64Array;
  /** Regular weeks that they can play, a bit a week. */
  readonly there: Int32Array;
  /** Their mean in a week of this season, where their weeks begin in the levels, and the points of all weeks there. */
  readonly mean: Float64Array;
  readonly begins: Int32Array;
  readonly whole: Float64Array;
}

function drawnSeasons(material: SeasonMaterial, words: Uint32Array): DrawnSeasons {
  const { position, perGame, playable, form, courses, levels, format } = material;
  const count = words.length;
  const drawn: DrawnSeasons = {
    expected: new Float64Array(count),
    there: new Int32Array(count),
    mean: new Float64Array(count),
    begins: new Int32Array(count),
    whole: new Float64Array(count),
  };
  const regular = 2 ** format.regularWeeks - 1;
  for (let cell = 0; cell < count; cell++) {
    const player = Math.floor(cell / SEASONS);
    const word = words[cell] as number; // cells, players and levels are within their columns
    const at = position[player] as number;
    const factor = form[at * LEVELS + (word & (LEVELS - 1))] as number;
    const there = (playable[player] as number) & (courses[at * COURSES + (word >>> 22)] as number) & regular;
    drawn.expected[cell] = expectedOf(perGame[player] as number, factor);
    drawn.there[cell] = there;
    drawn.mean[cell] = (perGame[player] as number) * factor;
    drawn.begins[cell] = player * ROW + ((word >>> 8) & (LEVELS - 1));
    drawn.whole[cell] = pointsOfWeeks(drawn, cell, levels, there);
  }
  return drawn;
}

/** Points of a player's season in some weeks, a bit a week. */
function pointsOfWeeks({ mean, begins }: DrawnSeasons, cell: number, levels: Float32Array, weeks: number): number {
  const begin = begins[cell] as number;
  let sum = 0;
  for (let rest = weeks; rest !== 0; rest &= rest - 1) sum += levels[begin + 31 - Math.clz32(rest & -rest)] as number;
  return (mean[cell] as number) * sum;
}

/** Most players of a roster that are told apart. */
const ROSTER_BITS = 8;

/**
 * Managers set line-ups and fill holes from the waiver wire, as in play-season.ts. Who competes for no common place is
 * played apart, and what a pair of them brings is kept: there are few quarterbacks, kickers and defences.
 */
function managed(material: SeasonMaterial, words: Uint32Array): RosterPoints {
  const { seats, position, levels, waiverOrder, waiverPerGame, format } = material;
  const drawn = drawnSeasons(material, words);
  const { there, whole } = drawn;
  const places = placesOf(drawn.expected);
  const regular = 2 ** format.regularWeeks - 1;
  const groups = competitors(seats).map((positions) => ({
    positions,
    waiver: waiverOrder.filter((at) => (positions >> at) & 1),
  }));
  const players = position.length;
  const left = new Int32Array(seats.full.length);
  const order = new Int32Array(1 << ROSTER_BITS);

  // All indexes below follow from the columns; the casts spare branches.
  const play = (roster: readonly number[], waiver: Uint8Array, season: number): number => {
    // Best expected first, by insertion: rosters are short and nearly in order.
    for (let next = 0; next < roster.length; next++) {
      const cell = (roster[next] as number) * SEASONS + season;
      const own = ((places[cell] as number) << ROSTER_BITS) | next;
      let place = next;
      for (; place > 0 && (order[place - 1] as number) > own; place--) order[place] = order[place - 1] as number;
      order[place] = own;
    }
    for (let plane = 0; plane < left.length; plane++) left[plane] = seats.full[plane] as number;
    let sum = 0;
    for (let place = 0; place < roster.length; place++) {
      const player = roster[(order[place] as number) & ((1 << ROSTER_BITS) - 1)] as number;
      const cell = player * SEASONS + season;
      const could = there[cell] as number;
      const starts = seatInWeeks(seats, left, position[player] as number, could);
      if (starts === could) sum += whole[cell] as number;
      else if (starts !== 0) sum += pointsOfWeeks(drawn, cell, levels, starts);
    }
    for (let rank = 0; rank < waiver.length; rank++) {
      const at = waiver[rank] as number;
      for (
        let weeks = seatInWeeks(seats, left, at, regular);
        weeks !== 0;
        weeks = seatInWeeks(seats, left, at, regular)
      ) {
        sum += bitCount(weeks) * (waiverPerGame[at] as number);
      }
    }
    return sum;
  };
  const playAll = (roster: readonly number[], waiver: Uint8Array): number => {
    let sum = 0;
    for (let season = 0; season < SEASONS; season++) sum += play(roster, waiver, season);
    return sum / SEASONS;
  };
  const kept = groups.map(() => new Map<number, number>());
  return (rosters) =>
    rosters.map((roster) => {
      const best = inSeasonOrder(material, roster);
      let sum = 0;
      groups.forEach(({ positions, waiver }, group) => {
        const own = best.filter((player) => (positions >> (position[player] as number)) & 1);
        if (own.length > 2) {
          sum += playAll(own, waiver);
          return;
        }
        const key = (own[0] ?? players) * (players + 1) + (own[1] ?? players);
        const known = kept[group]?.get(key) ?? playAll(own, waiver);
        kept[group]?.set(key, known);
        sum += known;
      });
      return sum;
    });
}

/** By player and season, how many are expected to score more in it. */
function placesOf(expected: Float64Array): Uint16Array {
  const places = new Uint16Array(expected.length);
  const players = expected.length / SEASONS;
  const rising = new Float64Array(players);
  for (let season = 0; season < SEASONS; season++) {
    for (let player = 0; player < players; player++) rising[player] = expected[player * SEASONS + season] as number;
    rising.sort();
    for (let cell = season; cell < expected.length; cell += SEASONS) {
      // How many score no more, by halving.
      let low = 0;
      for (let high = players; low < high; ) {
        const middle = (low + high) >> 1;
        if ((rising[middle] as number) <= (expected[cell] as number)) low = middle + 1;
        else high = middle;
      }
      places[cell] = players - low;
    }
  }
  return places;
}

/**
 * A word of luck for each player and season: player × seasons + season. Over the seasons each player has every form,
 * every row of weeks and every course of fitness equally often, in an order of their own.
 */
export function luckOfPlayers(players: number, luck: number, seasons = SEASONS): Uint32Array {
  const random = seededRandom('luck of players').fork(luck);
  const words = new Uint32Array(players * seasons);
  for (let player = 0; player < players; player++) {
    const own = random.fork(player);
    const [form, week, course] = [shuffled(seasons, own), shuffled(seasons, own), shuffled(seasons, own)];
    for (let season = 0; season < seasons; season++) {
      const at = (order: Uint16Array, steps: number) => Math.floor((((order[season] ?? 0) + 0.5) * steps) / seasons);
      words[player * seasons + season] = at(form, LEVELS) | (at(week, LEVELS) << 8) | (at(course, COURSES) << 22);
    }
  }
  return words;
}

/** The luck of one season as a stream: a word for each player in the order in which they are drawn. */
export function luckOf(order: readonly number[], words: Uint32Array, season: number, seasons = SEASONS): Random {
  let next = 0;
  const random: Random = {
    next: () => (words[(order[next++] ?? 0) * seasons + season] ?? 0) / 2 ** 32,
    nextInt: (n) => Math.floor(random.next() * n),
    fork: () => random,
  };
  return random;
}
