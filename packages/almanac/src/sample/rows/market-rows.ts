// Published lists of a sample season: projections, rankings, average picks and prices.
import { auctionValues as pricesOf } from '@pylon/engine/player-value/auction-values';
import type { Random } from '@pylon/engine/random/random';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { TableRows } from '../../tables/all.ts';
import { type LeagueRates, leagueRates } from '../game/league-rates.ts';
import { type Outlook, seasonOutlook, weekOutlook } from '../game/outlook.ts';
import { isoDate, wednesdayBefore } from '../league/calendar.ts';
import { dynastyValues, rookieValues } from '../league/career-values.ts';
import { normal } from '../league/draws.ts';
import type { PlayedSeason } from '../league/season.ts';
import { type Worth, type WorthFormat, worths } from '../league/worth.ts';
import { adpRows } from './adp-rows.ts';
import { isWorthProjecting, projectionRows, weekDay } from './projection-rows.ts';
import { consensusRows, type ListTime, panelView } from './ranking-rows.ts';

const RANKED_FORMATS = ['half-ppr', 'ppr', 'standard', 'superflex'] as const satisfies readonly WorthFormat[];
const WEEKLY_FORMATS = ['half-ppr', 'ppr', 'standard'] as const satisfies readonly WorthFormat[];
/** How far experts are apart, in points of a season and of a week. */
const DISAGREEMENT = { season: 9, week: 1.1 } as const;
/** Places on a list of a season and of a week. */
const LIST_LENGTH = { season: 300, week: 220, rookie: 60 } as const;
const PRICE_PROVIDERS = ['espn', 'yahoo'] as const;
const PRICE_DAYS = [21, 0];

type MarketRows = Pick<TableRows, 'adp' | 'rankings' | 'projections' | 'auctionValues'>;

/**
 * The lists of both seasons: of the last one the market's final state, of this one all that a season brings until its
 * day: picks on six dates, prices, lists and projections for the season, each week so far and the next, and the rest.
 */
export function marketRows({
  before,
  now,
  random,
}: {
  readonly before: PlayedSeason;
  readonly now: PlayedSeason;
  readonly random: Random;
}): MarketRows {
  const rates = leagueRates(before);
  const last = summer(before, rates, { snapshots: 1, random: random.fork('last summer') });
  const summerNow = summer(now, rates, { snapshots: 6, random: random.fork('this summer') });
  const weekly = weeks(now, rates, random.fork('weeks'));
  const rest = restOfSeason(now, rates, random.fork('rest'));
  return {
    adp: [...last.adp, ...summerNow.adp],
    auctionValues: [...last.auctionValues, ...summerNow.auctionValues],
    rankings: [...last.rankings, ...summerNow.rankings, ...weekly.rankings, ...rest.rankings],
    projections: [...last.projections, ...summerNow.projections, ...weekly.projections, ...rest.projections],
  };
}

/** What was published before a season. */
function summer(
  season: PlayedSeason,
  rates: LeagueRates,
  { snapshots, random }: { readonly snapshots: number; readonly random: Random },
): MarketRows {
  const { year } = season.squads;
  const outlook = seasonOutlook(season, rates, 1, random).filter(isWorthProjecting);
  const asOf = weekDay(year, 1);
  const time = { season: year, period: 'seasonal' as const, week: 0, asOf };
  const worth = (format: WorthFormat) => worths(outlook, format);
  const byFormat = {
    'half-ppr': worth('half-ppr'),
    ppr: worth('ppr'),
    standard: worth('standard'),
    superflex: worth('superflex'),
    'te-premium': worth('te-premium'),
  };
  const dynasty = byFormat.ppr.map((own, index) => ({ ...own, value: dynastyValues(byFormat.ppr, year)[index] ?? 0 }));
  const adp = adpRows({ ...byFormat, dynasty }, { season: year, snapshots }, random);
  const seasonal = RANKED_FORMATS.flatMap((format) =>
    expertList(byFormat[format], { ...time, format }, 'season', random),
  );
  return {
    adp,
    rankings: [...seasonal, ...careerLists(byFormat.ppr, { ...time, format: 'ppr' }, random)],
    projections: projectionRows(outlook, time, random),
    auctionValues: priceRows(byFormat['half-ppr'], year, random),
  };
}

