// FFPC: its report of average picks as XML, one element a player, everybody else padded with a pick of 350.
import { readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { addDays } from '../reading/eastern-time.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', apos: "'", quot: '"', lt: '<', gt: '>' };
const plain = (text: string): string => text.replace(/&(amp|apos|quot|lt|gt);/g, (_, name) => ENTITIES[name] ?? '');

/** The attributes of an element. */
const attributesOf = (element: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...element.matchAll(/([\w:]+)\s*=\s*"([^"]*)"/g)].map(([, name, text]) => [name, plain(text ?? '')]),
  );

/** Reads the report. */
export function readFfpcAdp(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
): ReadByRecord<MarketLists> {
  const xml = bytes.toString('utf8');
  if (!xml.includes('<players')) return refused(file, 'malformed', 'no list of players');
  if (!/<\/data>\s*$/.test(xml)) return refused(file, 'truncated', 'the list does not end');
  const players = [...xml.matchAll(/<player\s([^>]*)>/g)].map(([, element = '']) => attributesOf(element));
  // Its leagues count a point a catch, and half a point more for tight ends.
  const list = { season, provider: 'ffpc' as const, format: 'ppr' as const, asOf, stdev: null, teams: null };
  const read = readEach(players, file, (record) => {
    const timesDrafted = record.needed('leaguesDraftedIn', 0, 1_000_000);
    const who = {
      name: record.neededText('name'),
      position: record.text('position') ?? '',
      teamId: record.team('nflTeam'),
    };
    const adp = record.needed('adp', 1, 1000);
    const [high, low] = [record.amount('min', 0, 2000), record.amount('max', 0, 2000)];
    return timesDrafted < 1 ? undefined : { ...list, who, adp, high, low, timesDrafted };
  });
  return mapRead(read, (adp) => ({ adp }));
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** @example shownDay('2026-08-16') // → '16Aug2026' */
const shownDay = (day: string): string => `${day.slice(8)}${MONTHS[Number(day.slice(5, 7)) - 1]}${day.slice(0, 4)}`;

/** Some twenty drafts a week are too few to go by. */
const WINDOW_DAYS = 28;

export const ffpc = defineMarketSource({
  name: 'ffpc',
  label: 'FFPC',
  site: { hosts: ['myffpc.com', 'www.myffpc.com'], paceMs: 1_000 },
  terms: 'The address that its own report page reads; nothing is granted to others.',
  questions: (asked) => {
    const window = `draftStartDateFrom=${shownDay(addDays(asked.day, -WINDOW_DAYS))}&draftStartDateTo=${shownDay(asked.day)}`;
    return asked.isCurrent
      ? [
          {
            url: `https://myffpc.com/FFPCADPReport.ashx?leagueTypeID=1&${window}&superflexFilter=0&slimRostersFilter=0`,
            read: (bytes, file) => readFfpcAdp(bytes, file, asked),
            feeds: [{ table: 'adp' }],
          },
        ]
      : [];
  },
});
