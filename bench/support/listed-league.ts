// The largest league of those that were recorded in 2025, in the list of somebody who plays in it, in its ninth week.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordedLeagues } from '@pylon/connectors/platforms/sleeper/testing/recorded-leagues';
import { openMigrated } from '@pylon/server/db/open';
import { listPast, type PastLeague, pastLeague } from '@pylon/server/testing/lived/past-league';
import type { BenchRow } from '../measure.ts';
import { loadServer } from './load-server.ts';
import { midSeason, startProduct } from './serve-product.ts';
import { Visitor } from './visitor.ts';

const SEASON = 2025;
const WEEK = 9;
const EMAIL = 'league@pylon.example';

export interface ListedLeague {
  /** Holds an edition of the season under way, and whoever has the league in their list. */
  readonly dataDir: string;
  readonly teams: number;
  readonly email: string;
  readonly accountId: string;
  readonly userLeagueId: string;
}

/** Measures that league on a data folder of its own, which goes afterwards; no rows without the shared files. */
export async function withListedLeague(
  measure: (listed: ListedLeague) => Promise<readonly BenchRow[]>,
): Promise<readonly BenchRow[]> {
  const league = await largestLeague();
  if (!league) return [];
  const dataDir = await mkdtemp(join(tmpdir(), 'pylon-bench-'));
  try {
    await (await startProduct(dataDir, midSeason())).close(); // makes the edition
    return await measure({ dataDir, teams: league.league.teams.length, ...(await listLeague(dataDir, league)) });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** undefined without the shared files. */
async function largestLeague(): Promise<PastLeague | undefined> {
  const leagues = await Promise.all(recordedLeagues().map(pastLeague));
  const size = ({ league }: PastLeague) => league.teams.length * league.shape.slots.BN;
  return leagues.filter(({ league }) => league.season === SEASON).toSorted((a, b) => size(b) - size(a))[0];
}

/** Registers somebody on a data folder with an edition, and puts the league into their list. */
async function listLeague(dataDir: string, league: PastLeague): Promise<Omit<ListedLeague, 'dataDir' | 'teams'>> {
  const server = await loadServer(dataDir);
  await (await Visitor.arrive(server.port, '198.51.100.1')).register(EMAIL);
  await server.close();
  const { db, close } = await openMigrated({ dataDir, databaseUrl: null });
  const { id } = await db.selectFrom('account').select('id').where('email', '=', EMAIL).executeTakeFirstOrThrow();
  const [team] = league.league.teams;
  const userLeagueId = await listPast(db, { accountId: id, teamId: team?.teamId ?? '' }, league, WEEK);
  await close();
  return { email: EMAIL, accountId: id, userLeagueId };
}
