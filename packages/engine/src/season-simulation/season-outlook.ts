// The worth of a draft over a season: many seasons of the league are played, and their results counted. The odds shown
// are drawn towards those of equal teams, because a simulation of before the season believes its projections too much.
import { seededRandom, shuffled } from '../random/random.ts';
import { type Estimate, quantile } from '../statistics/estimate.ts';
import type { Odds } from './odds.ts';
import { seasonPlayer } from './play-season.ts';
import { champion, roundRobin, type SeasonFormat } from './season-format.ts';
import type { SeasonLeague } from './season-league.ts';
import { countGames, rankByKey, rankByWins } from './table.ts';

export interface TeamOutlook {
  /** Index of the team's roster. */
  readonly team: number;
  /** Games won in the regular weeks, a tie counting half; null in best ball. */
  readonly wins: Estimate | null;
  readonly pointsFor: Estimate;
  /** Place after the regular weeks, from 1. */
  readonly meanPlace: number;
  readonly playoffs: Odds;
  readonly title: Odds;
  /** Mean points of each week, playoffs included. */
  readonly weeklyPoints: readonly number[];
}

export interface SeasonOutlook {
  readonly format: SeasonFormat;
  readonly seasons: number;
  /** Share of a team's simulated advantage that the odds keep, 0 to 1. */
  readonly oddsWeight: number;
  /** In the order of the rosters. */
  readonly teams: readonly TeamOutlook[];
}

/**
 * Share of a team's simulated advantage that its odds keep before the season.
 * @source analysis/grades: slope in the earlier half of real drafts of 2022 (elsewhere .44 was found for a simulation
 *   that draws whole seasons of the past)
 */
const ODDS_WEIGHT = 0.73;

/**
 * Orders in which teams take the places of the schedule, so that no team's odds depend on the opponents that it happens
 * to meet.
 */
const SCHEDULES = 64;

/**
 * Plays a league's season many times.
 *
 * @param seasons at least 1
 * @param seed equal seeds give equal outlooks
 */
export function seasonOutlook(
  league: SeasonLeague,
  { seasons, seed, oddsWeight = ODDS_WEIGHT }: { seasons: number; seed: string; oddsWeight?: number },
): SeasonOutlook {
  const { format } = league;
  const { teams } = format;
  const random = seededRandom(seed);
  const { scores, play } = seasonPlayer(league);
  const kept = Math.min(seasons, SEASONS_FOR_RANGES);
  const tally = newTally(format, kept);
  const judge = format.isBestBall ? judgeBestBall(format, scores) : judgeLeague(format, scores, seed);
  for (let season = 0; season < seasons; season++) {
    play(random);
    count(tally, judge(season), scores, season);
  }
  const towards = (times: number, places: number): Odds => {
    const simulated = times / seasons;
    return {
      odds: places / teams + oddsWeight * (simulated - places / teams),
      standardError: oddsWeight * Math.sqrt((simulated * (1 - simulated)) / seasons),
    };
  };
  return {
    format,
    seasons,
    oddsWeight,
    teams: Array.from({ length: teams }, (_, team): TeamOutlook => {
      const of = ({ sum, squares, kept: values }: Sums) =>
        estimate(sum[team] ?? 0, squares[team] ?? 0, seasons, values.subarray(team * kept, (team + 1) * kept));
      return {
        team,
        wins: format.isBestBall ? null : of(tally.wins),
        pointsFor: of(tally.points),
        meanPlace: (tally.places[team] ?? 0) / seasons,
        playoffs: towards(tally.playoffs[team] ?? 0, format.playoffTeams),
        title: towards(tally.titles[team] ?? 0, 1),
        weeklyPoints: [...tally.weekly.subarray(team * format.weeks, (team + 1) * format.weeks)].map(
          (sum) => sum / seasons,
        ),
      };
    }),
  };
}

/** Best first: more wins, then more points. */
export const byOutlook = (one: TeamOutlook, other: TeamOutlook): number =>
  (other.wins?.mean ?? 0) - (one.wins?.mean ?? 0) || other.pointsFor.mean - one.pointsFor.mean;

/** The result of one season: teams from best to worst with their sort keys, and the winner. */
interface Verdict {
  readonly table: readonly number[];
  readonly wins: Float64Array;
  readonly points: Float64Array;
  readonly winner: number;
}

type Judge = (season: number) => Verdict;

/** Seasons whose values are kept for ranges. Sorting all of them would take long and add little. */
const SEASONS_FOR_RANGES = 2000;

/** A quantity of every team over the seasons so far: sums, sums of squares, and the first values, team after team. */
interface Sums {
  readonly sum: Float64Array;
  readonly squares: Float64Array;
  readonly kept: Float64Array;
}

