// What is left of a league's season: games that everybody knows, and points that nobody does. A team's week strays from
// what is expected of it, and a team itself may turn out better or worse than it is thought: that is the same in all of
// its weeks and does not even out. Results so far stand as they are.
import { champion } from './season-format.ts';
import { countGames } from './table.ts';
import { type TableGames, type TableRules, tableGames, tableOrder, tableRules } from './table-order.ts';

/** What a team has done so far. */
export interface TeamRecord {
  /** Ties count half; games against the median are games like others. */
  readonly wins: number;
  readonly points: number;
}

/** A week to be played, or in the middle of it. */
export interface RestWeek {
  /** Numbers of the two teams of each game, one after the other; none in weeks of the playoffs. */
  readonly pairs: Uint8Array;
  /** What is expected of each team in the whole week, points made so far included, and how it strays. */
  readonly means: Float64Array;
  readonly spreads: Float64Array;
  /** Whether how good a team really is comes on top. Not in a week whose spreads have that in them. */
  readonly isOpen: boolean;
}

/** A league from the week that is played on. Every list of teams is in the order of the records. */
export interface RestOfSeason {
  readonly records: readonly TeamRecord[];
  /** Weeks of the regular season that are left, the first first; none once it is over. */
  readonly weeks: readonly RestWeek[];
  /** Teams that play on, 1 to all of them. */
  readonly places: number;
  /** Weeks of each round of the playoffs; null where nobody knows when they are played, and no title is told. */
  readonly rounds: readonly (readonly RestWeek[])[] | null;
  /** Whether each week is also a game against the median of all teams. */
  readonly hasMedianGame: boolean;
  /** What makes the table, and the games so far, which may break ties; by wins, then points, where absent. */
  readonly order?: TableRules & { readonly played: TableGames };
  /** By how many points a week a team may be better or worse than it is thought: one standard deviation. */
  readonly strength: number;
}

/** How often a season is played to its end, and with which luck. */
export interface RestRun {
  /** At least 1. */
  readonly seasons: number;
  /** Equal seeds give equal seasons. */
  readonly seed: string;
}

/** Seasons that a page asks for: the error of even odds is half a percent. */
export const USUAL_SEASONS = 10_000;

/** Rounds of a bracket for so many teams, the best of which rest in the first where they are no power of two. */
export const roundsOf = (places: number): number => Math.ceil(Math.log2(Math.max(1, places)));

/** Teams that rest in the first round. @example byesOf(6) // → 2 */
export const byesOf = (places: number): number => 2 ** roundsOf(places) - places;

/** Plays seasons to their end into the same arrays, again and again. Made by {@link restPlayer}. */
export interface RestPlayer {
  /** How many numbers of luck a season takes, standard normal: of each team, then of each team in each week. */
  readonly luckLength: number;
  /** Teams at the end of the regular season, best first. */
  readonly table: readonly number[];
  readonly wins: Float64Array;
  /** By how much the first team of each game won it, in the order of weeks and pairs. */
  readonly margins: Float64Array;
  /** Plays a season. @returns the team that wins the title; -1 where none is told */
  readonly play: (luck: Float64Array) => number;
}

// All indexes below are bounded by the loops and by the league; the casts spare branches.

export function restPlayer(rest: RestOfSeason): RestPlayer {
  const { records, places, rounds, hasMedianGame, strength, order = BY_POINTS } = rest;
  const teams = records.length;
  const regular = rest.weeks.length;
  const all = [...rest.weeks, ...(rounds ?? []).flat()];
  const weeks = all.length;
  const scores = new Float64Array(teams * weeks);
  const winsBefore = Float64Array.from(records, (record) => record.wins);
  const pointsBefore = Float64Array.from(records, (record) => record.points);
  const [wins, points] = [new Float64Array(teams), new Float64Array(teams)];
  const [ofWeek, sorted] = [new Float64Array(teams), new Float64Array(teams)];
  const table = Array.from(records, (_, team) => team);
  const games = gamesOf(rest, order.played);
  const margins = games.margins.subarray(order.played.margins.length);
  const rank = tableOrder(order, { wins, points, ...games });
  const roundWeeks = weeksOfRounds(rest);
  const playWeek = ({ means, spreads, isOpen }: RestWeek, week: number, luck: Float64Array): void => {
    const own = (week + 1) * teams;
    const open = isOpen ? strength : 0;
    for (let team = 0; team < teams; team++) {
      const stray = open * (luck[team] as number) + (spreads[team] as number) * (luck[own + team] as number);
      scores[team * weeks + week] = Math.max(0, (means[team] as number) + stray);
    }
  };
  const beatMedian = (week: number): void => {
    for (let team = 0; team < teams; team++) ofWeek[team] = scores[team * weeks + week] as number;
    sorted.set(ofWeek);
    sorted.sort();
    const median = ((sorted[Math.floor((teams - 1) / 2)] as number) + (sorted[Math.floor(teams / 2)] as number)) / 2;
    for (let team = 0; team < teams; team++) {
      const ahead = (ofWeek[team] as number) - median;
      wins[team] = (wins[team] as number) + (1 + +(ahead > 0) - +(ahead < 0)) / 2;
    }
  };
  const play = (luck: Float64Array): number => {
    for (let week = 0; week < weeks; week++) playWeek(all[week] as RestWeek, week, luck);
    wins.set(winsBefore);
    points.set(pointsBefore);
    let game = 0;
    for (let week = 0; week < regular; week++) {
      const { pairs } = all[week] as RestWeek;
      countGames(pairs, { from: 0, end: pairs.length }, { scores, weeks, week }, wins);
      for (let at = 0; at < pairs.length; at += 2) {
        const [one, other] = [pairs[at] as number, pairs[at + 1] as number];
        margins[game++] = (scores[one * weeks + week] as number) - (scores[other * weeks + week] as number);
      }
      for (let team = 0; team < teams; team++) {
        points[team] = (points[team] as number) + (scores[team * weeks + week] as number);
      }
      if (hasMedianGame) beatMedian(week);
    }
    rank(table);
    if (rounds === null) return -1;
    return champion(table.slice(0, places), (team, round) => {
      let sum = 0;
      for (const week of roundWeeks[round] as readonly number[]) sum += scores[team * weeks + week] as number;
      return sum;
    });
  };
  return { luckLength: teams * (weeks + 1), table, wins, margins, play };
}

const BY_POINTS = { ...tableRules([]), played: tableGames([]) };

/** Those played, then those to be played. */
function gamesOf({ weeks }: RestOfSeason, played: TableGames): TableGames {
  const pairs = Uint8Array.from([played, ...weeks].flatMap((each) => [...each.pairs]));
  const margins = new Float64Array(pairs.length / 2);
  margins.set(played.margins);
  return { pairs, margins };
}

/** Numbers of the weeks of each round, counted on from the regular season. */
function weeksOfRounds({ weeks, rounds, places }: RestOfSeason): readonly (readonly number[])[] {
  if (rounds !== null && rounds.length !== roundsOf(places)) throw new RangeError('each round has its weeks');
  let next = weeks.length;
  return (rounds ?? []).map((round) => round.map(() => next++));
}
