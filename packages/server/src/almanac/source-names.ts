import { MARKET_SOURCES } from '@pylon/almanac/sources/market/market-sources';
import { CHARTING_PUBLISHER } from '@pylon/almanac/sources/nflverse/charting/charting.dictionary';

/** Publishers by the beginning of their addresses. */
const PUBLISHERS = [
  [CHARTING_PUBLISHER.beginning, CHARTING_PUBLISHER.label], // before nflverse's other files
  ['https://github.com/nflverse/', 'nflverse'],
  ['https://github.com/dynastyprocess/', 'DynastyProcess'],
  ...MARKET_SOURCES.flatMap(({ label, site }) => site.hosts.map((host) => [`https://${host}/`, label] as const)),
] as const;

/** Who publishes an address. @example publisherOf('https://api.sleeper.app/v1/state/nfl') // → 'Sleeper' */
export const publisherOf = (url: string): string =>
  PUBLISHERS.find(([beginning]) => url.startsWith(beginning))?.[1] ?? new URL(url).hostname;

/** The part of an address that tells its file. @example fileOf('https://x.org/a/b.csv.gz?y=1') // → 'b.csv.gz?y=1' */
export const fileOf = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/**
 * What an operator's file is one of: its name without folders, day and ending.
 * @example seriesOf('underdog/underdog_adp_2026-07-23.csv') // → 'underdog_adp'
 */
export function seriesOf(file: string): string {
  const name = fileOf(file).replace(/\.(csv|tsv|json)(\.gz)?$/i, '');
  return name.replace(/[-_. ]*20\d{2}-?\d{2}-?\d{2}(?!\d)/, '') || name;
}