const newSums = (teams: number, kept: number): Sums => ({
  sum: new Float64Array(teams),
  squares: new Float64Array(teams),
  kept: new Float64Array(teams * kept),
});

interface Tally {
  readonly kept: number;
  readonly format: SeasonFormat;
  readonly wins: Sums;
  readonly points: Sums;
  readonly weekly: Float64Array;
  readonly places: Float64Array;
  readonly playoffs: Float64Array;
  readonly titles: Float64Array;
}

const newTally = (format: SeasonFormat, kept: number): Tally => ({
  kept,
  format,
  wins: newSums(format.teams, kept),
  points: newSums(format.teams, kept),
  weekly: new Float64Array(format.teams * format.weeks),
  places: new Float64Array(format.teams),
  playoffs: new Float64Array(format.teams),
  titles: new Float64Array(format.teams),
});

const add = (sums: Float64Array, at: number, amount: number): void => {
  sums[at] = (sums[at] as number) + amount; // within the array
};

/** Adds a season's value of a team. */
function addValue({ sum, squares, kept }: Sums, team: number, value: number, season: number, keep: number): void {
  add(sum, team, value);
  add(squares, team, value * value);
  if (season < keep) kept[team * keep + season] = value;
}

function count(tally: Tally, { table, wins, points, winner }: Verdict, scores: Float64Array, season: number): void {
  const { format, kept } = tally;
  for (let place = 0; place < table.length; place++) {
    const team = table[place] as number; // within the table
    addValue(tally.wins, team, wins[team] as number, season, kept);
    addValue(tally.points, team, points[team] as number, season, kept);
    add(tally.places, team, place + 1);
    if (place < format.playoffTeams) add(tally.playoffs, team, 1);
  }
  add(tally.titles, winner, 1);
  for (let at = 0; at < scores.length; at++) add(tally.weekly, at, scores[at] as number);
}

/** Points of the regular weeks by team. */
function sumPoints({ teams, weeks, regularWeeks }: SeasonFormat, scores: Float64Array, into: Float64Array): void {
  for (let team = 0; team < teams; team++) {
    let sum = 0;
    for (let week = 0; week < regularWeeks; week++) sum += scores[team * weeks + week] as number;
    into[team] = sum;
  }
}

/** A league with games: wins, then points, make the table; its best play for the title. */
function judgeLeague(format: SeasonFormat, scores: Float64Array, seed: string): Judge {
  const { teams, weeks, regularWeeks, playoffTeams } = format;
  const schedule = roundRobin(teams, regularWeeks);
  const random = seededRandom(`${seed} schedule`);
  // By order of places: the two teams of each game, week after week.
  const pairings = Array.from({ length: SCHEDULES }, () => {
    const label = shuffled(teams, random);
    return Uint8Array.from(schedule.flatMap((games) => Array.from(games, (place) => label[place] ?? 0)));
  });
  const wins = new Float64Array(teams);
  const points = new Float64Array(teams);
  const key = new Float64Array(teams);
  const table = Array.from({ length: teams }, (_, team) => team);
  return (season) => {
    const pairs = pairings[season % SCHEDULES] as Uint8Array;
    const playing = pairs.length / regularWeeks;
    wins.fill(0);
    for (let week = 0, at = 0; week < regularWeeks; week++, at += playing) {
      countGames(pairs, { from: at, end: at + playing }, { scores, weeks, week }, wins);
    }
    sumPoints(format, scores, points);
    rankByWins(table, wins, points, key);
    const winner = champion(
      table.slice(0, playoffTeams),
      (team, round) => scores[team * weeks + regularWeeks + round] as number,
    );
    return { table, wins, points, winner };
  };
}

/** Best ball: points of the regular weeks make the table, those of all weeks the winner. */
function judgeBestBall(format: SeasonFormat, scores: Float64Array): Judge {
  const { teams, weeks } = format;
  const wins = new Float64Array(teams);
  const points = new Float64Array(teams);
  const whole = new Float64Array(teams);
  const table = Array.from({ length: teams }, (_, team) => team);
  return () => {
    sumPoints(format, scores, points);
    sumPoints({ ...format, regularWeeks: weeks }, scores, whole);
    rankByKey(table, points);
    return { table, wins, points, winner: whole.indexOf(Math.max(...whole)) };
  };
}

/** The estimate of a quantity from its sums and its first values, which are sorted in place. */
function estimate(sum: number, squares: number, seasons: number, values: Float64Array): Estimate {
  values.sort();
  const mean = sum / seasons;
  const variance = Math.max(0, squares / seasons - mean ** 2);
  return {
    mean,
    standardError: Math.sqrt(variance / seasons),
    low: quantile(values, 0.1),
    high: quantile(values, 0.9),
  };
}
