// The recorded answers of the market, read whole and damaged a thousand times; invented ones in the known shapes for
// sources of which nothing was recorded.
import { NFL_SCORING } from '@pylon/engine/scoring/platform-scorings';
import { points } from '@pylon/engine/scoring/points';
import { describeShared } from '@pylon/engine/testing/shared-data';
import { describe, expect, it } from 'vitest';
import { type CbsRow, cbsPage } from '../../testing/market/cbs-page.ts';
import { mutations } from '../../testing/mutations.ts';
import { readValue, sharedBytes } from '../../testing/shared-files.ts';
import { readCbsAdp } from '../cbs/cbs.ts';
import { readEspnPlayers } from '../espn/espn.ts';
import { readTradeValues } from '../fantasycalc/fantasycalc.ts';
import { readFfpcAdp } from '../ffpc/ffpc.ts';
import { readMflAdp, readMflMoves, readMflPrices } from '../mfl/mfl.ts';
import { readNflcom } from '../nflcom/nflcom.ts';
import type { ReadByRecord } from '../reading/faults.ts';
import { readRotowireAdp } from '../rotowire/rotowire.ts';
import { readRtsportsAdp } from '../rtsports/rtsports.ts';
import { readSleeperSeason } from '../sleeper/season-lists.ts';
import { readTrending } from '../sleeper/sleeper.ts';
import { readYahooDrafts } from '../yahoo/yahoo.ts';
import type { MarketLists, MarketSeason } from './market-source.ts';

type Reader = (bytes: Buffer, file: string, asked: MarketSeason) => ReadByRecord<MarketLists>;
const asked = (season: number, day: string, eve: string, week = 1): MarketSeason => ({
  ...{ season, day, eve, week },
  isCurrent: true,
});
const IN_2019 = asked(2019, '2019-09-04', '2019-09-04');
const IN_2021 = asked(2021, '2021-11-01', '2021-09-08', 8);
const IN_2026 = asked(2026, '2026-08-20', '2026-09-08');

const FILES = 'market';
const ESPN_FILE = `${FILES}/espn-fantasy/kona_player_info_2021_week08.json.gz`;
const SLEEPER_2026 = `${FILES}/sleeper/projections_2026_season_2026-05-23.json.gz`;
const SLEEPER_2021 = `${FILES}/sleeper/projections_2021_season_2021-08-17.json.gz`;
const NFLCOM_FILE = `${FILES}/nflcom/v1_players_stats_weekProjectedStats_2019_week01.json.gz`;
const TRADES_FILE = `${FILES}/fantasycalc/values_current_redraft_1qb_12_ppr1_2023-11_top30.json`;
const json = (path: string) => JSON.parse(sharedBytes(path).toString());
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const tradeValues: Reader = (bytes, file, season) => readTradeValues(bytes, file, season, 'half-ppr');
const firstWeek: Reader = (bytes, file, season) => readNflcom(bytes, file, season, { period: 'weekly', week: 1 });
const trending: Reader = (bytes, file, season) => readTrending(bytes, file, season, 'adds');

const YAHOO = {
  fantasy_content: {
    game: {
      players: [
        ['33393', 'Justin Jefferson', 'Min', 'WR', '3.1', '58.2'],
        ['100029', 'Carolina', 'Car', 'DEF', '140.2', '1.0'],
        ['30000', 'Nobody Drafts', 'Jax', 'QB', '-', '-'],
      ].map(([id, full, team, position, pick, cost]) => ({
        player: {
          player_id: id,
          name: { full },
          editorial_team_abbr: team,
          display_position: position,
          draft_analysis: { average_pick: pick, average_cost: cost, percent_drafted: '1.00' },
        },
      })),
    },
  },
};
const RTSPORTS = {
  player_list: [
    { name: "Chase, Ja'Marr", position: 'WR', team: 'CIN', avg: '2.41' },
    { name: 'Bijan Robinson', position: 'RB', team: 'ATL', avg: '1.52' },
  ],
};
const FFPC = `<data><players>
<player name="Ja&apos;Marr Chase" nflTeam="CIN" position="WR" adp="1.9" min="1" max="4" leaguesDraftedIn="22"/>
<player name="Nobody Drafts" nflTeam="JAC" position="QB" adp="350" min="0" max="0" leaguesDraftedIn="0"/>
</players></data>`;

