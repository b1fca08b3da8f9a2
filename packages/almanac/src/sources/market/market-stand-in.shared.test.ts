// A sync against a stand-in for every source of the market: each of the nine providers' columns is filled, or says
// that nobody tells of it; and a source that fails costs what it tells of, and nothing else.
import { createHash } from 'node:crypto';
import { describeShared, sharedPath } from '@pylon/engine/testing/shared-data';
import { ADP_PROVIDERS, type AdpProvider } from '@pylon/engine/vocabulary/adp-providers';
import { outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import { standInNetwork } from '@pylon/outbound/recorded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adpBoard } from '../../read/adp-board.ts';
import { buildTestEdition } from '../../testing/build-edition.ts';
import { type MarketStandIn, type StandInFault, startMarketStandIn } from '../../testing/market/market-stand-in.ts';
import { linesOf, readSharedFile, sharedBytes } from '../../testing/shared-files.ts';
import { readGames } from '../nflverse/games.ts';
import { Calendar } from '../reading/calendar.ts';
import { type Fetcher, fetcherWithout, SOURCE_SITES, sourceFetcher } from '../reading/fetcher.ts';
import { Loader } from '../reading/loading.ts';
import { readSources, type SyncOptions } from '../sync.ts';
import { loadMarket } from './load-market.ts';
import { MARKET_SOURCES } from './market-sources.ts';

const SEASON = 2026;
const DAY = '2026-09-01';
/** Sleeper's list of the season is dated by itself. */
const SLEEPER_DAY = '2026-05-23';
const SOURCES = MARKET_SOURCES.map(({ name }) => name);
/** Nobody waits in a test. */
const SITES = SOURCE_SITES.map((site) => ({ ...site, attempts: 1, paceMs: 0 }));

/** Who says a row; no source of the market ranks. */
const sourceOf = (row: object): string =>
  'toldBy' in row ? String(row.toldBy) : 'provider' in row ? String(row.provider) : 'nobody';

const digestOf = (rows: readonly object[]): string =>
  `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16)}`;

describeShared('a stand-in for every source of the market', () => {
  let standIn: MarketStandIn;
  const fetcher = (): Fetcher => {
    const standIns = Object.fromEntries(standIn.sources.map((source) => [source, standIn.url]));
    const network = standInNetwork({ ...standIns, github: sharedPath('data') });
    return sourceFetcher(outboundParts({ network, pace: UNPACED }), SITES);
  };
  beforeAll(async () => {
    standIn = await startMarketStandIn(sharedPath('.'), { now: () => new Date(`${DAY}T16:00:00Z`) });
  }, 60_000);
  afterAll(() => standIn.close());

  it('stands in for each', () => {
    expect([...standIn.sources].sort()).toEqual([...SOURCES].sort());
  });

  describe('a sync against it', () => {
    const board = async (options: Partial<SyncOptions> = {}) => {
      const result = await readSources({ fetcher: fetcher(), asOf: DAY, seasons: [SEASON], ...options });
      if (!result.ok) throw new Error(linesOf(result.faults));
      const { columns, entries } = adpBoard(buildTestEdition(result.rows, { asOf: DAY }), SEASON);
      const told = (provider: AdpProvider) => {
        const { asOf, format, toldBy } = columns[provider];
        return { players: entries.filter(({ adp }) => adp[provider] !== undefined).length, asOf, format, toldBy };
      };
      return { result, nine: Object.fromEntries(ADP_PROVIDERS.map((provider) => [provider, told(provider)])) };
    };

    it('fills the columns of all nine but guillotine drafts, of which nobody tells', { timeout: 120_000 }, async () => {
      const { nine, result } = await board();
      expect(nine).toEqual({
        espn: { players: expect.toSatisfy((count) => count > 120), asOf: DAY, format: 'half-ppr', toldBy: null },
        sleeper: {
          players: expect.toSatisfy((count) => count > 230),
          asOf: SLEEPER_DAY,
          format: 'half-ppr',
          toldBy: null,
        },
        yahoo: { players: expect.toSatisfy((count) => count > 190), asOf: DAY, format: 'half-ppr', toldBy: null },
        cbs: { players: expect.toSatisfy((count) => count > 200), asOf: DAY, format: 'ppr', toldBy: null },
        rtsports: { players: expect.toSatisfy((count) => count > 260), asOf: DAY, format: 'half-ppr', toldBy: null },
        underdog: {
          players: expect.toSatisfy((count) => count > 230),
          asOf: DAY,
          format: 'best-ball',
          toldBy: 'rotowire',
        },
        guillotine: { players: 0, asOf: null, format: null, toldBy: null },
        ffpc: { players: expect.toSatisfy((count) => count > 210), asOf: DAY, format: 'ppr', toldBy: null },
        superflex: {
          players: expect.toSatisfy((count) => count > 250),
          asOf: SLEEPER_DAY,
          format: 'superflex',
          toldBy: null,
        },
      });
      expect(result.report.losses).toEqual([]);
      const moves = result.rows.ownership.filter(({ provider }) => provider === 'mfl');
      expect([...new Set(moves.map(({ measure }) => measure))]).toEqual(['addedShare', 'droppedShare']);
      expect(moves).toHaveLength(100);
      const defenses = result.rows.adp.filter((row) => row.provider === 'cbs' && row.entityId === 'PHI');
      expect(defenses.map(({ format }) => format).sort()).toEqual(['ppr', 'standard']);
    });

    it('has an operator’s file of Underdog before what RotoWire tells of it, and Yahoo told of when that is off', {
      timeout: 120_000,
    }, async () => {
      const file = 'underdog_adp_2026-07-23.csv';
      const imports = [{ name: file, bytes: sharedBytes(`underdog/${file}`), options: { asOf: '2026-08-30' } }];
      const { nine } = await board({ imports, off: ['yahoo'] });
      expect(nine['underdog']).toMatchObject({ asOf: '2026-08-30', toldBy: null });
      expect(nine['yahoo']).toMatchObject({ asOf: DAY, toldBy: 'rotowire' });
    });
  });

  describe('of which a source', () => {
    /** What is told, by who tells it: as a number of rows and their digest, so that it is compared at once. */
    const told = async (off: readonly string[] = []) => {
      const loader = new Loader(fetcherWithout(off, fetcher()), () => {});
      const answers = await loadMarket(loader, [SEASON], calendar, { askedOn: DAY, isAsked: () => true });
      const lists = answers.flatMap(({ value }) =>
        Object.entries(value).flatMap(([table, rows]) => (rows as readonly object[]).map((row) => ({ table, ...row }))),
      );
      const by = Map.groupBy(lists, sourceOf);
      return { by: new Map([...by].map(([source, rows]) => [source, digestOf(rows)])), losses: loader.losses };
    };
    let calendar: Calendar;
    let whole: Awaited<ReturnType<typeof told>>;
    beforeAll(async () => {
      calendar = new Calendar(readSharedFile(readGames, 'nflverse/games.csv').map(({ scheduled }) => scheduled));
      standIn.fail({});
      whole = await told();
    }, 120_000);

    it('all tell something', () => {
      expect([...whole.by.keys()].sort()).toEqual([...SOURCES].sort());
    });

    const faults: readonly StandInFault[] = ['down', 'error', 'page'];
    it.each(SOURCES)('%s fails costs its own', { timeout: 120_000 }, async (source) => {
      for (const fault of faults) {
        standIn.fail({ [source]: fault });
        const { by, losses } = await told();
        expect(by, fault).toEqual(new Map([...whole.by].filter(([name]) => name !== source)));
        const lost = losses.filter(({ status }) => status !== 'absent');
        expect(new Set(lost.map(({ status }) => status)), fault).toEqual(
          new Set([fault === 'page' ? 'refused' : 'unreachable']),
        );
        const site = SITES.find(({ name }) => name === source);
        expect(
          lost.every(({ file }) => site?.hosts.includes(new URL(file).host)),
          fault,
        ).toBe(true);
      }
      standIn.fail({});
    });
  });
});
