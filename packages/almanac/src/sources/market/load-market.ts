// Asks the sources of the market. Each fails alone: what is down, changed, empty or switched off costs its own columns.
import { type Calendar, seasonOf } from '../reading/calendar.ts';
import type { Feed, Loaded, Loader } from '../reading/loading.ts';
import type { MarketFeed, MarketLists } from './market-source.ts';
import { MARKET_SOURCES } from './market-sources.ts';

/** An answer's lists, and the file that they came in. */
export type MarketAnswer = Loaded<MarketLists>;

/** A feed of one source and season. */
const feedOf = (source: string, season: number, { table, format, period, measure, provider }: MarketFeed): Feed => ({
  table,
  isHistory: true,
  has: (row) =>
    row.season === season &&
    (table === 'games' || (row.provider ?? row.expert) === (provider ?? source)) &&
    (row.toldBy ?? row.provider ?? row.expert) === source &&
    (format === undefined || row.format === format) &&
    (period === undefined || row.period === period) &&
    (measure === undefined || row.measure === measure),
});

interface Asking {
  /** The day of asking ('2026-11-21'), of which answers are that do not say their own. */
  readonly askedOn: string;
  /** Whether a source is asked, by its name; of one that is not, nothing is said, and nothing is missed. */
  readonly isAsked: (name: string) => boolean;
}

export async function loadMarket(
  loader: Loader,
  seasons: readonly number[],
  calendar: Calendar,
  { askedOn, isAsked }: Asking,
): Promise<readonly MarketAnswer[]> {
  const answers = seasons.flatMap((season) => {
    const isCurrent = season === seasonOf(askedOn);
    const week = calendar.weekAt(season, askedOn);
    const asked = { season, isCurrent, day: askedOn, week, eve: calendar.eveOf(season) };
    return MARKET_SOURCES.filter(({ name }) => isAsked(name)).flatMap(({ name, questions }) =>
      questions(asked).map(({ url, read, feeds }) => {
        const fed = feeds.map((feed) => feedOf(name, season, feed));
        return loader.optional([url], read, fed);
      }),
    );
  });
  return (await Promise.all(answers)).filter((answer) => answer !== undefined);
}
