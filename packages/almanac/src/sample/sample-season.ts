/**
 * The sample season: a league of invented players in the real league's clubs, made from a seed, for machines that can
 * reach no source. Last season is complete; this one has been played up to the Wednesday before its week 9.
 */
import { seededRandom } from '@pylon/engine/random/random';
import type { TableRows } from '../tables/all.ts';
import { isoDate, wednesdayBefore } from './league/calendar.ts';
import { CLUBS } from './league/clubs.ts';
import { shuffled } from './league/draws.ts';
import { sufferInjuries } from './league/injuries.ts';
import { foundLeague, gatherSquads, passSpring } from './league/league.ts';
import { makeSchedule, SEASON_WEEKS } from './league/schedule.ts';
import { type PlayedSeason, playSeason, standings } from './league/season.ts';
import { chartingRows } from './rows/charting-rows.ts';
import { marketRows } from './rows/market-rows.ts';
import { draftPickRows, teamSeasonRows, teamWeekRows, usageWeekRows } from './rows/opportunity-rows.ts';
import { popularityRows } from './rows/popularity-rows.ts';
import { gameRows, playerRows, playerSeasonRows, teamRows } from './rows/reference-rows.ts';
import { depthChartRows, injuryRows, snapCountRows, statWeekRows } from './rows/season-rows.ts';
import { trackingRows } from './rows/tracking-rows.ts';

const SAMPLE_YEAR = 2025;
/** The week before which the sample season stands still. */
export const SAMPLE_WEEK = 9;

/**
 * The day on which a sample season stands still: Wednesday before week 9, 'YYYY-MM-DD'.
 * @example sampleDate(2025) // → '2025-10-29'
 */
export const sampleDate = (year: number): string => isoDate(wednesdayBefore(year, SAMPLE_WEEK));

/** The day on which the sample season of the usual year stands still. */
export const SAMPLE_DATE = sampleDate(SAMPLE_YEAR);

/**
 * Makes a sample season.
 *
 * @param seed any text or number; the same seed and year give the same rows
 * @param year year in which the current season began
 * @returns rows of every table, as the real sources would deliver them on {@link sampleDate}: the season before
 *   complete, the current one with weeks 1 to 8 played and 9 to 18 scheduled; no play-offs
 */
export function sampleSeason({
  seed,
  year = SAMPLE_YEAR,
}: {
  readonly seed: string | number;
  readonly year?: number;
}): TableRows {
  const random = seededRandom(seed);
  const league = foundLeague(year - 1, random.fork('founding'));
  const before = playYear(league, { year: year - 1, throughWeek: SEASON_WEEKS, random: random.fork('last season') });
  passSpring(league, year, random.fork('spring'));
  const now = playYear(league, { year, throughWeek: SAMPLE_WEEK - 1, random: random.fork('this season'), before });
  const both = [before, now];
  const points = averagePoints(before);
  const market = marketRows({ before, now, random: random.fork('market') });
  return {
    teams: teamRows(),
    players: playerRows(league, {
      members: now.squads.members,
      ailmentOf: (member) => now.infirmary.of(member.number, SAMPLE_WEEK),
    }),
    playerSeasons: both.flatMap(playerSeasonRows),
    games: both.flatMap((season, index) => gameRows(season, points, random.fork(`lines ${index}`))),
    statWeeks: both.flatMap(statWeekRows),
    snapCounts: both.flatMap(snapCountRows),
    injuries: both.flatMap(injuryRows),
    depthCharts: both.flatMap(depthChartRows),
    usageWeeks: both.flatMap(usageWeekRows),
    teamSeasons: both.flatMap(teamSeasonRows),
    teamWeeks: both.flatMap(teamWeekRows),
    draftPicks: draftPickRows(league, [year - 1, year]),
    ...trackingRows(both, random.fork('tracking')),
    chartedWeeks: chartingRows(both, random.fork('charting')),
    ...market,
    ...popularityRows(market),
  };
}

function playYear(
  league: ReturnType<typeof foundLeague>,
  {
    year,
    throughWeek,
    random,
    before,
  }: {
    readonly year: number;
    readonly throughWeek: number;
    readonly random: ReturnType<typeof seededRandom>;
    readonly before?: PlayedSeason;
  },
): PlayedSeason {
  const squads = gatherSquads(league, year, random.fork('squads'), before?.squads);
  const order = before ? standings(before.games) : anyOrder(random.fork('standings'));
  const fixtures = makeSchedule(year, order, random.fork('schedule'));
  const infirmary = sufferInjuries(squads.members, SEASON_WEEKS, random.fork('injuries'));
  return playSeason({ squads, fixtures, infirmary }, throughWeek, random.fork('games'));
}

/** Divisions in any order of places, for the season before which nothing is known. */
const anyOrder = (random: ReturnType<typeof seededRandom>): number[][] =>
  Array.from({ length: CLUBS.length / 4 }, (_, division) =>
    shuffled(
      random,
      [0, 1, 2, 3].map((place) => division * 4 + place),
    ),
  );

function averagePoints(season: PlayedSeason): number {
  const points = season.games.reduce((sum, { home, away }) => sum + home.points + away.points, 0);
  return points / (2 * season.games.length);
}
