// FantasyCalc: GET /values/current: what players are worth in trades that were made, for one season and for good.
import type { ImportedTradeValue } from '../imports/import-file.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { readJson } from '../reading/json.ts';

/** A list per kind of league; half PPR and twelve teams. */
const LISTS = {
  'half-ppr': 'isDynasty=false&numQbs=1',
  superflex: 'isDynasty=false&numQbs=2',
  dynasty: 'isDynasty=true&numQbs=1',
  'dynasty-superflex': 'isDynasty=true&numQbs=2',
} as const;
type Format = keyof typeof LISTS;

const LARGEST_VALUE = 20_000;
/** Picks of rookie drafts stand among the players of a dynasty list. */
const PICK = 'PICK';

const isId = (id: string | null): id is string => id !== null && /^\d{1,12}$/.test(id);

function whoIn(player: AnswerRecord) {
  const position = player.neededText('position');
  const given = { mfl: player.text('mflId'), sleeper: player.text('sleeperId'), espn: player.text('espnId') };
  const ids = Object.fromEntries(Object.entries(given).filter(([, id]) => isId(id)));
  return { name: player.neededText('name'), position, teamId: player.team('maybeTeam'), ids };
}

/** Reads one list; it is of the day on which it is asked for. */
export function readTradeValues(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
  format: Format,
): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!Array.isArray(json.value)) return refused(file, 'malformed', 'no list of players');
  const read = readEach(json.value, file, (record): ImportedTradeValue | undefined => {
    const who = record.within('player', whoIn);
    const value = record.needed('value', 0, LARGEST_VALUE);
    const rank = record.needed('overallRank', 1, 2000);
    const positionRank = record.amount('positionRank', 1, 2000);
    const change30Days = record.amount('trend30Day', -LARGEST_VALUE, LARGEST_VALUE);
    if (!Number.isInteger(rank)) record.refuse('overallRank', 'wrong-type', `${rank} is not a place`);
    if (positionRank !== null && !Number.isInteger(positionRank))
      record.refuse('positionRank', 'wrong-type', `${positionRank} is not a place`);
    if (who.position === PICK) return undefined;
    return { season, provider: 'fantasycalc', format, asOf, who, value, rank, positionRank, change30Days };
  });
  return mapRead(read, (tradeValues) => ({ tradeValues }));
}

export const fantasycalc = defineMarketSource({
  name: 'fantasycalc',
  label: 'FantasyCalc',
  site: { hosts: ['api.fantasycalc.com'], paceMs: 1_000 },
  terms: 'An undocumented call of its own pages, without a key; values are its own estimates from observed trades.',
  questions: (asked) =>
    (asked.isCurrent ? (Object.keys(LISTS) as Format[]) : []).map((format) => ({
      url: `https://api.fantasycalc.com/values/current?${LISTS[format]}&numTeams=12&ppr=0.5`,
      read: (bytes, file) => readTradeValues(bytes, file, asked, format),
      feeds: [{ table: 'tradeValues', format }],
    })),
});