/** A list of the unnamed experts. */
const expertList = (
  worth: readonly Worth[],
  time: ListTime,
  kind: 'season' | 'week',
  random: Random,
): TableRows['rankings'][number][] =>
  consensusRows(worth, panelView(worth, DISAGREEMENT[kind], random), { ...time, length: LIST_LENGTH[kind] });

/** Lists that look beyond the season: of everybody, and of this year's rookies alone. */
function careerLists(worth: readonly Worth[], time: ListTime, random: Random): TableRows['rankings'][number][] {
  const { season } = time;
  const listOf = (values: readonly number[], period: string, length: number) => {
    const ranked = worth
      .map((own, index) => ({ ...own, value: values[index] ?? 0 }))
      .filter(({ value }) => Number.isFinite(value));
    return consensusRows(ranked, panelView(ranked, 2 * DISAGREEMENT.season, random), { ...time, period, length });
  };
  return [
    ...listOf(dynastyValues(worth, season), 'dynasty', LIST_LENGTH.season),
    ...listOf(rookieValues(worth, season), 'rookie', LIST_LENGTH.rookie),
  ];
}

/** Projections and lists of every week so far and the next. */
function weeks(season: PlayedSeason, rates: LeagueRates, random: Random): Pick<MarketRows, 'rankings' | 'projections'> {
  const { year } = season.squads;
  const all = season.charts.map((_, index) => {
    const week = index + 1;
    const time = { season: year, period: 'weekly' as const, week, asOf: weekDay(year, week) };
    const outlook = weekOutlook(season, rates, week).filter(isWorthProjecting);
    // Of weeks gone by one list of each is kept; of the coming week all.
    const formats = week === season.charts.length ? WEEKLY_FORMATS : WEEKLY_FORMATS.slice(0, 1);
    return {
      projections: projectionRows(outlook, time, random),
      rankings: formats.flatMap((format) => expertList(worths(outlook, format), { ...time, format }, 'week', random)),
    };
  });
  return {
    projections: all.flatMap((week) => week.projections),
    rankings: all.flatMap((week) => week.rankings),
  };
}

/** Projections and lists of what is left. */
function restOfSeason(
  season: PlayedSeason,
  rates: LeagueRates,
  random: Random,
): Pick<MarketRows, 'rankings' | 'projections'> {
  const { year } = season.squads;
  const week = season.charts.length;
  const time = { season: year, period: 'restOfSeason' as const, week: 0, asOf: weekDay(year, week) };
  const outlook: Outlook[] = seasonOutlook(season, rates, week, random).filter(isWorthProjecting);
  return {
    projections: projectionRows(outlook, time, random),
    rankings: WEEKLY_FORMATS.flatMap((format) =>
      expertList(worths(outlook, format), { ...time, format }, 'season', random),
    ),
  };
}

/** Prices for budgets of 200 dollars. */
function priceRows(worth: readonly Worth[], season: number, random: Random): TableRows['auctionValues'][number][] {
  return PRICE_PROVIDERS.flatMap((provider) =>
    PRICE_DAYS.flatMap((daysBefore) => {
      const values = worth.map(({ value }) => Math.max(0, value + normal(random, 0, DISAGREEMENT.season / 2)));
      const dollars = pricesOf(values, DEFAULT_LEAGUE);
      return worth.flatMap(({ outlook }, index) => {
        const valueDollars = Math.round((dollars[index] ?? 0) * 10) / 10;
        if (valueDollars < 1) return [];
        const asOf = isoDate(wednesdayBefore(season, 1) - daysBefore);
        return [
          {
            season,
            provider,
            asOf,
            entityId: outlook.entityId,
            valueDollars,
            budgetDollars: DEFAULT_LEAGUE.budgetDollars,
          },
        ];
      });
    }),
  );
}
