// ESPN: GET …/seasons/<season>/segments/0/leaguedefaults/3?view=kona_player_info: players with their average picks
// and prices over all of its leagues, how many have and start them, how ESPN itself ranks them for drafts, and what it
// expects of them.
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import { easternDayOf, latestDay } from '../../house/days.ts';
import type { ImportedProjection, ImportedRanking } from '../imports/import-file.ts';
import type { NamedPlayer } from '../joining/named-player.ts';
import { type AnswerRecord, readEach } from '../market/answers.ts';
import { defineMarketSource, type MarketLists, type MarketSeason } from '../market/market-source.ts';
import { mapRead, type ReadByRecord, refused } from '../reading/faults.ts';
import { isObject, readJson } from '../reading/json.ts';
import { espnLine, espnTeam } from './espn-ids.ts';

const POSITIONS: Readonly<Record<number, string>> = {
  ...{ 1: 'QB', 2: 'RB', 3: 'WR', 4: 'TE', 5: 'K', 7: 'P' },
  ...{ 9: 'DT', 10: 'DE', 11: 'LB', 12: 'CB', 13: 'S', 16: 'D/ST' },
};
/** Ids of team defences count down from here by team; those of head coaches and teams' passers lie above it. */
const FIRST_DEFENSE = -16_000;
/**
 * A player who was not drafted counts as picked 170th: a mean from here on says that hardly anybody drafts the player.
 * @source docs/sources.md "Market sources"
 */
const HARDLY_DRAFTED = 165;
const BUDGET_DOLLARS = 200;
/** The first by its own draft ranks: everybody who is drafted. Behind them it ranks whoever has an entry. */
const MOST_PLAYERS = 500;
const LARGEST_AMOUNT = 20_000;
const LAST_WEEK = 18;

interface Expected {
  readonly period: 'seasonal' | 'weekly';
  readonly week: number;
  readonly line: StatLine;
}

interface EspnPlayer {
  readonly who: NamedPlayer;
  readonly day: string | null;
  readonly pick: number | null;
  /** Place in ESPN's own draft ranks for PPR; those for standard scoring are the same but for a few. */
  readonly rank: number | null;
  readonly dollars: number | null;
  readonly owned: number | null;
  readonly started: number | null;
  readonly expected: readonly Expected[];
}

/** What is expected of the season or of a week in one block; undefined for last year's and for what has happened. */
function expectedIn(block: AnswerRecord, season: number, isTeam: boolean): Expected | undefined {
  const year = block.needed('seasonId', 2000, 2100);
  const source = block.needed('statSourceId', 0, 9);
  const split = block.needed('statSplitTypeId', 0, 9);
  const week = block.needed('scoringPeriodId', 0, 25);
  const line = block.within('stats', (stats) => espnLine(stats.numbers(-LARGEST_AMOUNT, LARGEST_AMOUNT), isTeam));
  if (year !== season || source !== 1 || split > 1 || Object.keys(line).length === 0) return undefined;
  if (split === 0) return week === 0 ? { period: 'seasonal', week, line } : undefined;
  return week >= 1 && week <= LAST_WEEK ? { period: 'weekly', week, line } : undefined;
}

const isSamePeriod = (one: Expected, other: Expected): boolean =>
  one.period === other.period && one.week === other.week;

const sizeOf = ({ line }: Expected): number => Object.keys(line).length;

/** Of two blocks of one season or week the fuller one counts. */
const fullest = (blocks: readonly Expected[]): readonly Expected[] =>
  blocks.filter((block, place) =>
    blocks.every((other, at) => {
      if (at === place || !isSamePeriod(block, other)) return true;
      return sizeOf(block) > sizeOf(other) || (sizeOf(block) === sizeOf(other) && place < at);
    }),
  );

function playerOf(record: AnswerRecord, { season }: MarketSeason): EspnPlayer | undefined {
  const id = record.needed('id', FIRST_DEFENSE - 99, 1e9);
  return record.within('player', (player) => {
    const position = POSITIONS[player.needed('defaultPositionId', 0, 99)];
    const team = player.needed('proTeamId', 0, 99);
    const teamId = espnTeam(team);
    if (teamId === undefined) player.refuse('proTeamId', 'unknown-team', `${team} is not a team`);
    if (player.needed('id', FIRST_DEFENSE - 99, 1e9) !== id || !Number.isInteger(id))
      player.refuse('id', 'wrong-type', 'is not the id of the entry');
    const name = player.neededText('fullName');
    const isTeam = position === 'D/ST';
    if (isTeam && id !== FIRST_DEFENSE - team) player.refuse('id', 'wrong-type', `${id} is not the id of its defence`);
    const expected = player.list('stats', (block) => expectedIn(block, season, isTeam));
    const rank = player.within('draftRanksByRankType', (types) =>
      types.within('PPR', (ppr) => ppr.amount('rank', 0, 100_000)),
    );
    const own = player.within('ownership', (ownership) => ({
      day: easternDayOf(ownership.amount('date', 0, Date.UTC(2100))),
      pick: ownership.amount('averageDraftPosition', 0, 1000),
      dollars: ownership.amount('auctionValueAverage', 0, BUDGET_DOLLARS),
      owned: ownership.amount('percentOwned', 0, 100),
      started: ownership.amount('percentStarted', 0, 100),
    }));
    // Head coaches and teams' passers are no fantasy players here.
    if (position === undefined || (id < 0 && !isTeam)) return undefined;
    const ids = isTeam ? {} : { espn: String(id) };
    const said = fullest(expected.filter((block) => block !== undefined));
    return { who: { name, position, teamId: teamId ?? null, ids }, ...own, rank, expected: said };
  });
}