const CBS: readonly CbsRow[] = [
  { id: '3117251', name: "Ja'Marr Chase", position: 'WR', team: 'CIN', adp: '2.41', range: '1/7' },
  { id: '2142052', name: 'Josh Allen', position: 'QB', team: 'BUF', adp: '20.5', range: '11/38' },
  { id: '', name: 'Eagles', position: 'DST', team: 'PHI', adp: '131.2', range: '98/170' },
];
const ROTOWIRE = [
  { firstname: "Ja'Marr", lastname: 'Chase', position: 'WR', team: 'CIN', ...{ yahooppr: '3.5', ffpcoverall: '3.6' } },
  { firstname: 'Josh', lastname: 'Allen', position: 'QB', team: 'BUF', ...{ yahooppr: '-', underdoghalfppr: '27.1' } },
  { firstname: 'Nobody', lastname: 'Drafts', position: 'WR', team: 'FA', ...{ yahooppr: '', ffpcoverall: '999.0' } },
];
const TOP_ADDS = {
  topAdds: {
    week: '8',
    player: [
      { id: '15281', percent: '41.20' },
      { id: '0512', percent: '8.05' },
    ],
  },
};

/** What is no text stands for a name that nobody has. */
const asName = (name: unknown): string => (typeof name === 'string' ? name : 'x');
const ROTOWIRE_NAMED = ROTOWIRE.map(({ firstname, lastname, ...said }) => ({
  name: `${firstname}|${lastname}`,
  ...said,
}));

/** A reader of other than JSON, of what a damaged answer makes; one that is cut off is cut there, too. */
const shownAs =
  <T>(show: (answer: T) => string, read: Reader): Reader =>
  (bytes, file, season) => {
    const json = bytes.toString();
    try {
      return read(Buffer.from(show(JSON.parse(json))), file, season);
    } catch {
      return read(Buffer.from('<table><tr><th>Player</th><th>Avg Pos</th></tr>'.slice(0, json.length)), file, season);
    }
  };
const cbsOf: Reader = (bytes, file, season) => readCbsAdp(bytes, file, season, 'ppr');
const cbsShown = shownAs<readonly CbsRow[]>(
  (rows) => cbsPage(rows.map((row) => ({ ...EMPTY_ROW, ...row })).map(allTexts)),
  cbsOf,
);
const EMPTY_ROW: CbsRow = { id: '', name: '', position: '', team: '', adp: '', range: '' };
const allTexts = (row: CbsRow): CbsRow => {
  const texts = Object.entries(row).map(([name, value]) => [name, String(value ?? '')]);
  return { ...(Object.fromEntries(texts) as unknown as CbsRow), name: asName(row.name) }; // the fields of a row
};
const ffpcShown = shownAs<readonly Readonly<Record<string, unknown>>[]>((players) => {
  const shown = (player: Readonly<Record<string, unknown>>) =>
    Object.entries(player).map(([field, value]) => {
      const text = field === 'name' ? asName(value) : String(value ?? '');
      return `${field}="${text.replaceAll("'", '&apos;')}"`;
    });
  return `<data><players>${players.map((player) => `<player ${shown(player ?? {}).join(' ')}/>`).join('')}</players></data>`;
}, readFfpcAdp);
const FFPC_PLAYERS = [
  { name: "Ja'Marr Chase", nflTeam: 'CIN', position: 'WR', adp: '1.9', min: '1', max: '4', leaguesDraftedIn: '22' },
  { name: 'Josh Allen', nflTeam: 'BUF', position: 'QB', adp: '21.3', min: '9', max: '40', leaguesDraftedIn: '20' },
];
const rotowireShown = shownAs<readonly Readonly<Record<string, unknown>>[]>((players) => {
  const names = (name: unknown) => (typeof name === 'string' ? name.split('|') : [name]);
  const shown = ({ name, ...said }: Readonly<Record<string, unknown>>) => {
    const [firstname, lastname] = names(name);
    return { ...said, firstname, lastname };
  };
  return JSON.stringify(players.map((player) => shown(player)));
}, readRotowireAdp);
const added: Reader = (bytes, file, season) => readMflMoves(bytes, file, season, 'topAdds');

