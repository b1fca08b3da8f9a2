// MyFantasyLeague: GET /<season>/export?TYPE=adp|aav|topAdds|topDrops: average picks, average prices in auctions, and
// whom its leagues add and drop. A list of one comes as an object, an empty one not at all, every number as a text.

import { easternDayOf } from '../../house/days.ts';
import type { ImportedOwnership } from '../imports/import-file.ts';
import { listIn, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, type JsonObject, numberIn, readJson } from '../reading/json.ts';

/** Its lists of moves, and what is counted by each. */
const MOVES = { topAdds: 'addedShare', topDrops: 'droppedShare' } as const;
type Moves = keyof typeof MOVES;

/** Its answer of one kind, when it is what it should be. */
function answerOf(bytes: Buffer, file: string, kind: 'adp' | 'aav' | Moves): ReadByRecord<JsonObject> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  const answer = isObject(json.value) ? json.value[kind] : undefined;
  return isObject(answer) ? { ok: true, value: answer } : refused(file, 'malformed', `no answer of ${kind}`);
}

/** The moment that an answer says, in seconds, as a day. */
const dayOf = (answer: JsonObject): string | null => easternDayOf((numberIn(answer, 'timestamp') ?? 0) * 1000);

/** Reads average picks. */
export function readMflAdp(bytes: Buffer, file: string, { season, day }: MarketSeason): ReadByRecord<MarketLists> {
  const answer = answerOf(bytes, file, 'adp');
  if (!answer.ok) return answer;
  // Drafts of every scoring together count as half PPR, as they do in imported lists.
  const list = { season, provider: 'mfl' as const, format: 'half-ppr' as const, asOf: dayOf(answer.value) ?? day };
  const read = readEach(listIn(answer.value['player']), file, (record) => {
    const who = { name: '', position: '', teamId: null, ids: { mfl: record.id('id') } };
    const adp = record.needed('averagePick', 1, 1000);
    const [high, low] = [record.amount('minPick', 1, 2000), record.amount('maxPick', 1, 2000)];
    const timesDrafted = record.amount('draftsSelectedIn', 0, 10_000_000);
    if ((high ?? adp) > adp || (low ?? adp) < adp)
      record.refuse('averagePick', 'wrong-type', 'is not within its picks');
    return { ...list, who, adp, high, low, stdev: null, timesDrafted, teams: null };
  });
  return mapRead(read, (adp) => ({ adp }));
}

/**
 * Reads average prices. They mix budgets, and before August mostly tell of auctions of rookies: the order is what they
 * are good for, not the dollars.
 */
export function readMflPrices(bytes: Buffer, file: string, { season, day }: MarketSeason): ReadByRecord<MarketLists> {
  const answer = answerOf(bytes, file, 'aav');
  if (!answer.ok) return answer;
  const list = { season, provider: 'mfl', format: 'auction' as const, asOf: dayOf(answer.value) ?? day };
  const read = readEach(listIn(answer.value['player']), file, (record) => {
    const who = { name: '', position: '', teamId: null, ids: { mfl: record.id('id') } };
    return { who, value: record.needed('averageValue', 0, 10_000) };
  });
  return mapRead(read, (prices) => ({
    tradeValues: [...prices]
      .sort((a, b) => b.value - a.value)
      .map((price, index) => ({ ...list, ...price, rank: index + 1, positionRank: null, change30Days: null })),
  }));
}

/** Reads whom its leagues add, or drop, in the week that is on: some fifty, by the share of the leagues. */
export function readMflMoves(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
  moves: Moves,
): ReadByRecord<MarketLists> {
  const answer = answerOf(bytes, file, moves);
  if (!answer.ok) return answer;
  const read = readEach(listIn(answer.value['player']), file, (record): ImportedOwnership => {
    const who = { name: '', position: '', teamId: null, ids: { mfl: record.id('id') } };
    const amount = record.needed('percent', 0, 100);
    return { season, provider: 'mfl', asOf, who, measure: MOVES[moves], amount };
  });
  return mapRead(read, (ownership) => ({ ownership }));
}

/** Real redraft drafts of twelve teams and any scoring, of late; players whom at least a twentieth of them picked. */
const DRAFTS = '&PERIOD=RECENT&FCOUNT=12&IS_PPR=-1&IS_KEEPER=N&IS_MOCK=0&CUTOFF=5';

export const mfl = defineMarketSource({
  name: 'mfl',
  label: 'MyFantasyLeague',
  site: { hosts: ['api.myfantasyleague.com'], paceMs: 1_000 },
  terms: 'A documented public interface, asked about once a second under a name of its own.',
  questions: (asked) => {
    const address = (type: string, filters = ''): string =>
      `https://api.myfantasyleague.com/${asked.season}/export?TYPE=${type}${filters}&JSON=1`;
    return asked.isCurrent
      ? [
          {
            url: address('adp', DRAFTS),
            read: (bytes, file) => readMflAdp(bytes, file, asked),
            feeds: [{ table: 'adp' }],
          },
          {
            url: address('aav', DRAFTS),
            read: (bytes, file) => readMflPrices(bytes, file, asked),
            feeds: [{ table: 'tradeValues' }],
          },
          ...(Object.keys(MOVES) as Moves[]).map((moves) => ({
            url: address(moves),
            read: (bytes: Buffer, file: string) => readMflMoves(bytes, file, asked, moves),
            feeds: [{ table: 'ownership' as const, measure: MOVES[moves] }],
          })),
        ]
      : [];
  },
});
