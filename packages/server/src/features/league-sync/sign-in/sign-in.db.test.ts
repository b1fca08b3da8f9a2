import { cbsCases } from '@pylon/connectors/platforms/cbs/testing/cases';
import { INVENTED_ANSWERS, OWN_TEAMS } from '@pylon/connectors/platforms/yahoo/invented/league';
import { GUID, LEAGUE_KEY } from '@pylon/connectors/platforms/yahoo/invented/shape';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { send } from '../../../jobs/send.ts';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { SignInStandIn, STAND_IN_KEYS } from '../../../testing/sign-in-stand-in.ts';
import { refusal, replyOf, requestOf, testServer } from '../../../testing/test-server.ts';
import { refreshLeagues } from '../refresh-leagues.job.ts';

const SEASON = 2025;
const TEAMS = 'https://fantasysports.yahooapis.com/fantasy/v2/users;use_login=1/games;game_codes=nfl/teams?format=json';
// The invented leagues are of another season than the sample.
const answers = JSON.parse(
  JSON.stringify({ ...INVENTED_ANSWERS, [TEAMS]: OWN_TEAMS, ...cbsCases.invented.answers }).replaceAll(
    '2026',
    String(SEASON),
  ),
);
const site = new SignInStandIn(answers);
const url = await site.start();
afterAll(() => site.close());
const PUBLIC = 'https://pylon.example';
const RETURN = `${PUBLIC}/nfl/league-sync/return`;
const { call, ask, arrive, register, another, work, db } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  standIns: { yahoo: url, cbs: url },
  isUnpaced: true,
  platformKeys: { yahoo: STAND_IN_KEYS },
  experimentalPlatforms: ['cbs'],
  publicUrl: PUBLIC,
});
beforeEach(() => {
  Object.assign(site, { isDeclined: false, refusal: null, turnedAway: 0, renewsAfter: 0 });
  site.granted.length = 0;
});

const YAHOO = { fantasyConnector: 'Yahoo' };
const CBS = {
  fantasyConnector: 'CBS',
  cbsSettings: { leagueURL: 'https://invented-league.football.cbssports.com/teams/3' },
};

/** Where a person is sent, and what the browser brings back once they have signed in there. */
async function wentThere(address: string | null) {
  const reply = await fetch(address ?? '', { redirect: 'manual' });
  const back = new URL(reply.headers.get('location') ?? '');
  return { back: back.origin + back.pathname, parameters: Object.fromEntries(back.searchParams) };
}

async function begun(wish: typeof YAHOO | typeof CBS = YAHOO, token?: string) {
  const person = token ?? (await register()).token;
  const { fantasyAccount, redirectURL } = await ask('connectAccount', wish, person);
  expect(fantasyAccount).toBeNull();
  return { token: person, redirectURL, ...(await wentThere(redirectURL)) };
}

/** A person whose account at Yahoo is connected. */
async function connected() {
  const { token, parameters } = await begun();
  const { fantasyAccount } = await ask('finishConnecting', { parameters }, token);
  const leagues = { userFantasyAccountId: fantasyAccount.id, seasonYear: SEASON };
  const standing = async () => (await ask('listFantasyAccounts', {}, token)).fantasyAccounts[0];
  return { token, id: fantasyAccount.id, leagues, standing };
}

test('the list of platforms says which an operator has opened, and why another is closed', async () => {
  const { connectors } = await ask('listConnectors', {});
  const closedFor = Object.fromEntries(connectors.map((one) => [one.fantasyConnector, one.closedFor]));
  expect(closedFor).toMatchObject({
    ...{ Yahoo: null, CBS: null },
    Guillotine: 'Guillotine Leagues is not set up here: its partner interface is missing.',
    FFPC: 'It does not say how it is asked. Whoever runs this product can turn it on as an experiment.',
  });
});

