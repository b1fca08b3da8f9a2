// NFL.com is signed in to by a form, and what that leaves lasts an hour.
import { INVENTED_KEYS, nflCases } from '@pylon/connectors/platforms/nfl/testing/cases';
import { startLocalServer } from '@pylon/connectors/testing/stand-in/local-server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';

const SEASON = 2025;
const { invented } = nflCases;
// The invented league is of another season than the sample.
const answers = new Map(
  Object.entries(invented.answers).map(([key, answer]) => {
    const address = new URL(key.replace('POST ', '').replaceAll('2026', String(SEASON)));
    return [address.pathname + address.search, JSON.parse(JSON.stringify(answer).replaceAll('2026', String(SEASON)))];
  }),
);
const REFRESH = '/identity/v3/token/refresh';
/** Tokens that open nothing any more, and what was asked for by POST. */
const ended = new Set<string | null>();
const posted: string[] = [];
const site = await startLocalServer(({ address, method, headers }) => {
  const path = address.pathname + address.search;
  if (method === 'POST') posted.push(path);
  else if (ended.has(headers.get('authorization')))
    return Response.json({ errors: [{ id: 'TOKEN_EXPIRED', messageStringId: '', message: '' }] });
  const answer = answers.get(path);
  return Response.json(answer ?? null, { status: answer === undefined ? 404 : 200 });
});
afterAll(() => site.close());
const opened = {
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  standIns: { nfl: site.url },
  isUnpaced: true,
  experimentalPlatforms: ['nfl'],
} as const;
const { ask, call, register, work } = await testServer({ ...opened, platformKeys: { nfl: INVENTED_KEYS } });
const NFL = { fantasyConnector: 'NFL', nflSettings: { email: 'ada', password: 'an invented password' } };

beforeEach(() => {
  ended.clear();
  posted.length = 0;
});

async function connected() {
  const { token } = await register();
  const { fantasyAccount } = await ask('connectAccount', NFL, token);
  const id = fantasyAccount?.id ?? '';
  const leagues = async () =>
    (await ask('fetchLeagues', { userFantasyAccountId: id, seasonYear: SEASON }, token)).leagues;
  return { token, id, fantasyAccount, leagues };
}

test('a session of a form that ended is renewed without the person, and no day is told on which it ends', async () => {
  const { fantasyAccount, leagues } = await connected();
  expect(fantasyAccount).toMatchObject({ name: 'ada', signInEndsAt: null });
  ended.add('an-access-token');
  posted.length = 0;
  expect(await leagues()).toHaveLength(1);
  expect(await leagues()).toHaveLength(1);
  expect(posted).toEqual([REFRESH]);
});

test('a session of a form is renewed while a league is read', async () => {
  const { token, id } = await connected();
  ended.add('an-access-token');
  const wish = { userFantasyAccountId: id, fantasyConnectorLeagueIds: [invented.platformLeagueId ?? ''] };
  const { syncedLeagueIds } = await ask('syncLeagues', wish, token);
  await work();
  const { userLeague } = await ask('getUserLeague', { userLeagueId: syncedLeagueIds[0] ?? '' }, token);
  expect(userLeague.sync).toMatchObject({ status: 'COMPLETED', problem: null });
});

test('a session of a form that cannot be renewed asks for the person', async () => {
  const { token, id } = await connected();
  ended.add('an-access-token').add('another-access-token');
  const wish = { userFantasyAccountId: id, seasonYear: SEASON };
  expect(refusal(await call('fetchLeagues', wish, token))).toBe('platform-sign-in-again');
});

test('without keys of NFL.com nobody connects it, and its card says why', async () => {
  const without = await testServer(opened);
  const { connectors } = await without.ask('listConnectors', {});
  const closed = 'NFL.com is not set up here: it gives its data only under keys of its own.';
  expect(connectors.find(({ fantasyConnector }) => fantasyConnector === 'NFL')?.closedFor).toBe(closed);
  const { token } = await without.register();
  expect(refusal(await without.call('connectAccount', NFL, token))).toBe('platform-not-open');
});