/** Who a line is of, by each of their ids or by name, and of which list: what stays when a number is damaged. */
const keysOf = (table: string, line: Readonly<Record<string, unknown>>, isWhole = false): readonly string[] => {
  const { who, format, measure, period, week } = line as never as Record<string, unknown> & { who: Who };
  const ids = Object.entries(who.ids ?? {}).map((id) => id.join(' '));
  // Of whom a damaged line without an id speaks, their name says.
  const names = ids.length > 0 ? [...ids, ...(isWhole ? [who.name] : [])] : [who.ids ? who.teamId : who.name];
  return names.map((name) => [table, name, format, measure, period, week].join(' '));
};
interface Who {
  readonly name: string;
  readonly teamId: string | null;
  readonly ids?: Readonly<Record<string, string>>;
}
const numbersOf = (line: object): readonly (readonly [string, number])[] =>
  Object.entries(line).flatMap(([name, value]) => {
    if (typeof value === 'number') return [[name, value] as const];
    return name === 'line' ? numbersOf(value as object) : []; // a stat line
  });
const linesOf = (lists: MarketLists, isWhole = false) =>
  Object.entries(lists).flatMap(([table, lines]) =>
    (lines as readonly object[]).map((line) => [keysOf(table, line as never, isWhole), line] as const),
  );

/** A thousand times damaged, an answer gives nothing that the whole one does not. */
function expectNoWrongNumber(answer: unknown, read: Reader, season: MarketSeason): void {
  const whole = new Map<string, Set<string>>();
  for (const [keys, line] of linesOf(readValue(read(bytesOf(answer), 'whole', season)), true)) {
    for (const key of keys) {
      const known = whole.get(key) ?? new Set();
      whole.set(key, known);
      for (const number of numbersOf(line)) known.add(number.join(' '));
    }
  }
  const wrong: string[] = [];
  for (const { bytes, what } of mutations(answer, 1000, season.season)) {
    const result = read(bytes, 'damaged', season);
    const left = result.ok ? result.value : result.rest?.value;
    for (const [keys, line] of left ? linesOf(left) : []) {
      if ((line as { who: Who }).who.name === 'x') continue; // whom the join does not know, and counts
      const known = whole.get(keys.find((candidate) => whole.has(candidate)) ?? '');
      const numbers = numbersOf(line).filter(([name]) => name !== 'rank'); // the place in a shorter list
      if (!known || numbers.some((number) => !known.has(number.join(' ')))) wrong.push(`${what}: ${keys.join()}`);
    }
  }
  expect(wrong).toEqual([]);
}

