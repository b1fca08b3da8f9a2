// A sync in which every source of the market answers, and what it costs when one is down, changed or switched off.
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CollectedRows, TableName } from '../../tables/all.ts';
import { linesOf, sharedBytes, sharedMirror } from '../../testing/shared-files.ts';
import type { RowsBefore } from '../joining/kept.ts';
import type { Fetched, Fetcher } from '../reading/fetcher.ts';
import { readSources, type SyncOptions, type SyncResult } from '../sync.ts';

type Delivered = SyncResult & { ok: true };

const SEASON = 2026;
const DAY = '2026-09-01';
const moment = Date.parse(`${DAY}T16:00:00Z`);
const bytesOf = (value: unknown) => Buffer.from(JSON.stringify(value));
const shared = (path: string) => sharedBytes(`market/${path}`).toString();

const MFL_ADP = shared('mfl/excerpt_2025_adp_five.json').replace(
  /"timestamp": "\d+"/,
  `"timestamp": "${moment / 1000}"`,
);
const MFL_PRICES = shared('mfl/excerpt_2018_aav.json').replace(/"timestamp":"\d+"/, `"timestamp":"${moment / 1000}"`);
const TRADES = shared('fantasycalc/values_current_redraft_1qb_12_ppr1_2023-11_top30.json');
const TRENDING = readShared('platforms/recorded/sleeper/players-nfl-trending-add.json');
/** ESPN's recorded players, as it would tell of them five years later. */
const ESPN = shared('espn-fantasy/kona_player_info_2021_week08.json.gz')
  .replaceAll(`"seasonId": 2021`, `"seasonId": ${SEASON}`)
  .replaceAll(`"seasonId":2021`, `"seasonId":${SEASON}`)
  .replace(/"date": ?\d+/g, `"date":${moment}`);
const SCOREBOARD = shared('espn-site/scoreboard_2025_week17_monday-live.json.gz');
const YAHOO = bytesOf({
  fantasy_content: {
    game: {
      players: ['Carolina', 'Chicago'].map((full, index) => ({
        player: {
          ...{ player_id: `${100_029 + index}`, name: { full }, editorial_team_abbr: full.slice(0, 3) },
          ...{ display_position: 'DEF', draft_analysis: { average_pick: `${140 + index}.2`, average_cost: '1.0' } },
        },
      })),
    },
  },
});
const RTSPORTS = bytesOf({ player_list: [{ name: "Chase, Ja'Marr", position: 'WR', team: 'CIN', avg: '2.41' }] });
const FFPC =
  '<data><players><player name="Ja&apos;Marr Chase" nflTeam="CIN" position="WR" adp="1.9" min="1" max="4" leaguesDraftedIn="22"/></players></data>';

const ANSWERS: readonly (readonly [part: string, answer: string | Buffer])[] = [
  ['fantasy.espn.com', ESPN],
  ['TYPE=adp', MFL_ADP],
  ['TYPE=aav', MFL_PRICES],
  ['fantasycalc', TRADES],
  ['trending', TRENDING],
  ['yahoo', YAHOO],
  ['rtsports', RTSPORTS],
  ['myffpc', FFPC],
];

/** The shared folder and all sources beside it, some of which answer otherwise. */
const world = (otherwise: (url: string) => string | 'down' | undefined = () => undefined): Fetcher => ({
  fetch: async (url): Promise<Fetched> => {
    const answer = otherwise(url) ?? ANSWERS.find(([part]) => url.includes(part))?.[1];
    if (answer === 'down') return { ok: false, reason: 'unreachable', detail: `${url}: no answer` };
    if (answer !== undefined) return { ok: true, bytes: Buffer.from(answer), file: url };
    return sharedMirror().fetch(url);
  },
});

async function synced(fetcher: Fetcher, options: Partial<SyncOptions> = {}): Promise<Delivered> {
  const result = await readSources({ fetcher, asOf: DAY, seasons: [SEASON], ...options });
  if (!result.ok) throw new Error(linesOf(result.faults));
  return result;
}

