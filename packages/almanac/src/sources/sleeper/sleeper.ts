// Sleeper's lists of the market: average picks, what is expected of a season, and who is added and dropped.
import type { ImportedOwnership } from '../imports/import-file.ts';
import { readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { readJson } from '../reading/json.ts';
import { readSleeperSeason, SLEEPER_FORMATS } from './season-lists.ts';

/** What trends: how many leagues added or dropped a player within 24 hours. */
export function readTrending(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
  measure: 'adds' | 'drops',
): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return refused(file, 'malformed', 'no list of players');
  const read = readEach(json.value, file, (record): ImportedOwnership => {
    const id = record.neededText('player_id');
    const isTeam = /^[A-Z]{2,3}$/.test(id);
    const teamId = isTeam ? record.team('player_id') : null;
    const ids = isTeam ? {} : { sleeper: record.id('player_id') };
    const amount = record.needed('count', 1, 10_000_000);
    const who = { name: '', position: isTeam ? 'DEF' : '', teamId, ids };
    return { season, provider: 'sleeper', asOf, who, measure, amount };
  });
  return mapRead(read, (ownership) => ({ ownership }));
}

const POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DEF'].map((position) => `&position[]=${position}`).join('');
const TRENDING = 'https://api.sleeper.app/v1/players/nfl/trending';

export const sleeper = defineMarketSource({
  name: 'sleeper',
  label: 'Sleeper',
  site: { hosts: ['api.sleeper.app', 'api.sleeper.com'] },
  terms: 'Open for reading without a key, under 1,000 calls a minute; the season lists are undocumented.',
  questions: (asked) => [
    {
      url: `https://api.sleeper.com/projections/nfl/${asked.season}?season_type=regular&order_by=adp_2qb${POSITIONS}`,
      read: (bytes, file) => readSleeperSeason(bytes, file, asked),
      feeds: [
        ...SLEEPER_FORMATS.map((format) => ({ table: 'adp' as const, format })),
        { table: 'projections', period: 'seasonal' },
      ],
    },
    ...(asked.isCurrent ? (['add', 'drop'] as const) : []).map((direction) => ({
      url: `${TRENDING}/${direction}?lookback_hours=24&limit=100`,
      read: (bytes: Buffer, file: string) => readTrending(bytes, file, asked, `${direction}s`),
      feeds: [{ table: 'ownership' as const }],
    })),
  ],
});
