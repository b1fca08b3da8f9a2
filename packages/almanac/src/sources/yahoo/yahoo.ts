// Yahoo's public draft analysis: average picks and prices, 25 players a page, every number as a text, '-' for none.
import { PICK_ALONE } from '../imports/import-file.ts';
import { isTeamDefense, toRosterPosition } from '../joining/positions.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, readJson } from '../reading/json.ts';

const BUDGET_DOLLARS = 200;
const PAGE = 25;
const PAGES = 12;

function playerOf(record: AnswerRecord) {
  return record.within('player', (player) => {
    const id = player.id('player_id');
    const name = player.within('name', (part) => part.neededText('full'));
    const position = player.neededText('display_position');
    const teamId = player.team('editorial_team_abbr');
    const isTeam = isTeamDefense(position);
    if (!isTeam && !toRosterPosition(position))
      player.refuse('display_position', 'wrong-type', `'${position}' is not a position`);
    if (isTeam && teamId === null) player.refuse('editorial_team_abbr', 'missing-value', 'is missing');
    const said = player.within('draft_analysis', (part) => ({
      adp: part.amount('average_pick', 1, 1000),
      dollars: part.amount('average_cost', 0, BUDGET_DOLLARS),
    }));
    if (said.adp === null && !said.dollars) return undefined;
    return { ...said, who: { name, position, teamId, ids: isTeam ? {} : { yahoo: id } } };
  });
}

/** Reads one page; it is of the day on which it is asked for. */
export function readYahooDrafts(
  bytes: Buffer,
  file: string,
  { season, day: asOf }: MarketSeason,
): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  const content = isObject(json.value) ? json.value['fantasy_content'] : undefined;
  const game = isObject(content) ? content['game'] : undefined;
  const players = isObject(game) ? game['players'] : undefined;
  if (!Array.isArray(players)) return refused(file, 'malformed', 'no list of players');
  const list = { season, provider: 'yahoo' as const, asOf };
  return mapRead(readEach(players, file, playerOf), (drafted) => ({
    adp: drafted.flatMap(({ who, adp }) =>
      adp === null ? [] : { ...list, ...PICK_ALONE, who, format: 'half-ppr' as const, adp },
    ),
    auctionValues: drafted.flatMap(({ who, dollars }) =>
      dollars ? { ...list, who, valueDollars: dollars, budgetDollars: BUDGET_DOLLARS } : [],
    ),
  }));
}

export const yahoo = defineMarketSource({
  name: 'yahoo',
  label: 'Yahoo',
  site: { hosts: ['pub-api-ro.fantasysports.yahoo.com'], paceMs: 1_000 },
  terms:
    "A read-only copy of its interface that its own pages ask without a key; the interface itself needs Yahoo's consent.",
  questions: (asked) =>
    (asked.isCurrent ? Array.from({ length: PAGES }, (_, page) => page * PAGE) : []).map((start) => ({
      url: `https://pub-api-ro.fantasysports.yahoo.com/fantasy/v2/game/nfl/players;position=ALL;sort=AR;start=${start};count=${PAGE};out=draft_analysis?format=json_f`,
      read: (bytes, file) => readYahooDrafts(bytes, file, asked),
      feeds: [{ table: 'adp' }, { table: 'auctionValues' }],
    })),
});
