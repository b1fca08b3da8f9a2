// What publishers say of a season: projections, rankings, average picks and prices.
import { auctionValues as pricesOf } from '@pylon/engine/player-value/auction-values';
import type { Random } from '@pylon/engine/random/random';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { TableRows } from '../tables/all.ts';
import { adpRows } from './adp-rows.ts';
import { isoDate, wednesdayBefore } from './calendar.ts';
import { normal } from './draws.ts';
import { dynastyValues, easeFrom, expertValues, rookieValues } from './house-experts.ts';
import { type LeagueRates, leagueRates } from './league-rates.ts';
import { type Outlook, seasonOutlook, weekOutlook } from './outlook.ts';
import { isWorthProjecting, projectionRows, weekDay } from './projection-rows.ts';
import { consensusRows, type ListTime, listRows, panelView } from './ranking-rows.ts';
import { SEASON_WEEKS } from './schedule.ts';
import type { PlayedSeason } from './season.ts';
import { type Worth, type WorthFormat, worths } from './worth.ts';

const RANKED_FORMATS = ['half-ppr', 'ppr', 'standard', 'superflex'] as const satisfies readonly WorthFormat[];
const WEEKLY_FORMATS = ['half-ppr', 'ppr', 'standard'] as const satisfies readonly WorthFormat[];
/** How far experts are apart, in points of a season and of a week. */
const DISAGREEMENT = { season: 9, week: 1.1 } as const;
const OWN_ERROR = { season: 6, week: 0.7 } as const;
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
  const marketPick = meanPicks(adp, asOf);
  const ease = easeFrom(season, 1, SEASON_WEEKS);
  const seasonal = RANKED_FORMATS.flatMap((format) =>
    expertLists(byFormat[format], { ...time, format }, { marketPick, ease, kind: 'season', random }),
  );
  return {
    adp,
    rankings: [...seasonal, ...careerLists(byFormat.ppr, { ...time, format: 'ppr' }, random)],
    projections: projectionRows(outlook, time, random),
    auctionValues: priceRows(byFormat['half-ppr'], year, random),
  };
}

/** A list of the unnamed experts and one of each house method. */
function expertLists(
  worth: readonly Worth[],
  time: ListTime,
  {
    marketPick,
    ease,
    kind,
    random,
  }: {
    readonly marketPick: ReadonlyMap<string, number>;
    readonly ease: readonly number[];
    readonly kind: 'season' | 'week';
    readonly random: Random;
  },
): TableRows['rankings'][number][] {
  const length = LIST_LENGTH[kind];
  const panel = panelView(worth, DISAGREEMENT[kind], random);
  const evidence = { worth, panel, marketPick, easeOfClub: ease, season: time.season, error: OWN_ERROR[kind] };
  const lists = Object.entries(expertValues(evidence, random))
    // Drafts say nothing of a week or of what is left of a season.
    .filter(([expert]) => expert !== 'market' || time.period === 'seasonal');
  return [
    ...consensusRows(worth, panel, { ...time, length }),
    ...lists.flatMap(([expert, values]) => {
      const named = values.filter(Number.isFinite).length;
      return listRows(worth, values, { ...time, expert, length: Math.min(length, named) });
    }),
  ];
}

/** Lists that look beyond the season. */
function careerLists(worth: readonly Worth[], time: ListTime, random: Random): TableRows['rankings'][number][] {
  const { season } = time;
  const careers = worth
    .map((own, index) => ({ ...own, value: dynastyValues(worth, season)[index] ?? 0 }))
    .filter(({ value }) => Number.isFinite(value));
  const rookies = rookieValues(worth, season);
  const rookieCount = Math.min(LIST_LENGTH.rookie, rookies.filter(Number.isFinite).length);
  const dynasty = { ...time, period: 'dynasty' };
  return [
    ...consensusRows(careers, panelView(careers, 2 * DISAGREEMENT.season, random), {
      ...dynasty,
      length: LIST_LENGTH.season,
    }),
    ...listRows(
      careers,
      careers.map(({ value }) => value),
      { ...dynasty, expert: 'dynasty', length: LIST_LENGTH.season },
    ),
    ...listRows(worth, rookies, { ...time, period: 'rookie', expert: 'rookie', length: rookieCount }),
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
    const ease = easeFrom(season, week, week);
    return {
      projections: projectionRows(outlook, time, random),
      rankings: formats.flatMap((format) =>
        expertLists(
          worths(outlook, format),
          { ...time, format },
          { marketPick: new Map(), ease, kind: 'week', random },
        ),
      ),
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
  const ease = easeFrom(season, week, SEASON_WEEKS);
  return {
    projections: projectionRows(outlook, time, random),
    rankings: WEEKLY_FORMATS.flatMap((format) =>
      expertLists(
        worths(outlook, format),
        { ...time, format },
        { marketPick: new Map(), ease, kind: 'season', random },
      ),
    ),
  };
}

/** Mean of the providers' last picks, superflex, dynasty and guillotine left out. */
function meanPicks(rows: TableRows['adp'], asOf: string): ReadonlyMap<string, number> {
  const apart = new Set(['superflex', 'dynasty', 'guillotine']);
  const picks = Map.groupBy(
    rows.filter((row) => row.asOf === asOf && !apart.has(row.format)),
    (row) => row.entityId,
  );
  return new Map(
    [...picks].map(([entityId, own]) => [entityId, own.reduce((sum, row) => sum + row.adp, 0) / own.length]),
  );
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
