// RTSports: its report of average picks, of all scorings together.
import { PICK_ALONE } from '../imports/import-file.ts';
import { readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, readJson } from '../reading/json.ts';

/** 'Chase, Ja'Marr' with the given name first. */
const inOrder = (name: string): string => name.replace(/^([^,]+),\s*(.+)$/, '$2 $1');

/** Reads the report; it is of the day on which it is asked for. */
export function readRtsportsAdp(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value) || !Array.isArray(json.value['player_list']))
    return refused(file, 'malformed', 'no list of players');
  const list = { ...PICK_ALONE, season, provider: 'rtsports' as const, format: 'half-ppr' as const, asOf };
  const read = readEach(json.value['player_list'], file, (record) => {
    const [name, position] = [inOrder(record.neededText('name')), record.neededText('position')];
    return { ...list, who: { name, position, teamId: record.team('team') }, adp: record.needed('avg', 1, 1000) };
  });
  return mapRead(read, (adp) => ({ adp }));
}

export const rtsports = defineMarketSource({
  name: 'rtsports',
  label: 'RTSports',
  site: { hosts: ['www.rtsports.com'], paceMs: 1_000 },
  terms: 'The address that its own report page reads; nothing is granted to others.',
  questions: (asked) =>
    asked.isCurrent
      ? [
          {
            url: 'https://www.rtsports.com/football/adp-aav-provider.php?NUM=500&AAV=0&STYLE=0&CHANGE=7',
            read: (bytes, file) => readRtsportsAdp(bytes, file, asked),
            feeds: [{ table: 'adp' }],
          },
        ]
      : [],
});
