// Fantasy HQ as a page opens it: all its calls at once, of the largest league of those that were recorded in 2025, in
// its ninth week. Nothing without the shared files: the sample season has no league that was played.
import { LEAGUE_HUB_CALLS } from '@pylon/contract/league-hub/league-hub.calls';
import { atMost, type Bench, median } from './measure.ts';
import { withListedLeague } from './support/listed-league.ts';
import { loadServer } from './support/load-server.ts';
import { Visitor } from './support/visitor.ts';

const ROUNDS = 10;
const row = atMost(300);

export const bench: Bench = {
  name: 'Fantasy HQ',
  run: () =>
    withListedLeague(async ({ dataDir, teams, email, userLeagueId }) => {
      const server = await loadServer(dataDir, { hasPlans: false });
      const person = await Visitor.arrive(server.port, '198.51.100.1');
      await person.signIn(email);
      const { userLeagues = [] } = (await person.read('GET', '/user-leagues/current?limit=1')) as {
        readonly userLeagues?: readonly { readonly leagueId: string }[];
      };
      const ids = { userLeagueId, leagueId: userLeagues[0]?.leagueId ?? '' };
      const first = await opened(person, ids);
      const again: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) again.push(await opened(person, ids));
      await server.close();
      if (person.failed + person.refused > 0) throw new Error(`the hub was refused: ${person.told()}`);
      return [
        row(`the hub of a league of ${teams}, the first time after a start`, first),
        row('the same again', median(again)),
      ];
    }),
};

/** Milliseconds until the last of the hub's calls, made at once, is answered. */
async function opened(
  person: Visitor,
  ids: { readonly userLeagueId: string; readonly leagueId: string },
): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    Object.values(LEAGUE_HUB_CALLS).map(({ method, path }) => {
      const address = path.replace(':leagueId', ids.leagueId).replace(':userLeagueId', ids.userLeagueId);
      return person.ask(method, `${address}?${new URLSearchParams(ids)}`, method === 'POST' ? {} : undefined);
    }),
  );
  return performance.now() - begin;
}