function listsOf(players: readonly EspnPlayer[], asked: MarketSeason): MarketLists {
  const { season, eve = '9999', week: nextWeek = LAST_WEEK + 1 } = asked;
  const asOf = latestDay(players.map(({ day }) => day ?? '')) || asked.day;
  const list = { season, provider: 'espn' as const, asOf };
  const unsaid = { high: null, low: null, stdev: null, timesDrafted: null, teams: null };
  // Nobody knows when a season's forecast was frozen, so that of a season under way is left to the days before it.
  const isAhead = ({ period, week }: Expected): boolean => (period === 'seasonal' ? asOf <= eve : week >= nextWeek);
  return {
    // Drafts of every scoring together count as half PPR, as they do in imported lists.
    adp: players.flatMap(({ who, pick }) =>
      pick !== null && pick >= 1 && pick < HARDLY_DRAFTED
        ? { ...list, ...unsaid, who, format: 'half-ppr' as const, adp: pick }
        : [],
    ),
    auctionValues: players.flatMap(({ who, dollars }) =>
      dollars ? { ...list, who, valueDollars: dollars, budgetDollars: BUDGET_DOLLARS } : [],
    ),
    rankings: asOf <= eve ? rankingsOf(players, season, asOf) : [],
    ownership: players.flatMap(({ who, owned, started }) => [
      ...(owned === null ? [] : [{ ...list, who, measure: 'owned' as const, amount: owned }]),
      ...(started === null ? [] : [{ ...list, who, measure: 'started' as const, amount: started }]),
    ]),
    projections: players.flatMap(({ who, expected }) =>
      expected.filter(isAhead).map((said): ImportedProjection => ({ ...list, ...said, who })),
    ),
  };
}

/** Its own draft ranks: of a season under way they are what is left of those of before it, and are not read. */
function rankingsOf(players: readonly EspnPlayer[], season: number, asOf: string): readonly ImportedRanking[] {
  const list = { season, asOf, period: 'seasonal' as const, expert: 'espn', format: 'ppr' as const };
  const unsaid = { mean: null, sd: null, best: null, worst: null, tier: null };
  return players
    .flatMap(({ who, rank }) => (rank && rank <= MOST_PLAYERS ? [{ ...list, ...unsaid, who, rank }] : []))
    .sort((one, other) => one.rank - other.rank);
}

/** Reads the answer. */
export function readEspnPlayers(bytes: Buffer, file: string, asked: MarketSeason): ReadByRecord<MarketLists> {
  const json = readJson(bytes, file);
  if (!json.ok) return json;
  if (!isObject(json.value) || !Array.isArray(json.value['players']))
    return refused(file, 'malformed', 'no list of players');
  const read = readEach(json.value['players'], file, (record) => playerOf(record, asked));
  return mapRead(read, (players) => listsOf(players, asked));
}

const FILTER = {
  players: { limit: MOST_PLAYERS, offset: 0, sortDraftRanks: { sortPriority: 1, sortAsc: true, value: 'PPR' } },
};

export const espn = defineMarketSource({
  name: 'espn',
  label: 'ESPN',
  site: {
    hosts: ['lm-api-reads.fantasy.espn.com'],
    paceMs: 1_000,
    headers: {
      accept: 'application/json',
      'x-fantasy-source': 'kona',
      'x-fantasy-platform': 'espn-fantasy-web',
      'x-fantasy-filter': JSON.stringify(FILTER),
    },
  },
  terms: 'An undocumented call of its own pages, without a key; nothing is granted to others.',
  questions: (asked) =>
    asked.isCurrent
      ? [
          {
            url: `https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl/seasons/${asked.season}/segments/0/leaguedefaults/3?view=kona_player_info`,
            read: (bytes, file) => readEspnPlayers(bytes, file, asked),
            feeds: [
              ...[{ table: 'adp' }, { table: 'auctionValues' }, { table: 'ownership' }, { table: 'projections' }],
              { table: 'rankings' },
            ] as const,
          },
        ]
      : [],
});
