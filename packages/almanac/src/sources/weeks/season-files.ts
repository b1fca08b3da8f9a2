// Which files a season is made of, fetched and read.

import { readAdvancedPassing, readAdvancedReceiving, readAdvancedRushing } from '../nflverse/advanced.ts';
import { type ChartedGame, countCharting } from '../nflverse/charting/charted-plays.ts';
import { type Charting, readCharting } from '../nflverse/charting/charting.ts';
import { readDepthCharts } from '../nflverse/depth-charts.ts';
import { readInjuries } from '../nflverse/injuries.ts';
import { readNextGenPassing, readNextGenReceiving, readNextGenRushing } from '../nflverse/next-gen.ts';
import { readPlayerWeeks } from '../nflverse/player-weeks.ts';
import { countPlays, type PlayCounts, readPlays } from '../nflverse/plays.ts';
import { readRosters } from '../nflverse/rosters.ts';
import { readPlayerSeasons, readTeamSeasons } from '../nflverse/season-totals.ts';
import { readSnapCounts } from '../nflverse/snap-counts.ts';
import { countTendencies, type TeamTendencies } from '../nflverse/team-tendencies.ts';
import { ADDRESSES } from '../reading/addresses.ts';
import type { Calendar } from '../reading/calendar.ts';
import { mapRead, type ReadByRecord } from '../reading/faults.ts';
import type { Loader } from '../reading/loading.ts';
import { readSleeperProjections, readSleeperStats } from '../sleeper/weeks.ts';
import { seasonFeeds } from './season-feeds.ts';

/** Regular-season weeks that had begun by a day. */
const begunWeeks = (calendar: Calendar, season: number, asOf: string): readonly number[] =>
  calendar.regularWeeks(season).filter((week) => (calendar.daysOf(season, week)?.first ?? '9999') <= asOf);

/** Regular-season weeks that had begun, and the one coming next. */
const expectedWeeks = (calendar: Calendar, season: number, asOf: string): readonly number[] => {
  const next = calendar.weekAt(season, asOf);
  return calendar.regularWeeks(season).filter((week) => next === undefined || week <= next);
};

/** What is counted of a season's plays. */
interface SeasonPlays extends PlayCounts {
  readonly tendencies: TeamTendencies;
  /** Empty where nobody charted them. */
  readonly charted: readonly ChartedGame[];
}

/** Plays are counted as soon as they are read: a season of them is too much to keep. */
const playCountsReader =
  (charting: Charting | undefined) =>
  (bytes: Buffer, file: string): ReadByRecord<SeasonPlays> =>
    mapRead(readPlays(bytes, file), (plays) => ({
      ...countPlays(plays),
      tendencies: countTendencies(plays),
      charted: charting ? countCharting(plays, charting) : [],
    }));

/** The plays of a season, counted together with their charting, which is not kept either. */
async function loadPlays(loader: Loader, season: number) {
  const feeds = seasonFeeds(season);
  const charting = await loader.optional(ADDRESSES.charting(season), readCharting, feeds.all('chartedWeeks'));
  return loader.optional(ADDRESSES.plays(season), playCountsReader(charting?.value), feeds.plays);
}

/** Fetches and reads a season's files; absent ones are undefined. */
export async function loadSeason(loader: Loader, season: number, calendar: Calendar, asOf: string) {
  const a = ADDRESSES;
  const feeds = seasonFeeds(season);
  const weeks = begunWeeks(calendar, season, asOf);
  const begun = weeks.length > 0;
  const inSeason = <T>(load: () => Promise<T>): Promise<T | undefined> => (begun ? load() : Promise.resolve(undefined));
  const [rosters, weeklyRosters, depthCharts] = await Promise.all([
    loader.faultless(a.rosters(season), readRosters),
    loader.faultless(a.weeklyRosters(season), readRosters),
    loader.optional(a.depthCharts(season), readDepthCharts, feeds.all('depthCharts')),
  ]);
  const [playerWeeks, plays, playerSeasons, teamSeasons, snapCounts, injuries] = await Promise.all([
    inSeason(() => loader.optional(a.playerWeeks(season), readPlayerWeeks, feeds.all('statWeeks'))),
    inSeason(() => loadPlays(loader, season)),
    inSeason(() => loader.optional(a.playerSeasons(season), readPlayerSeasons)),
    inSeason(() => loader.optional(a.teamSeasons(season), readTeamSeasons, feeds.all('teamSeasons'))),
    inSeason(() => loader.optional(a.snapCounts(season), readSnapCounts, feeds.all('snapCounts'))),
    loader.optional(a.injuries(season), readInjuries, feeds.all('injuries')),
  ]);
  const [ngsPassing, ngsRushing, ngsReceiving, pfrPassing, pfrRushing, pfrReceiving] = await Promise.all([
    inSeason(() => loader.optional(a.nextGen(season, 'passing'), readNextGenPassing, feeds.all('nextGenPassing'))),
    inSeason(() => loader.optional(a.nextGen(season, 'rushing'), readNextGenRushing, feeds.all('nextGenRushing'))),
    inSeason(() =>
      loader.optional(a.nextGen(season, 'receiving'), readNextGenReceiving, feeds.all('nextGenReceiving')),
    ),
    inSeason(() => loader.optional(a.advanced(season, 'pass'), readAdvancedPassing, feeds.all('advancedPassing'))),
    inSeason(() => loader.optional(a.advanced(season, 'rush'), readAdvancedRushing, feeds.all('advancedRushing'))),
    inSeason(() => loader.optional(a.advanced(season, 'rec'), readAdvancedReceiving, feeds.all('advancedReceiving'))),
  ]);
  const sleeperStats = await Promise.all(
    weeks.map(async (week) => ({
      week,
      found: await loader.optional(a.sleeperStats(season, week), readSleeperStats, feeds.sleeperStats(week)),
    })),
  );
  const sleeperProjections = await Promise.all(
    expectedWeeks(calendar, season, asOf).map(async (week) => ({
      week,
      found: await loader.optional(
        a.sleeperProjections(season, week),
        readSleeperProjections,
        feeds.sleeperProjections(week),
      ),
    })),
  );
  return {
    season,
    rosters,
    weeklyRosters,
    depthCharts,
    playerWeeks,
    plays,
    playerSeasons,
    teamSeasons,
    snapCounts,
    injuries,
    ngsPassing,
    ngsRushing,
    ngsReceiving,
    pfrPassing,
    pfrRushing,
    pfrReceiving,
    sleeperStats,
    sleeperProjections,
  };
}

/** A season's files, read. */
export type SeasonFiles = Awaited<ReturnType<typeof loadSeason>>;