describe('a sign-in at a platform', () => {
  test('leads there and back to the product’s own address, and its account has leagues to sync', async () => {
    const { token, back, parameters, redirectURL } = await begun();
    expect(back).toBe(RETURN);
    expect(redirectURL).toContain(`${url}/oauth2/request_auth?`);
    const { fantasyAccount } = await ask('finishConnecting', { parameters }, token);
    expect(fantasyAccount).toMatchObject({ fantasyConnector: 'Yahoo', name: 'Ada', signInEndsAt: null });
    const wish = { userFantasyAccountId: fantasyAccount.id, seasonYear: SEASON };
    expect((await ask('fetchLeagues', wish, token)).leagues.map((league) => league.fantasyConnectorId)).toEqual([
      LEAGUE_KEY,
    ]);
  });

  test('of a league’s address comes back with the one league', async () => {
    const { token, back, parameters } = await begun(CBS);
    expect(back).toBe(RETURN);
    const { fantasyAccount } = await ask('finishConnecting', { parameters }, token);
    expect(fantasyAccount).toMatchObject({ fantasyConnector: 'CBS', name: 'Invented League' });
  });

  test('of an address that is no league’s is not begun', async () => {
    const { token } = await register();
    const wish = { ...CBS, cbsSettings: { leagueURL: 'https://www.cbssports.com/' } };
    expect(refusal(await call('connectAccount', wish, token))).toBe('league-not-found');
    expect(await db.selectFrom('platform_sign_in').selectAll().where('platform', '=', 'cbs').execute()).toEqual([]);
  });

  test('is begun and ended by registered people alone', async () => {
    const visitor = await arrive();
    expect(refusal(await call('connectAccount', YAHOO, visitor))).toBe('registration-required');
    const { parameters } = await begun();
    expect(refusal(await call('finishConnecting', { parameters }, visitor))).toBe('registration-required');
  });

  test('is good once', async () => {
    const { token, parameters } = await begun();
    const [one, other] = await Promise.all([
      call('finishConnecting', { parameters }, token),
      call('finishConnecting', { parameters }, token),
    ]);
    expect([refusal(one), refusal(other)].sort()).toEqual([null, 'sign-in-unknown'].sort());
    expect(refusal(await call('finishConnecting', { parameters }, token))).toBe('sign-in-unknown');
    expect(site.granted).toEqual(['authorization_code']);
  });

  test('of somebody else connects nothing to anybody, and is still theirs', async () => {
    const { token, parameters } = await begun();
    const stranger = await register();
    expect(refusal(await call('finishConnecting', { parameters }, stranger.token))).toBe('sign-in-unknown');
    expect(site.granted).toEqual([]);
    expect((await ask('finishConnecting', { parameters }, token)).fantasyAccount.name).toBe('Ada');
  });

  test.each([{}, { state: '' }, { state: 'an invented one' }])('without a state of ours is none: %j', async (state) => {
    const { token, parameters } = await begun();
    const { state: _ours, ...others } = parameters;
    const wish = { parameters: { ...others, ...state } };
    expect(refusal(await call('finishConnecting', wish, token))).toBe('sign-in-unknown');
    expect(site.granted).toEqual([]);
  });

  test('that took too long says so', async () => {
    const { token, parameters } = await begun();
    await db
      .updateTable('platform_sign_in')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(refusal(await call('finishConnecting', { parameters }, token))).toBe('sign-in-too-late');
    expect(site.granted).toEqual([]);
  });

  test('that nobody came back from is forgotten by the housekeeping', async () => {
    const { token, parameters } = await begun();
    await db
      .updateTable('platform_sign_in')
      .set({ expires_at: new Date(0) })
      .execute();
    await send(db, refreshLeagues, {});
    await work();
    expect(await db.selectFrom('platform_sign_in').select('state_hash').execute()).toEqual([]);
    expect(refusal(await call('finishConnecting', { parameters }, token))).toBe('sign-in-unknown');
  });

  test('that the person declined connects nothing, and says so', async () => {
    for (const wish of [YAHOO, CBS]) {
      site.isDeclined = true;
      const { token, parameters } = await begun(wish);
      const reply = await call('finishConnecting', { parameters }, token);
      expect(reply.error?.message).toMatch(/^You were not signed in at (Yahoo|CBS): nothing was connected\.$/);
      expect((await ask('listFantasyAccounts', {}, token)).fantasyAccounts).toEqual([]);
    }
  });

  test.each([
    [400, 'invalid_grant', 'platform-sign-in-declined'],
    [401, 'invalid_client', 'platform-refuses-product'],
    [503, 'down', 'platform-unreachable'],
  ])('that the platform answers with %i %s has words of its own', async (status, error, code) => {
    const { token, parameters } = await begun();
    site.refusal = { status, error };
    expect(refusal(await call('finishConnecting', { parameters }, token))).toBe(code);
  });

  test('keeps neither state, code, verifier nor token as text', async () => {
    const { token, parameters } = await begun();
    const signIns = await db.selectFrom('platform_sign_in').selectAll().execute();
    expect(JSON.stringify(signIns)).not.toContain(parameters['state']);
    expect(signIns.every(({ verifier }) => !/^[\w-]{43}$/.test(verifier.toString()))).toBe(true);
    await ask('finishConnecting', { parameters }, token);
    const [account] = await db.selectFrom('fantasy_account').selectAll().execute();
    expect(account?.session?.toString('latin1')).not.toContain('access');
  });

  test('gives way when a person begins many', async () => {
    const first = await begun();
    for (let more = 0; more < 5; more++) await begun(YAHOO, first.token);
    expect(refusal(await call('finishConnecting', { parameters: first.parameters }, first.token))).toBe(
      'sign-in-unknown',
    );
  });
});

