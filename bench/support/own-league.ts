// A league of a person's own at a stand-in for Sleeper, connected and listed by the API.
import { type LocalServer, startLocalServer } from '@pylon/connectors/testing/stand-in/local-server';
import type { OpenedDraft } from './open-draft.ts';
import { ownerOf, sleeperSeason } from './sleeper-season.ts';

/** Answers for so many leagues of as many owners as Sleeper would. */
export function sleeperOf(leagues: number, season: number): Promise<LocalServer> {
  const answers = new Map(
    Array.from({ length: leagues }, (_, copy) => Object.entries(sleeperSeason(season, copy))).flat(),
  );
  return startLocalServer(({ address }) =>
    Response.json(answers.get(address.href) ?? null, { status: answers.has(address.href) ? 200 : 404 }),
  );
}

/** Connects a person to the league of that number, and gives its id in their list. */
export async function ownLeague({ ask }: Pick<OpenedDraft, 'ask'>, copy: number, seasonYear: number): Promise<string> {
  const connector = { fantasyConnector: 'Sleeper', sleeperSettings: { username: ownerOf(copy) } };
  const { fantasyAccount } = (await ask('POST', '/fantasy-connector/connect', connector)) as {
    readonly fantasyAccount: { readonly id: string };
  };
  const userFantasyAccountId = fantasyAccount.id;
  const { leagues } = (await ask('POST', '/fantasy-connector/fetch-leagues', { userFantasyAccountId, seasonYear })) as {
    readonly leagues: readonly { readonly fantasyConnectorId: string }[];
  };
  const fantasyConnectorLeagueIds = leagues.map(({ fantasyConnectorId }) => fantasyConnectorId);
  const wanted = { userFantasyAccountId, fantasyConnectorLeagueIds };
  const { syncedLeagueIds } = (await ask('POST', '/fantasy-connector/sync-leagues', wanted)) as {
    readonly syncedLeagueIds: readonly string[];
  };
  const [id] = syncedLeagueIds;
  if (id === undefined) throw new Error('no league was listed');
  return id;
}
