// A product on real files on the eve of a recorded Sunday, whose games the stand-in plays again when a journey says so.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MarketStandIn, startMarketStandIn } from '@pylon/almanac/testing/market/market-stand-in';
import { recordedLeagues } from '@pylon/connectors/platforms/sleeper/testing/recorded-leagues';
import { openMigrated } from '@pylon/server/db/open';
import { listPast, pastLeague } from '@pylon/server/testing/lived/past-league';
import { SHARED } from '../../scripts/project.ts';
import { test as base } from './own-server.ts';

const [LEAGUE, WEEK] = ['keeper_10team_half_ppr 2025', 9];
const EVE = '2025-11-01';

interface Sunday {
  /** Plays the games again from a moment on, so many times as fast. */
  readonly play: MarketStandIn['replay'];
  /** Puts a recorded league, as it stood on that eve, into a person’s list; their team is its first. */
  readonly listLeague: (accountId: string) => Promise<void>;
}

export const test = base.extend<{
  readonly dataDir: string;
  readonly standIn: MarketStandIn;
  readonly sunday: Sunday;
}>({
  dataDir: async ({ browserName: _ }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pylon-sunday-'));
    await use(folder);
    await rm(folder, { recursive: true, force: true });
  },
  standIn: async ({ browserName: _ }, use) => {
    const standIn = await startMarketStandIn(SHARED);
    await use(standIn);
    await standIn.close();
  },
  settings: async ({ dataDir, standIn }, use) =>
    use({
      PYLON_DATA_DIR: dataDir,
      PYLON_ALMANAC: 'mirror',
      PYLON_MIRROR: join(SHARED, 'data'),
      PYLON_CLOCK: EVE,
      PYLON_STAND_INS: `espn-scoreboard=${standIn.url}`,
      PYLON_TRUST_PROXY: '127.0.0.1,::1',
    }),
  sunday: async ({ dataDir, standIn, server: _ }, use) => {
    const { db, close } = await openMigrated({ databaseUrl: null, dataDir });
    await use({
      play: standIn.replay,
      listLeague: async (accountId) => {
        const recorded = recordedLeagues().find(({ name }) => name === LEAGUE);
        if (!recorded) throw new Error(`no recording is called ${LEAGUE}`);
        const past = await pastLeague(recorded);
        await listPast(db, { accountId, teamId: past.league.teams[0]?.teamId ?? '' }, past, WEEK);
      },
    });
    await close();
  },
});
