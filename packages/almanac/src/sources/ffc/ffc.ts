// Fantasy Football Calculator: average picks of its mock drafts, by season and scoring.
import { defineMarketSource, type MarketSeason } from '../market/market-source.ts';
import { mapRead } from '../reading/faults.ts';
import { type FfcList, readFfcAdp } from './adp.ts';

/** Its formats, which are ours too. */
const FORMATS = ['standard', 'half-ppr', 'ppr'] as const;
type Format = (typeof FORMATS)[number];

/** A list that does not say its last day counts as closed on the eve of the season, when drafting ends. */
function listsOf({ entries, teams, asOf: said }: FfcList, format: Format, { season, eve }: MarketSeason) {
  const asOf = said ?? eve;
  if (asOf === undefined) return {};
  const adp = entries.map(({ adp, high, low, stdev, timesDrafted, ...who }) => {
    const picks = { adp, high, low, stdev, timesDrafted, teams };
    return { who, season, provider: 'ffc' as const, format, asOf, ...picks };
  });
  return { adp };
}

/** Lists of leagues of twelve; its other sizes say nearly the same of fewer drafts. */
export const ffc = defineMarketSource({
  name: 'ffc',
  label: 'Fantasy Football Calculator',
  site: { hosts: ['fantasyfootballcalculator.com', 'www.fantasyfootballcalculator.com'] },
  terms: 'Its public calls are offered to other sites, which name it as their source.',
  questions: (asked) =>
    FORMATS.map((format) => ({
      url: `https://fantasyfootballcalculator.com/api/v1/adp/${format}?teams=12&year=${asked.season}`,
      read: (bytes, file) => mapRead(readFfcAdp(bytes, file), (list) => listsOf(list, format, asked)),
      feeds: [{ table: 'adp', format }],
    })),
});
