// Odds of a season that is half played: it is played to its end many times, and what came of it is counted. What a game
// is worth to a team is read from the same seasons: those in which it was won beside those in which it was lost.
import { seededRandom } from '../random/random.ts';
import { drawLuck } from './draw-luck.ts';
import { type Odds, oddsOf } from './odds.ts';
import { byesOf, type RestOfSeason, type RestPlayer, type RestRun, restPlayer } from './rest-of-season.ts';

/** What becomes of a team. */
export interface TeamRest {
  /** Its number in the league. */
  readonly team: number;
  readonly playoffs: Odds;
  /** To rest in the first round; none where nobody does. */
  readonly bye: Odds;
  /** null where the rounds of the playoffs are not known. */
  readonly title: Odds | null;
  /** Wins at the end of the regular season, mean; ties half, games against the median included. */
  readonly wins: number;
  /** Place in the table then, mean, from 1. */
  readonly place: number;
}

/** Odds of one team in some of the seasons. */
export interface Stake {
  readonly playoffs: Odds;
  readonly title: Odds | null;
}

/** A game that is left, and what comes of the asked team by how it ends. */
export interface GameStake {
  /** Number of the week among those left, from 0. */
  readonly week: number;
  readonly first: number;
  readonly second: number;
  /** Chance of the first team to win it. */
  readonly firstWins: Odds;
  /** The asked team in the seasons in which the first or the second won; null where that never happened. */
  readonly ifFirst: Stake | null;
  readonly ifSecond: Stake | null;
}

export interface RestOutlook {
  readonly seasons: number;
  /** In the order of the league's records. */
  readonly teams: readonly TeamRest[];
  /** In the order of the weeks and of their pairs. */
  readonly games: readonly GameStake[];
}

/**
 * Plays what is left of a season many times.
 *
 * @param asked number of the team whose odds are told by game, too
 * @returns odds with the standard error of so many seasons, which says nothing of how good the expectations are
 * @throws RangeError when the rounds are not as many as the bracket has
 */
export function restOutlook(rest: RestOfSeason, { seasons, seed }: RestRun, asked: number): RestOutlook {
  const player = restPlayer(rest);
  const random = seededRandom(seed);
  const luck = new Float64Array(player.luckLength);
  const tally = newTally(rest.records.length);
  const first = newSide(player.margins.length);
  const second = newSide(player.margins.length);
  for (let season = 0; season < seasons; season++) {
    drawLuck(luck, random);
    const winner = player.play(luck);
    const isIn = countTable(tally, player, rest.places, asked);
    if (winner >= 0) add(tally.titles, winner, 1);
    countGames(first, second, player, isIn, winner === asked ? 1 : 0);
  }
  const titleOf = (times: number, of: number) => (rest.rounds === null ? null : oddsOf(times, of));
  const stakeIn = ({ all, playoffs, titles }: Side, game: number): Stake | null => {
    const of = all[game] ?? 0;
    if (of === 0) return null;
    return { playoffs: oddsOf(playoffs[game] ?? 0, of), title: titleOf(titles[game] ?? 0, of) };
  };
  return {
    seasons,
    teams: rest.records.map((_, team) => ({
      team,
      playoffs: oddsOf(tally.playoffs[team] ?? 0, seasons),
      bye: oddsOf(tally.byes[team] ?? 0, seasons),
      title: titleOf(tally.titles[team] ?? 0, seasons),
      wins: (tally.wins[team] ?? 0) / seasons,
      place: (tally.places[team] ?? 0) / seasons,
    })),
    games: gamesOf(rest).map((game, at) => ({
      ...game,
      firstWins: oddsOf(first.all[at] ?? 0, (first.all[at] ?? 0) + (second.all[at] ?? 0)),
      ifFirst: stakeIn(first, at),
      ifSecond: stakeIn(second, at),
    })),
  };
}

/** What came of each team. */
interface Tally {
  readonly playoffs: Float64Array;
  readonly byes: Float64Array;
  readonly titles: Float64Array;
  readonly wins: Float64Array;
  readonly places: Float64Array;
}

const newTally = (teams: number): Tally => ({
  playoffs: new Float64Array(teams),
  byes: new Float64Array(teams),
  titles: new Float64Array(teams),
  wins: new Float64Array(teams),
  places: new Float64Array(teams),
});

/** Seasons in which one side won each game: all, and those in which the asked team played on and won the title. */
interface Side {
  readonly all: Float64Array;
  readonly playoffs: Float64Array;
  readonly titles: Float64Array;
}

const newSide = (games: number): Side => ({
  all: new Float64Array(games),
  playoffs: new Float64Array(games),
  titles: new Float64Array(games),
});

/** @returns 1 where the asked team plays on */
function countTable(tally: Tally, { table, wins }: RestPlayer, places: number, asked: number): number {
  const byes = byesOf(places);
  let isIn = 0;
  for (let place = 0; place < table.length; place++) {
    const team = table[place] as number; // within the table
    add(tally.places, team, place + 1);
    add(tally.wins, team, wins[team] as number);
    if (place < byes) add(tally.byes, team, 1);
    if (place >= places) continue;
    add(tally.playoffs, team, 1);
    if (team === asked) isIn = 1;
  }
  return isIn;
}

/** A tied game counts on neither side. */
function countGames(first: Side, second: Side, { margins }: RestPlayer, isIn: number, hasWon: number): void {
  for (let game = 0; game < margins.length; game++) {
    const margin = margins[game] as number; // within the games
    if (margin === 0) continue;
    const side = margin > 0 ? first : second;
    add(side.all, game, 1);
    add(side.playoffs, game, isIn);
    add(side.titles, game, hasWon);
  }
}

const gamesOf = ({ weeks }: RestOfSeason) =>
  weeks.flatMap(({ pairs }, week) =>
    Array.from({ length: pairs.length / 2 }, (_, game) => ({
      week,
      first: pairs[2 * game] ?? 0,
      second: pairs[2 * game + 1] ?? 0,
    })),
  );

const add = (sums: Float64Array, at: number, amount: number): void => {
  sums[at] = (sums[at] as number) + amount; // within the array
};
