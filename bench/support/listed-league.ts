// The largest league of those that were recorded in 2025, in the list of somebody who plays in it, in its ninth week.
import { recordedLeagues } from '@pylon/connectors/platforms/sleeper/testing/recorded-leagues';
import { openMigrated } from '@pylon/server/db/open';
import { listPast, type PastLeague, pastLeague } from '@pylon/server/testing/lived/past-league';
import { loadServer } from './load-server.ts';
import { Visitor } from './visitor.ts';

const SEASON = 2025;
const WEEK = 9;
const EMAIL = 'league@pylon.example';

/** undefined without the shared files. */
export async function largestLeague(): Promise<PastLeague | undefined> {
  const leagues = await Promise.all(recordedLeagues().map(pastLeague));
  const size = ({ league }: PastLeague) => league.teams.length * league.shape.slots.BN;
  return leagues.filter(({ league }) => league.season === SEASON).toSorted((a, b) => size(b) - size(a))[0];
}

/** Registers somebody on a data folder with an edition, and puts the league into their list. */
export async function listLeague(
  dataDir: string,
  league: PastLeague,
): Promise<{ readonly email: string; readonly accountId: string; readonly userLeagueId: string }> {
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