const former = ({ rows }: Delivered): RowsBefore => {
  const read: RowsBefore = <N extends TableName>(table: N) => [...rows[table]] as CollectedRows[N]; // a copy
  return read;
};
const providersOf = (rows: readonly { readonly provider: string }[]) =>
  [...new Set(rows.map((row) => row.provider))].sort();
const ofProvider = ({ rows }: Delivered, name: string) => [
  ...[rows.adp, rows.auctionValues, rows.ownership, rows.tradeValues, rows.projections].flatMap((table) =>
    table.filter(({ provider }) => provider === name),
  ),
  ...rows.rankings.filter(({ expert }) => expert === name),
];

describeShared('a sync with all sources of the market', () => {
  let whole: Delivered;
  beforeAll(async () => {
    whole = await synced(world());
  }, 120_000);

  it('fills a column for each', () => {
    const { adp, auctionValues, ownership, tradeValues, projections } = whole.rows;
    // The lists of Fantasy Football Calculator are undated and count from the season's eve.
    expect(providersOf(adp)).toEqual(['espn', 'ffpc', 'mfl', 'rtsports', 'sleeper', 'yahoo']);
    expect(providersOf(auctionValues)).toEqual(['espn', 'yahoo']);
    expect(providersOf(ownership)).toEqual(['espn', 'sleeper']);
    expect(providersOf(tradeValues)).toEqual(['fantasycalc', 'mfl']);
    expect(providersOf(projections)).toEqual(['espn', 'sleeper']);
    const { length } = whole.rows.rankings.filter(({ expert, asOf }) => expert === 'espn' && asOf === DAY);
    expect(length).toBeGreaterThan(5);
    expect(whole.report.losses).toEqual([]);
  });

  it('knows whom they speak of', () => {
    const idOf = (first: string, last: string) =>
      whole.rows.players.find(({ firstName, lastName }) => firstName === first && lastName === last)?.playerId;
    const pick = (provider: string, format: string, id: string | undefined) =>
      whole.rows.adp.find((row) => row.provider === provider && row.format === format && row.entityId === id)?.adp;
    expect(pick('espn', 'half-ppr', idOf('Saquon', 'Barkley'))).toBeCloseTo(58.8, 1);
    expect(pick('sleeper', 'superflex', idOf('Bijan', 'Robinson'))).toBe(2.4);
    expect(pick('mfl', 'half-ppr', idOf("Ja'Marr", 'Chase'))).toBe(3.27);
    expect(pick('rtsports', 'half-ppr', idOf("Ja'Marr", 'Chase'))).toBe(2.41);
    expect(pick('yahoo', 'half-ppr', 'CHI')).toBe(141.2);
    const sleeper = whole.report.joins.find(({ file }) => file.includes('projections_2026_season'));
    expect((sleeper?.fantasyJoined ?? 0) / (sleeper?.fantasyRows ?? 1)).toBeGreaterThan(0.97);
  });

  it('has games as the scoreboard says while the schedule has no score of them', { timeout: 240_000 }, async () => {
    // The schedule as it was on Monday evening of week 17, and before Sunday's last score was in.
    const schedule = sharedBytes('nflverse/games.csv')
      .toString()
      .replace(/^(2025_17_(?:LA_ATL|CHI_SF),(?:[^,]*,){7})[^,]*,([^,]*),[^,]*,/gm, '$1,$2,,');
    const monday = world((url) =>
      url.endsWith('/games.csv') ? schedule : url.includes('site.api.espn.com') ? SCOREBOARD : undefined,
    );
    const askedAt = '2025-12-30T01:40:00Z';
    const { rows, report } = await synced(monday, { asOf: '2025-12-29', seasons: [2025], askedAt });
    const gameOf = (id: string) => rows.games.find(({ gameId }) => gameId === id);
    expect(gameOf('2025_17_LA_ATL')).toMatchObject({
      ...{ state: 'live', toldBy: 'espn-scoreboard', homeScore: null, awayScore: null },
      ...{ liveClock: 'Q1 4:11', liveHomeScore: 7, liveAwayScore: 0, liveAsOf: askedAt },
    });
    expect(gameOf('2025_17_CHI_SF')).toMatchObject({ state: 'final', homeScore: 42, awayScore: 38 });
    expect(gameOf('2025_17_DAL_WAS')).toMatchObject({ state: null, toldBy: null, homeScore: 23, awayScore: 30 });
    expect(report.losses).toEqual([]);
  });

  describe('of which one', () => {
    it('is down keeps what it said, and says of when', { timeout: 120_000 }, async () => {
      const result = await synced(
        world((url) => (url.includes('fantasy.espn.com') ? 'down' : undefined)),
        { asOf: '2026-09-02', before: async () => former(whole) },
      );
      expect(ofProvider(result, 'espn')).toEqual(ofProvider(whole, 'espn'));
      expect(result.report.losses).toMatchObject([{ status: 'unreachable', keptAsOf: DAY }]);
      const failed = result.report.files.filter(({ problem }) => problem !== null);
      expect(failed).toMatchObject([{ status: 'unreachable', problem: expect.stringContaining('fantasy.espn.com') }]);
    });

    it('is not due is not asked, and what it said stays without a word', { timeout: 120_000 }, async () => {
      const asked: string[] = [];
      const watched: Fetcher = { fetch: (url) => world((one) => void asked.push(one)).fetch(url) };
      const isMarketDue = (name: string) => name !== 'espn';
      const result = await synced(watched, { asOf: '2026-09-02', isMarketDue, before: async () => former(whole) });
      expect(asked.filter((url) => url.includes('fantasy.espn.com'))).toEqual([]);
      expect(asked.filter((url) => url.includes('TYPE=adp'))).toHaveLength(1);
      expect(ofProvider(result, 'espn')).toEqual(ofProvider(whole, 'espn'));
      expect(result.report.losses).toEqual([]);
    });

    it('has changed costs its own columns', { timeout: 120_000 }, async () => {
      const result = await synced(world((url) => (url.includes('TYPE=adp') ? '<html>Moved</html>' : undefined)));
      expect(providersOf(result.rows.adp)).toEqual(providersOf(whole.rows.adp).filter((name) => name !== 'mfl'));
      expect(result.report.losses).toMatchObject([{ status: 'refused', kept: 0 }]);
      expect(result.rows.adp).toEqual(whole.rows.adp.filter(({ provider }) => provider !== 'mfl'));
    });

    it('is switched off is not asked, and nothing of it stays', { timeout: 120_000 }, async () => {
      const asked: string[] = [];
      const watched: Fetcher = { fetch: (url) => world((one) => void asked.push(one)).fetch(url) };
      const result = await synced(watched, { off: ['espn'], before: async () => former(whole) });
      expect(asked.filter((url) => url.includes('fantasy.espn.com'))).toEqual([]);
      expect(ofProvider(result, 'espn')).toEqual([]);
      expect(result.report.files.find(({ url }) => url.includes('fantasy.espn.com'))?.status).toBe('off');
    });

    it('says something else a day later has both days, and the same again when asked again', {
      timeout: 240_000,
    }, async () => {
      const next = '2026-09-02';
      const later = MFL_ADP.replace('"3.27"', '"4.5"').replace(`${moment / 1000}`, `${moment / 1000 + 86_400}`);
      const changed = world((url) => (url.includes('TYPE=adp') ? later : undefined));
      const result = await synced(changed, { asOf: next, before: async () => former(whole) });
      const days = (sync: Delivered, table: 'adp' | 'ownership', provider: string) =>
        [...new Set(sync.rows[table].flatMap((row) => (row.provider === provider ? row.asOf : [])))].sort();
      expect(days(result, 'adp', 'mfl')).toEqual([DAY, next]);
      expect(days(result, 'ownership', 'sleeper')).toEqual([DAY, next]);
      const again = await synced(changed, { asOf: next, before: async () => former(result) });
      const sorted = ({ rows }: Delivered) => rows.adp.map((row) => JSON.stringify(row)).sort();
      expect(sorted(again)).toEqual(sorted(result));
    });
  });
});