describeShared('the recorded answers of the market', () => {
  it("ESPN's: 50 players, of whom those hardly ever drafted have no pick", () => {
    const lists = readValue(readEspnPlayers(sharedBytes(ESPN_FILE), 'espn', IN_2021));
    const picks = Object.fromEntries((lists.adp ?? []).map(({ who, adp }) => [who.name, Number(adp.toFixed(1))]));
    expect(picks).toEqual({
      ...{ 'Davante Adams': 17.1, 'Josh Allen': 22.7, 'Keenan Allen': 37, 'Mark Andrews': 41.1 },
      ...{ 'Saquon Barkley': 58.8, 'Tyler Bass': 135.4, 'Robby Anderson': 141.1 },
    });
    expect(new Set(lists.adp?.map(({ asOf }) => asOf))).toEqual(new Set(['2021-11-01']));
    const adams = lists.auctionValues?.find(({ who }) => who.name === 'Davante Adams');
    expect(adams).toMatchObject({
      valueDollars: expect.closeTo(26.4, 1),
      who: { ids: { espn: '16800' }, teamId: 'GB' },
    });
    expect(lists.ownership?.filter(({ measure }) => measure === 'owned')).toHaveLength(50);
    // The season had begun: only weeks to come are believed, never last year's blocks.
    expect(new Set(lists.projections?.map(({ period, week }) => `${period} ${week}`))).toEqual(new Set(['weekly 8']));
  });

  it("ESPN's forecast of a season, asked before it, is this year's and of one block a player", () => {
    const early = { ...IN_2021, eve: '2021-12-01' };
    const lists = readValue(readEspnPlayers(sharedBytes(ESPN_FILE), 'espn', early));
    const adams = lists.projections?.filter(({ who, period }) => who.name === 'Davante Adams' && period === 'seasonal');
    expect(adams).toHaveLength(1);
    expect(adams?.[0]?.line.receivingYards).toBeCloseTo(1341.84, 1);
    const bass = lists.projections?.find(({ who, period }) => who.name === 'Tyler Bass' && period === 'seasonal');
    expect(bass?.line.extraPoints).toBeGreaterThan(30);
  });

  it("ESPN's own draft ranks are a list of before the season, in their order and as far as people are drafted", () => {
    const early = { ...IN_2021, eve: '2021-12-01' };
    const { rankings = [] } = readValue(readEspnPlayers(sharedBytes(ESPN_FILE), 'espn', early));
    const said: readonly { readonly player: { readonly draftRanksByRankType: { readonly PPR: { rank: number } } } }[] =
      json(ESPN_FILE).players;
    const ranks = said.map(({ player }) => player.draftRanksByRankType.PPR.rank).filter((rank) => rank <= 500);
    expect(rankings.map(({ rank }) => rank)).toEqual(ranks.sort((one, other) => one - other));
    expect(rankings.slice(0, 3).map(({ who, rank }) => [who.name, rank])).toEqual([
      ['Davante Adams', 9],
      ['Keenan Allen', 21],
      ['Saquon Barkley', 28],
    ]);
    expect(rankings[0]).toMatchObject({ expert: 'espn', period: 'seasonal', format: 'ppr', asOf: '2021-11-01' });
    const inSeason = readValue(readEspnPlayers(sharedBytes(ESPN_FILE), 'espn', IN_2021));
    expect(inSeason.rankings).toEqual([]);
  });

  it("ESPN's team defences go by their team; coaches and teams' passers are left out", () => {
    const entry = (id: number, position: number, team: number) => ({
      id,
      player: {
        ...{ id, fullName: `${id}`, defaultPositionId: position, proTeamId: team },
        ownership: { averageDraftPosition: 120 },
      },
    });
    const players = [entry(-16_003, 16, 3), entry(-14_003, 14, 3), entry(-15_003, 15, 3)];
    const lists = readValue(readEspnPlayers(bytesOf({ players }), 'espn', IN_2026));
    expect(lists.adp?.map(({ who }) => who)).toEqual([{ name: '-16003', position: 'D/ST', teamId: 'CHI', ids: {} }]);
    const another = readEspnPlayers(bytesOf({ players: [entry(-16_003, 16, 4)] }), 'espn', IN_2026);
    expect(another.ok ? [] : another.reason).toMatchObject([{ column: 'player.id' }]);
  });

  it("Sleeper's of 2026: picks by format, points of 637 and nothing for never drafted", () => {
    const lists = readValue(readSleeperSeason(sharedBytes(SLEEPER_2026), 'sleeper', IN_2026));
    const counts = Map.groupBy(lists.adp ?? [], ({ format }) => format);
    expect(Object.fromEntries([...counts].map(([format, rows]) => [format, rows.length]))).toEqual({
      ...{ standard: 245, 'half-ppr': 245, ppr: 245, superflex: 263 },
      ...{ dynasty: 360, 'dynasty-superflex': 360 },
    });
    expect(lists.adp?.every(({ adp, asOf }) => adp >= 1 && adp < 999 && asOf === '2026-05-23')).toBe(true);
    const bijan = lists.projections?.find(({ who }) => who.name === 'Bijan Robinson');
    expect(bijan).toMatchObject({ period: 'seasonal', line: { rushingYards: 1372, receivingReceptions: 64 } });
    expect(lists.projections?.length).toBe(637);
    const commanders = lists.projections?.find(({ who }) => who.teamId === 'WAS' && who.position === 'DEF');
    expect(commanders?.line).toMatchObject({ defenseSacks: 39 });
  });

  it("Sleeper's of 2021: undated, so of the eve; its list of rookies is that of everybody, and is left out", () => {
    const past = { ...asked(2021, '2022-05-01', '2021-09-08'), isCurrent: false };
    const lists = readValue(readSleeperSeason(sharedBytes(SLEEPER_2021), 'sleeper', past));
    const formats = new Set(lists.adp?.map(({ format }) => format));
    expect(formats.has('rookie')).toBe(false);
    expect(lists.adp?.filter(({ format }) => format === 'ppr')).toHaveLength(870);
    expect(lists.adp?.[0]?.asOf).toBe('2021-09-08');
    expect(lists.adp?.find(({ who, format }) => who.name === 'Christian McCaffrey' && format === 'ppr')?.adp).toBe(1.5);
  });

  it("Sleeper's placeholders alone are not published yet", () => {
    const empty = json(SLEEPER_2026).filter((entry: { stats: object }) => Object.keys(entry.stats).length < 14);
    const bare = empty.map((entry: object) => ({ ...entry, stats: { adp_ppr: 999, gp: 18 } }));
    const read = readSleeperSeason(bytesOf(bare), 'sleeper', IN_2026);
    expect(read.ok ? 'read' : read.reason[0]?.reason).toBe('absent');
  });

  it("MyFantasyLeague's in all three forms", () => {
    const of = (name: string) => readMflAdp(sharedBytes(`${FILES}/mfl/excerpt_${name}.json`), name, IN_2026);
    expect(readValue(of('2025_adp_five')).adp?.map(({ adp }) => adp)).toEqual([3.27, 3.71, 3.86, 4.99, 5.18]);
    expect(readValue(of('2025_adp_single')).adp).toMatchObject([
      { who: { ids: { mfl: '15281' } }, adp: 3.27, high: 1, low: 10, timesDrafted: 192, asOf: '2025-12-22' },
    ]);
    const none = of('2025_adp_none');
    expect(none.ok ? 'read' : none.reason[0]?.reason).toBe('absent');
    const recorded = added(sharedBytes(`${FILES}/mfl/excerpt_2018_topAdds.json`), 'topAdds', IN_2026);
    expect(readValue(recorded).ownership?.map(({ amount }) => amount)).toEqual([69.42, 60.21]);
    const prices = readMflPrices(sharedBytes(`${FILES}/mfl/excerpt_2018_aav.json`), 'aav', IN_2026);
    expect(readValue(prices).tradeValues).toMatchObject([
      { who: { ids: { mfl: '13604' } }, value: 23.45, rank: 1, format: 'auction' },
      { who: { ids: { mfl: '0359' } }, value: 23.33, rank: 2 },
    ]);
  });

  it("NFL.com's week: 500 players and defences, whose lines make the points that it says itself", () => {
    const lists = readValue(firstWeek(sharedBytes(NFLCOM_FILE), 'nfl', IN_2019));
    expect(lists.projections).toHaveLength(505);
    const players: readonly Readonly<Record<'name' | 'position' | 'weekProjectedPts', string>>[] =
      json(NFLCOM_FILE).players;
    const pointsOf = new Map(players.map((said) => [`${said.name} ${said.position}`, said.weekProjectedPts]));
    for (const { who, line, week, asOf } of lists.projections ?? []) {
      expect([week, asOf]).toEqual([1, '2019-09-04']);
      if (who.position === 'DEF') continue;
      // Amounts are rounded to hundredths, of which touchdowns make six.
      const away = points(line, null, NFL_SCORING) - Number(pointsOf.get(`${who.name} ${who.position}`));
      expect(Math.abs(away), `${who.name}'s points`).toBeLessThan(0.1);
    }
    const jackson = lists.projections?.find(({ who }) => who.ids?.gsis === '00-0034796');
    expect(jackson?.who).toMatchObject({ name: 'Lamar Jackson', teamId: 'BAL' });
    const forty9ers = lists.projections?.find(({ who }) => who.position === 'DEF' && who.teamId === 'SF');
    expect(forty9ers?.line).toMatchObject({
      defenseSacks: 2.13,
      defenseInterceptions: 0.97,
      defensePointsAllowed: 24.2,
    });
  });

  it("NFL.com's answer to another question is not believed", () => {
    const bytes = sharedBytes(NFLCOM_FILE);
    for (const [season, week] of [
      [2020, 1],
      [2019, 2],
    ] as const) {
      const read = readNflcom(bytes, 'nfl', { ...IN_2019, season }, { period: 'weekly', week });
      expect(read.ok ? 'read' : read.reason[0]?.reason).toBe('malformed');
    }
  });

  it("FantasyCalc's thirty", () => {
    const lists = readValue(tradeValues(sharedBytes(TRADES_FILE), 'values', IN_2026));
    expect(lists.tradeValues).toHaveLength(30);
    expect(lists.tradeValues?.[0]).toMatchObject({
      ...{ value: 10_038, rank: 1, positionRank: 1, change30Days: -312, asOf: '2026-08-20' },
      who: { name: 'Christian McCaffrey', teamId: 'SF', ids: { sleeper: '4034', mfl: '13130', espn: '3117251' } },
    });
  });

  describe('damaged a thousand times, each, say nothing that is not so', () => {
    const everyOf = <R>(rows: readonly R[], step: number) => rows.filter((_, index) => index % step === 0);
    it.each<[string, Reader, MarketSeason, () => unknown]>([
      ['ESPN', readEspnPlayers, IN_2021, () => ({ players: json(ESPN_FILE).players.slice(12, 16) })],
      ['Sleeper', readSleeperSeason, IN_2026, () => everyOf(json(SLEEPER_2026), 200)],
      ['MyFantasyLeague', readMflAdp, IN_2026, () => json(`${FILES}/mfl/excerpt_2025_adp_five.json`)],
      ["MyFantasyLeague's prices", readMflPrices, IN_2026, () => json(`${FILES}/mfl/excerpt_2018_aav.json`)],
      [
        'NFL.com',
        firstWeek,
        IN_2019,
        () => ({ ...json(NFLCOM_FILE), players: everyOf(json(NFLCOM_FILE).players, 40) }),
      ],
      ['FantasyCalc', tradeValues, IN_2026, () => json(TRADES_FILE).slice(0, 10)],
      [
        'trends',
        trending,
        IN_2026,
        () => [
          { player_id: '6002', count: 14_287 },
          { player_id: 'PHI', count: 12 },
        ],
      ],
      ['Yahoo', readYahooDrafts, IN_2026, () => YAHOO],
      ['RTSports', readRtsportsAdp, IN_2026, () => RTSPORTS],
      ['CBS', cbsShown, IN_2026, () => CBS],
      ['FFPC', ffpcShown, IN_2026, () => FFPC_PLAYERS],
      ['RotoWire', rotowireShown, IN_2026, () => ROTOWIRE_NAMED],
      ["MyFantasyLeague's moves", added, IN_2026, () => TOP_ADDS],
    ])('%s', (_, read, season, answer) => expectNoWrongNumber(answer(), read, season));
  });
});

