// Sleeper with an invented league of the sample's season, and people who have synced it.
import { sleeperCases } from '@pylon/connectors/platforms/sleeper/testing/cases';
import { type PlatformStandIn, startPlatformStandIn } from './platform-stand-in.ts';
import type { TestServer } from './test-server.ts';

const SEASON = 2025;
const { invented } = sleeperCases;
/** The invented league at Sleeper, and another of the same people. */
export const SLEEPER_LEAGUE = invented.platformLeagueId ?? '';
export const SECOND_LEAGUE = '910000000000000077';
/** The list of the invented account's leagues. */
export const LEAGUE_LIST = /^\/v1\/user\/\d+\/leagues\/nfl\/2025$/;

const text = JSON.stringify(invented.answers).replaceAll(String(invented.season), String(SEASON));

/** A stand-in for Sleeper that has both leagues. */
export function startTwoLeagues(): Promise<PlatformStandIn> {
  const [one, other] = [SLEEPER_LEAGUE, SECOND_LEAGUE].map(
    (id): Record<string, unknown> => JSON.parse(text.replaceAll(SLEEPER_LEAGUE, id)),
  );
  const list = Object.keys(one ?? {}).find((address) => LEAGUE_LIST.test(new URL(address).pathname)) ?? '';
  const leagues = [one, other].flatMap((answers) => answers?.[list]);
  return startPlatformStandIn({ ...one, ...other, [list]: leagues });
}

/** A person who has synced leagues of the invented account, and what they see of them. */
export async function syncedPerson({ register, ask, work }: TestServer, leagues = [SLEEPER_LEAGUE]) {
  const { id: accountId, token } = await register();
  const wish = { fantasyConnector: 'Sleeper', sleeperSettings: { username: 'ada' } };
  const { fantasyAccount } = await ask('connectAccount', wish, token);
  const { syncedLeagueIds } = await ask(
    'syncLeagues',
    { userFantasyAccountId: fantasyAccount?.id ?? '', fantasyConnectorLeagueIds: leagues },
    token,
  );
  await work();
  const [id = ''] = syncedLeagueIds;
  return { accountId, token, id, ids: syncedLeagueIds };
}
