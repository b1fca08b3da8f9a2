// What one look of Cruise Control at a league's claims costs the thread that answers. In the 48 hours before its run a
// league is looked at every ten minutes. Nothing without the shared files. Run: npm run bench claims
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EditionHolder } from '@pylon/server/almanac/edition-holder';
import { postgresEditionStore } from '@pylon/server/almanac/edition-store.queries';
import { frozenClock, noonOf } from '@pylon/server/clock';
import { openMigrated } from '@pylon/server/db/open';
import { waiverMaterials } from '@pylon/server/features/waiver-wire/asked-waivers';
import { claimTeller } from '@pylon/server/features/waiver-wire/told-claims';
import { type Bench, type BenchRow, median } from './measure.ts';
import { largestLeague, listLeague } from './support/listed-league.ts';
import { midSeason, startProduct } from './support/serve-product.ts';

const ROUNDS = 10;
const TARGET = { amount: 100, unit: 'ms', what: 'at most' } as const;
/** Claims as the first rules of a person ask for them. */
const ASKED = {
  ...{ fixed: new Set<string>(), left: new Set<string>(), made: [] },
  ...{ leastGain: 0.5, mostPercent: 100, most: 3 },
} as const;

export const bench: Bench = {
  name: 'Cruise Control: the claims of a league',
  async run(): Promise<readonly BenchRow[]> {
    const league = await largestLeague();
    if (!league) return [];
    const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
    try {
      await (await startProduct(dataDir, midSeason())).close(); // makes the edition
      const of = await listLeague(dataDir, league);
      const { db, close } = await openMigrated({ dataDir, databaseUrl: null });
      const editions = new EditionHolder();
      const loaded = await editions.load(postgresEditionStore(db));
      if (!loaded.ok) throw new Error('the product made an edition');
      const clock = frozenClock(noonOf(loaded.edition.manifest.asOf));
      const look = async (tell: ReturnType<typeof claimTeller>): Promise<number> => {
        const start = process.cpuUsage();
        const told = await tell(of, ASKED);
        const { user, system } = process.cpuUsage(start);
        if (!told) throw new Error('somebody of this league can be claimed');
        return (user + system) / 1_000;
      };
      const teller = () => claimTeller({ db, editions, clock, materials: waiverMaterials() });
      await look(teller()); // the code is optimised, and what the edition keeps is made
      const [first, again]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        const tell = teller();
        first.push(await look(tell));
        again.push(await look(tell));
      }
      await close();
      const teams = league.league.teams.length;
      return [
        row(`a league of ${teams} whose rosters or edition are new`, median(first)),
        row('the same league, looked at again', median(again)),
      ];
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

const row = (name: string, milliseconds: number): BenchRow => ({
  name,
  ours: { amount: milliseconds, unit: 'ms' },
  against: TARGET,
});
