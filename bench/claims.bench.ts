// What one look of Cruise Control at a league's claims costs the thread that answers. In the 48 hours before its run a
// league is looked at every ten minutes. Nothing without the shared files. Run: npm run bench claims
import { EditionHolder } from '@pylon/server/almanac/edition-holder';
import { postgresEditionStore } from '@pylon/server/almanac/edition-store.queries';
import { frozenClock, noonOf } from '@pylon/server/clock';
import { openMigrated } from '@pylon/server/db/open';
import { waiverMaterials } from '@pylon/server/features/waiver-wire/asked-waivers';
import { claimTeller } from '@pylon/server/features/waiver-wire/told-claims';
import { atMost, type Bench, median } from './measure.ts';
import { withListedLeague } from './support/listed-league.ts';

const ROUNDS = 10;
const row = atMost(100);
/** Claims as the first rules of a person ask for them. */
const ASKED = {
  ...{ fixed: new Set<string>(), left: new Set<string>(), made: [] },
  ...{ leastGain: 0.5, mostPercent: 100, most: 3 },
} as const;

export const bench: Bench = {
  name: 'Cruise Control: the claims of a league',
  run: () =>
    withListedLeague(async ({ dataDir, teams, accountId, userLeagueId }) => {
      const { db, close } = await openMigrated({ dataDir, databaseUrl: null });
      const editions = new EditionHolder();
      const loaded = await editions.load(postgresEditionStore(db));
      if (!loaded.ok) throw new Error('the product made an edition');
      const clock = frozenClock(noonOf(loaded.edition.manifest.asOf));
      const look = async (tell: ReturnType<typeof claimTeller>): Promise<number> => {
        const start = process.cpuUsage();
        const told = await tell({ accountId, userLeagueId }, ASKED);
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
      return [
        row(`a league of ${teams} whose rosters or edition are new`, median(first)),
        row('the same league, looked at again', median(again)),
      ];
    }),
};
