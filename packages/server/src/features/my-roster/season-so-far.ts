// How a team has fared so far, and whom the byes of a week cost.
import type { AnswerOf, QueryOf } from '@pylon/contract/endpoint';
import type { myRosterByes, myRosterScoring, myRosterTopStats } from '@pylon/contract/my-roster/season-so-far';
import { cents } from '@pylon/engine/tables/cents';
import type { Person } from '../../db/reads/person-by-token.ts';
import { found, type Outcome } from '../../http/errors.ts';
import { teamOfWeek } from '../../leagues/asked-team.ts';
import { byesOf } from '../../leagues/bye-week.ts';
import { median } from '../../leagues/season-standing.ts';
import { placeOf, type TeamScore, type WeekScores, weekScores } from '../../leagues/week-scores.ts';
import type { MyRosterParts } from './my-roster.service.ts';

type RosterQuery = QueryOf<typeof myRosterByes>;

export async function byes(
  parts: MyRosterParts,
  person: Person,
  query: RosterQuery,
): Promise<Outcome<AnswerOf<typeof myRosterByes>>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  return found({
    week: asked.value.week.week,
    bye: byesOf(asked.value, { tier: person.tier, now: parts.clock.now() }),
  });
}

export async function topStats(
  parts: MyRosterParts,
  person: Person,
  query: RosterQuery,
): Promise<Outcome<AnswerOf<typeof myRosterTopStats>>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { of, teamId } = asked.value;
  const { scoringMode, hasMedianGame, playoffs } = of.league;
  const weeks = scoringMode === 'head-to-head' ? await weekScores(parts, of) : [];
  const lastRegularWeek = (playoffs?.firstWeek ?? Number.POSITIVE_INFINITY) - 1;
  return found({ topStats: topStatsOf(weeks, teamId, { hasMedianGame, lastRegularWeek }) });
}

interface Season {
  /** Whether each week before the playoffs is a game against the median, too. */
  readonly hasMedianGame: boolean;
  readonly lastRegularWeek: number;
}

/** A team's record and what its scores were worth; null where it has played nobody. */
function topStatsOf(weeks: readonly WeekScores[], teamId: string, { hasMedianGame, lastRegularWeek }: Season) {
  const own = weeks.flatMap(({ week, scores }) => {
    const score = scores.find((each) => each.teamId === teamId);
    if (!score || score.opponents.length === 0) return [];
    const games = score.opponents.length;
    const results = resultsOf(score);
    const isMedianWeek = hasMedianGame && week <= lastRegularWeek;
    const medians = !isMedianWeek ? [] : [Math.sign(score.points - median(scores.map(({ points }) => points)))];
    // Nobody is lucky against the median: it is worth what it brings.
    const worth = games * beatenShare(score, scores) + medians.reduce((sum, result) => sum + (result + 1) / 2, 0);
    return [{ week, points: score.points, results, counted: [...results, ...medians], worth }];
  });
  const [first, ...others] = own;
  if (!first) return null;
  const results = own.flatMap((each) => each.counted);
  const won = (result: number) => results.filter((each) => each === result).length;
  const [wins, losses, ties] = [won(1), won(-1), won(0)];
  const expectedWins = own.reduce((sum, { worth }) => sum + worth, 0);
  const teams = new Set(weeks.flatMap(({ scores }) => scores.map((score) => score.teamId)));
  const means = [...teams].map((id) => ({ id, points: meanPoints(weeks, id) }));
  const mean = meanPoints(weeks, teamId);
  const pick = (better: (one: number, other: number) => boolean) => {
    const { week, points } = others.reduce((best, each) => (better(each.points, best.points) ? each : best), first);
    return { week, points: cents(points) };
  };
  return {
    ...{ wins, losses, ties },
    expectedWins: cents(expectedWins),
    luck: cents(wins + ties / 2 - expectedWins),
    pointsPerWeek: cents(mean),
    pointsRank: placeOf(mean, means),
    bestWeek: pick((one, other) => one > other),
    worstWeek: pick((one, other) => one < other),
    streak: streakOf(own.flatMap((each) => each.results)),
    hasMedianGame,
    hasPlayoffGames: own.some(({ week }) => week > lastRegularWeek),
  };
}

/** 1 for a game won, -1 for one lost, 0 for a tie. */
const resultsOf = ({ points, opponents }: TeamScore): readonly number[] =>
  opponents.map((other) => Math.sign(points - other.points));

/** Share of the other teams of a week that a score beats; equals are beaten by half. */
function beatenShare({ teamId, points }: TeamScore, scores: readonly TeamScore[]): number {
  const others = scores.filter((other) => other.teamId !== teamId);
  const beaten = others.reduce((sum, other) => sum + (Math.sign(points - other.points) + 1) / 2, 0);
  return others.length === 0 ? 0.5 : beaten / others.length;
}

function meanPoints(weeks: readonly WeekScores[], teamId: string): number {
  const own = weeks.flatMap(({ scores }) => scores.filter((score) => score.teamId === teamId));
  return own.length === 0 ? 0 : own.reduce((sum, { points }) => sum + points, 0) / own.length;
}

/** How many games in a row ended like the last, with its sign; a tie ends any. */
function streakOf(results: readonly number[]): number {
  const last = results.at(-1) ?? 0;
  const before = results.findLastIndex((result) => result !== last);
  return last === 0 ? 0 : last * (results.length - 1 - before);
}

export async function scoring(
  parts: MyRosterParts,
  person: Person,
  query: RosterQuery,
): Promise<Outcome<AnswerOf<typeof myRosterScoring>>> {
  const asked = await teamOfWeek(parts, person, query);
  if (!asked.ok) return asked;
  const { of, teamId } = asked.value;
  const totalScoringStats = (await weekScores(parts, of)).flatMap(({ week, scores }) => {
    const own = scores.find((score) => score.teamId === teamId);
    if (!own) return [];
    return {
      week,
      points: cents(own.points),
      opponents: own.opponents.map(({ teamId: id, points }) => ({ id, points: cents(points) })),
      leagueAverage: cents(scores.reduce((sum, { points }) => sum + points, 0) / scores.length),
      rank: placeOf(own.points, scores),
      teams: scores.length,
    };
  });
  return found({ totalScoringStats });
}
