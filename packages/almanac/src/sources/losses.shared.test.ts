// What each kind of file costs when it has one bad record, is cut off, or is missing: on short versions of real files.
import { describeShared } from '@pylon/engine/testing/shared-data';
import { beforeAll, describe, expect, it } from 'vitest';
import { type CollectedRows, TABLES, type TableName } from '../tables/all.ts';
import { linesOf, sharedMirror } from '../testing/shared-files.ts';
import type { Fetched, Fetcher } from './reading/fetcher.ts';
import { readSources, type SyncOptions, type SyncResult } from './sync.ts';

const OPTIONS = { asOf: '2026-11-21', seasons: [2025, 2026] };
const LINES = 300;
const ENTRIES = 60;
const FIRST_WEEK = 1;
type Kind = readonly [what: string, part: string, table: TableName | null];

/** Files that an edition can do without, by a part of their address, and the table that shows their loss. */
const SPARE: readonly Kind[] = [
  ['depth charts', '/depth_charts_2025', 'depthCharts'],
  ['box scores', '/stats_player_week_2025', 'statWeeks'],
  ['plays', '/play_by_play_2025', 'usageWeeks'],
  ['the charting of plays', '/ftn_charting_2025', 'chartedWeeks'],
  ["players' season totals", '/stats_player_reg_2025', null],
  ["teams' season totals", '/stats_team_reg_2025', 'teamSeasons'],
  ['snap counts', '/snap_counts_2025', 'snapCounts'],
  ['injury reports', '/injuries_2025', 'injuries'],
  ['tracked passes', '/ngs_2025_passing', 'nextGenPassing'],
  ['tracked runs', '/ngs_2025_rushing', 'nextGenRushing'],
  ['tracked catches', '/ngs_2025_receiving', 'nextGenReceiving'],
  ['charted passes', '/advstats_week_pass_2025', 'advancedPassing'],
  ['charted runs', '/advstats_week_rush_2025', 'advancedRushing'],
  ['charted catches', '/advstats_week_rec_2025', 'advancedReceiving'],
  ["Sleeper's box scores of a week", `/stats/nfl/regular/2025/${FIRST_WEEK}$`, null],
  ["Sleeper's projections of a week", `/projections/nfl/regular/2025/${FIRST_WEEK}$`, 'projections'],
  ["Sleeper's players", '/players/nfl$', null],
  ['a list of Fantasy Football Calculator', '/adp/ppr.*2025', 'adp'],
  ['the consensus', '/db_fpecr_latest', 'rankings'],
  ["the week's consensus", '/fp_latest_weekly', 'rankings'],
  ['draft picks', '/draft_picks', 'draftPicks'],
];
const NEEDED: readonly Kind[] = [
  ['teams', '/teams_colors_logos', null],
  ['games', 'games.csv', null],
  ['rosters', '/roster_2025', null],
  ['weekly rosters', '/roster_weekly_2025', null],
  ['the id list', '/db_playerids', null],
];

const isJson = (bytes: Buffer): boolean => bytes[0] === 0x7b;

/** The beginning of a file, as a whole file; the schedule and the teams are short enough. */
function shortened(url: string, bytes: Buffer): Buffer {
  if (isJson(bytes)) {
    const json = JSON.parse(bytes.toString()) as Record<string, unknown>;
    if (Array.isArray(json['players'])) return bytes;
    return Buffer.from(JSON.stringify(Object.fromEntries(Object.entries(json).slice(0, ENTRIES))));
  }
  const lines = bytes.toString().split('\n');
  if (/teams_colors|stats_team/.test(url)) return bytes;
  // The game that the short plays are of
  if (url.includes('ftn_charting')) {
    const game = lines.filter((line, index) => index === 0 || line.includes('2025_01_ARI_NO'));
    return Buffer.from(`${game.join('\n')}\n`);
  }
  if (url.includes('games.csv')) {
    return Buffer.from(`${lines.filter((line, index) => index === 0 || /^202[56]_/.test(line)).join('\n')}\n`);
  }
  return Buffer.from(`${lines.slice(0, LINES).join('\n')}\n`);
}

function withBadRecord(bytes: Buffer): Buffer {
  if (!isJson(bytes)) {
    const [header = '', ...lines] = bytes.toString().split('\n');
    return Buffer.from([header, header.endsWith('\r') ? 'bad\r' : 'bad', ...lines].join('\n'));
  }
  const json = JSON.parse(bytes.toString()) as Record<string, unknown>;
  const players = json['players'];
  return Buffer.from(
    JSON.stringify(Array.isArray(players) ? { ...json, players: [{}, ...players] } : { ...json, '1': 'bad' }),
  );
}
const cutOff = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length * 0.7));
const missing = (): null => null;