describe('answers of which only the shape is known', () => {
  it("Yahoo's: '-' is none, a defence goes by its team", () => {
    const lists = readValue(readYahooDrafts(bytesOf(YAHOO), 'yahoo', IN_2026));
    expect(lists.adp?.map(({ who, adp }) => [who.teamId, who.ids, adp])).toEqual([
      ['MIN', { yahoo: '33393' }, 3.1],
      ['CAR', {}, 140.2],
    ]);
    expect(lists.auctionValues?.map(({ valueDollars }) => valueDollars)).toEqual([58.2, 1]);
  });

  it("RTSports': names are turned round", () => {
    const lists = readValue(readRtsportsAdp(bytesOf(RTSPORTS), 'rts', IN_2026));
    expect(lists.adp?.map(({ who, adp }) => [who.name, adp])).toEqual([
      ["Ja'Marr Chase", 2.41],
      ['Bijan Robinson', 1.52],
    ]);
  });

  it("FFPC's: the padding is left out; a list that does not end is cut off", () => {
    const lists = readValue(readFfpcAdp(Buffer.from(FFPC), 'ffpc', IN_2026));
    expect(lists.adp).toMatchObject([{ who: { name: "Ja'Marr Chase", teamId: 'CIN' }, adp: 1.9, timesDrafted: 22 }]);
    const cut = readFfpcAdp(Buffer.from(FFPC.slice(0, 200)), 'ffpc', IN_2026);
    expect(cut.ok ? 'read' : cut.reason[0]?.reason).toBe('truncated');
    const wrong = readFfpcAdp(Buffer.from(FFPC.replace('adp="1.9"', 'adp="-3"')), 'ffpc', IN_2026);
    expect(wrong.ok ? [] : wrong.reason).toMatchObject([{ row: 1, column: 'adp' }]);
  });

  it("CBS's: by title wherever its column stands, the longer name and the id from the link, a defence by its team", () => {
    const page = cbsPage(CBS);
    const lists = readValue(cbsOf(Buffer.from(page), 'cbs', IN_2026));
    expect(lists.adp?.map(({ who, adp, high, low }) => [who.name, who.teamId, who.ids, adp, high, low])).toEqual([
      ["Ja'Marr Chase", 'CIN', { cbs: '3117251' }, 2.41, 1, 7],
      ['Josh Allen', 'BUF', { cbs: '2142052' }, 20.5, 11, 38],
      ['Eagles', 'PHI', undefined, 131.2, 98, 170],
    ]);
    const turned = page
      .replace('<th scope="col">Rank</th>', '')
      .replace('<th scope="col">Pct</th>', '<th scope="col">Pct</th><th scope="col">Rank</th>')
      .replaceAll(/(<tr class="TableBase-bodyTr">)(<td[^>]*>\s*\d+\s*<\/td>)(.*?)<\/tr>/gs, '$1$3$2</tr>');
    expect(turned).not.toBe(page);
    expect(readValue(cbsOf(Buffer.from(turned), 'cbs', IN_2026))).toEqual(lists);
  });

  it("CBS's: another page, one that is cut off, and a pick out of its range are told apart", () => {
    const page = cbsPage(CBS);
    const reasonOf = (text: string) => {
      const read = cbsOf(Buffer.from(text), 'cbs', IN_2026);
      return read.ok ? 'read' : [read.reason[0]?.reason, read.reason[0]?.row ?? null];
    };
    expect(reasonOf('<!doctype html><title>Just a moment</title>')).toEqual(['malformed', null]);
    expect(reasonOf(page.replace('Avg Pos', 'Average'))).toEqual(['malformed', null]);
    expect(reasonOf(page.slice(0, page.indexOf('20.5')))).toEqual(['truncated', null]);
    expect(reasonOf(page.replace('11/38', '30/38'))).toEqual(['wrong-type', 2]);
    expect(reasonOf(page.replaceAll('/nfl/players/3117251/', '/nfl/'))).toEqual(['missing-value', 1]);
  });

  it("RotoWire's: a pick of each site that it names, told by it; '-', nothing and 999 are none", () => {
    const lists = readValue(readRotowireAdp(bytesOf(ROTOWIRE), 'rotowire', IN_2026));
    expect(
      lists.adp?.map(({ who, provider, format, adp, toldBy }) => [who.name, provider, format, adp, toldBy]),
    ).toEqual([
      ["Ja'Marr Chase", 'yahoo', 'half-ppr', 3.5, 'rotowire'],
      ["Ja'Marr Chase", 'ffpc', 'ppr', 3.6, 'rotowire'],
      ['Josh Allen', 'underdog', 'best-ball', 27.1, 'rotowire'],
    ]);
  });

  it("MyFantasyLeague's moves: shares of its leagues, of the list that was asked for", () => {
    const lists = readValue(added(bytesOf(TOP_ADDS), 'topAdds', IN_2026));
    expect(lists.ownership?.map(({ who, measure, amount }) => [who.ids, measure, amount])).toEqual([
      [{ mfl: '15281' }, 'addedShare', 41.2],
      [{ mfl: '0512' }, 'addedShare', 8.05],
    ]);
    const dropped = readMflMoves(bytesOf(TOP_ADDS), 'topDrops', IN_2026, 'topDrops');
    expect(dropped.ok ? 'read' : dropped.reason[0]?.reason).toBe('malformed');
  });
});