describe('a session that has ended', () => {
  test('is renewed without the person, once', async () => {
    const { token, leagues, standing } = await connected();
    site.endSession();
    expect((await ask('fetchLeagues', leagues, token)).leagues).toHaveLength(1);
    expect((await ask('fetchLeagues', leagues, token)).leagues).toHaveLength(1);
    expect(site.granted).toEqual(['authorization_code', 'refresh_token']);
    expect(await standing()).toMatchObject({ needsSignIn: false, problem: null });
  });

  test('is renewed by one of two processes that need it at once, and holds for both', async () => {
    const { token, leagues, standing } = await connected();
    const other = await another();
    site.endSession();
    site.renewsAfter = 2; // both have been turned away by then
    const elsewhere = async () => {
      const headers = { 'bearer-token': token };
      const answer = await other.server.inject({
        method: 'POST',
        headers,
        ...requestOf('fetchLeagues', leagues as never),
      });
      return replyOf('fetchLeagues', answer.statusCode, answer.json());
    };
    const replies = await Promise.all([call('fetchLeagues', leagues, token), elsewhere()]);
    expect(replies.map(refusal)).toEqual([null, null]);
    expect(site.granted).toEqual(['authorization_code', 'refresh_token']);
    expect((await ask('fetchLeagues', leagues, token)).leagues).toHaveLength(1);
    expect(await standing()).toMatchObject({ needsSignIn: false });
    await other.close();
  });

  test('is renewed while a league is read', async () => {
    const { token, id } = await connected();
    site.endSession();
    const wish = { userFantasyAccountId: id, fantasyConnectorLeagueIds: [LEAGUE_KEY] };
    const { syncedLeagueIds } = await ask('syncLeagues', wish, token);
    await work();
    const { userLeague } = await ask('getUserLeague', { userLeagueId: syncedLeagueIds[0] ?? '' }, token);
    expect(userLeague.sync).toMatchObject({ status: 'COMPLETED', problem: null });
    expect(site.granted).toEqual(['authorization_code', 'refresh_token']);
  });

  test('and cannot be renewed asks for the person; their new sign-in reads the leagues that waited', async () => {
    const { token, id, leagues, standing } = await connected();
    site.revoke();
    const wish = { userFantasyAccountId: id, fantasyConnectorLeagueIds: [LEAGUE_KEY] };
    const { syncedLeagueIds } = await ask('syncLeagues', wish, token);
    const sync = async () =>
      (await ask('getUserLeague', { userLeagueId: syncedLeagueIds[0] ?? '' }, token)).userLeague.sync;
    await db.updateTable('league').set({ read_at: null, held_until: null }).execute();
    await work();
    expect(await sync()).toMatchObject({
      status: 'FAILED',
      problem: 'Your sign-in at Yahoo has ended. Connect it again.',
    });
    expect(refusal(await call('fetchLeagues', leagues, token))).toBe('platform-sign-in-again');
    expect(await standing()).toMatchObject({ needsSignIn: true });

    const { redirectURL } = await ask('signInAgain', { userFantasyAccountId: id }, token);
    const { parameters } = await wentThere(redirectURL);
    expect((await ask('finishConnecting', { parameters }, token)).fantasyAccount).toMatchObject({
      id,
      needsSignIn: false,
    });
    await work();
    expect(await sync()).toMatchObject({ status: 'COMPLETED', problem: null });
  });

  test('stays what it is while the platform does not answer', async () => {
    const { token, leagues, standing } = await connected();
    site.endSession();
    site.refusal = { status: 503, error: 'down' };
    expect(refusal(await call('fetchLeagues', leagues, token))).toBe('platform-unreachable');
    expect(await standing()).toMatchObject({ needsSignIn: false });
    site.refusal = null;
    expect((await ask('fetchLeagues', leagues, token)).leagues).toHaveLength(1);
  });

  test('that Yahoo does not renew because it does not take our keys says that nobody can connect now', async () => {
    const { token, id, leagues, standing } = await connected();
    site.endSession();
    site.refusal = { status: 401, error: 'invalid_client' };
    const words = 'Connecting to Yahoo is not possible at the moment. Whoever runs this product has to look into it.';
    expect((await call('fetchLeagues', leagues, token)).error?.message).toBe(words);
    const wish = { userFantasyAccountId: id, fantasyConnectorLeagueIds: [LEAGUE_KEY] };
    const { syncedLeagueIds } = await ask('syncLeagues', wish, token);
    const sync = async () =>
      (await ask('getUserLeague', { userLeagueId: syncedLeagueIds[0] ?? '' }, token)).userLeague.sync;
    await db.updateTable('league').set({ read_at: null, held_until: null }).execute();
    await work();
    expect(await sync()).toMatchObject({ status: 'FAILED', problem: words });
    expect(await standing()).toMatchObject({ needsSignIn: false });
    // Once the keys are the right ones, nobody has to do anything.
    site.refusal = null;
    await ask('resyncUserLeague', { id: syncedLeagueIds[0] ?? '' }, token);
    await work();
    expect(await sync()).toMatchObject({ status: 'COMPLETED', problem: null });
  });

  test('whose renewing process has died is renewed by another', async () => {
    const { token, id, leagues } = await connected();
    site.endSession();
    const held = db.updateTable('fantasy_account').set({ renewing_until: new Date(0) });
    await held.where('id', '=', id).execute();
    expect((await ask('fetchLeagues', leagues, token)).leagues).toHaveLength(1);
    const row = await db.selectFrom('fantasy_account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ renewing_until: null, platform_account_id: GUID });
  });
});

describe('signing in again', () => {
  test('is begun for the league that an account is', async () => {
    const { token, parameters } = await begun(CBS);
    const { fantasyAccount } = await ask('finishConnecting', { parameters }, token);
    const { redirectURL } = await ask('signInAgain', { userFantasyAccountId: fantasyAccount.id }, token);
    const again = await wentThere(redirectURL);
    expect(again.parameters['league']).toBe('invented-league');
    const { fantasyAccount: same } = await ask('finishConnecting', { parameters: again.parameters }, token);
    expect(same.id).toBe(fantasyAccount.id);
  });

  test('is refused for somebody else’s account', async () => {
    const { id } = await connected();
    const { token } = await register();
    expect(refusal(await call('signInAgain', { userFantasyAccountId: id }, token))).toBe('fantasy-account-not-found');
  });
});

test('a draft is shown to whoever has signed in and plays in its league, with a new token when the old one is over', async () => {
  const link = 'https://football.fantasysports.yahoo.com/f1/71';
  const stranger = (await register()).token;
  const refused = await call('findOutsideDraft', { link }, stranger);
  expect(refusal(refused)).toBe('outside-draft-unsupported');
  expect(refused.error?.fields?.['link']).toBe(
    'Yahoo shows this draft to its league alone. Connect the account that you play it with, and find it again.',
  );
  const { token } = await connected();
  site.endSession();
  const { outsideDraft } = await ask('findOutsideDraft', { link }, token);
  expect(outsideDraft).toMatchObject({
    ...{ platform: 'yahoo', draftId: `yahoo-${LEAGUE_KEY}`, name: 'Invented League', draftType: 'SNAKE' },
    ...{ numberOfTeams: 2, status: 'complete', picksMade: 4 },
  });
  const wish = { link: outsideDraft.draftId, draftPosition: 1 };
  const { mockDraft } = await ask('followOutsideDraft', wish, token);
  const { follow } = await ask('watchOutsideDraft', { mockDraftId: mockDraft.id }, token);
  expect(follow).toMatchObject({ platform: 'yahoo', problem: null });
  expect(refusal(await call('followOutsideDraft', wish, stranger))).toBe('outside-draft-unsupported');
});