type Damage = (bytes: Buffer) => Buffer | null;
const files = new Map<string, Buffer | null>();
async function fileAt(url: string): Promise<Buffer | null> {
  const known = files.get(url);
  if (known !== undefined) return known;
  const fetched = await sharedMirror().fetch(url);
  const bytes = fetched.ok ? shortened(url, fetched.bytes) : null;
  files.set(url, bytes);
  return bytes;
}

const mirror = (part: string, damage: Damage): Fetcher => ({
  fetch: async (url): Promise<Fetched> => {
    const whole = await fileAt(url);
    const bytes = whole && new RegExp(part).test(url) ? damage(whole) : whole;
    return bytes === null ? { ok: false, reason: 'absent', detail: url } : { ok: true, bytes, file: url };
  },
});

type Delivered = SyncResult & { ok: true };
const sync = (part: string, damage: Damage, options: Partial<SyncOptions> = {}) =>
  readSources({ ...OPTIONS, fetcher: mirror(part, damage), ...options });
async function delivered(...given: Parameters<typeof sync>): Promise<Delivered> {
  const result = await sync(...given);
  if (!result.ok) throw new Error(linesOf(result.faults));
  return result;
}

const TABLE_NAMES = Object.keys(TABLES) as readonly TableName[]; // the keys of the same object
const sorted = ({ rows }: Delivered, table: TableName) =>
  rows[table]
    .map((row) => JSON.stringify(row))
    .sort()
    .join('\n');

describeShared('a mirror', () => {
  let whole: Delivered;
  let wholeTables: ReadonlyMap<TableName, string>;
  beforeAll(async () => {
    whole = await delivered('^$', (bytes) => bytes);
    wholeTables = new Map(TABLE_NAMES.map((name) => [name, sorted(whole, name)]));
  }, 120_000);
  /** Tables that are not as they are of whole files. */
  const changedTables = (result: Delivered) =>
    TABLE_NAMES.filter((name) => sorted(result, name) !== wholeTables.get(name));
  const before =
    async () =>
    <N extends TableName>(table: N) =>
      [...whole.rows[table]] as CollectedRows[N]; // a copy

  it('that is whole costs nothing', () => {
    expect(whole.report.losses).toEqual([]);
    for (const [what, , table] of SPARE) if (table) expect(whole.rows[table].length, what).toBeGreaterThan(0);
  });

  describe.each(SPARE)('%s', (_, part, table) => {
    it('with one bad record cost that record alone', async () => {
      const result = await delivered(part, withBadRecord, { before });
      expect(changedTables(result)).toEqual([]);
      expect(result.report.losses).toMatchObject([
        { status: 'read', left: 1, fault: expect.stringMatching(/row 1\b/) },
      ]);
    });

    it('cut off keep their rows of the edition before', async () => {
      const result = await delivered(part, cutOff, { before });
      expect(changedTables(result).filter((name) => name !== 'players')).toEqual([]);
      expect(result.report.losses).toMatchObject([{ status: 'refused', left: 0 }]);
      expect(result.report.losses[0]?.kept ?? 0).toBeGreaterThanOrEqual(table === null ? 0 : 1);
    });

    it('missing keep them, too', async () => {
      const result = await delivered(part, missing, { before });
      const changed = changedTables(result).filter((name) => name !== 'players');
      // One of several sources of the same rows is no loss when it was never published.
      expect(changed).toEqual(
        /stats\/nfl/.test(part) ? ['statWeeks'] : part === '/play_by_play_2025' ? ['statWeeks'] : [],
      );
    });

    it('cut off on a first start cost their own rows and let the others in', async () => {
      const result = await delivered(part, cutOff);
      const own: readonly (string | null)[] = table === 'usageWeeks' ? [table, 'teamWeeks', 'chartedWeeks'] : [table];
      const others = changedTables(result).filter((name) => !own.includes(name));
      // Whom only Sleeper names is unknown without it, in every table.
      if (part !== '/players/nfl$')
        expect(others.filter((name) => name !== 'players' && name !== 'statWeeks')).toEqual([]);
      expect(result.report.losses).toMatchObject([{ status: 'refused', kept: 0 }]);
    });
  });

  describe.each(NEEDED)('%s', (_, part) => {
    it.each([
      ['with one bad record', withBadRecord],
      ['cut off', cutOff],
    ])('%s refuse the sync, which names the file', async (_what, damage) => {
      const result = await sync(part, damage, { before });
      expect(result.ok ? 'delivered' : linesOf(result.faults)).toMatch(new RegExp(part));
    });
  });

  it('of whose records one in fifty is bad costs the whole file', async () => {
    const damage: Damage = (bytes) => {
      const lines = bytes.toString().split('\n');
      return Buffer.from(lines.map((line, index) => (index % 50 === 1 ? 'bad' : line)).join('\n'));
    };
    const result = await delivered('/snap_counts_2025', damage);
    expect(result.rows.snapCounts).toEqual([]);
    expect(result.report.losses).toMatchObject([{ status: 'refused', left: 0 }]);
  });
});
