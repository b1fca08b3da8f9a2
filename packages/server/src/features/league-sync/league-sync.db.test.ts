import { sleeperCases } from '@pylon/connectors/platforms/sleeper/testing/cases';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { readLive } from '../../testing/live-reader.ts';
import { startPlatformStandIn } from '../../testing/platform-stand-in.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';
import { hold } from './hold.ts';

const SEASON = 2025;
const { invented } = sleeperCases;
// The invented league is of another season than the sample.
const answers = JSON.parse(JSON.stringify(invented.answers).replaceAll(String(invented.season), String(SEASON)));
const LEAGUE = invented.platformLeagueId ?? '';
const sleeper = await startPlatformStandIn(answers);
afterAll(() => sleeper.close());
const { server, call, ask, arrive, register, work, another, db } = await testServer({
  edition: sampleEdition(),
  now: SAMPLE_NOW,
  standIns: { sleeper: sleeper.url },
  isUnpaced: true,
});
const base = await server.listen({ host: '127.0.0.1', port: 0 });
const ADA = { fantasyConnector: 'Sleeper', sleeperSettings: { username: 'ada' } };

/** A person who has connected Ada's account. */
async function connected() {
  const { token } = await register();
  const { fantasyAccount } = await ask('connectAccount', ADA, token);
  return { token, userFantasyAccountId: fantasyAccount?.id ?? '' };
}

/** A person whose league is being synced. */
async function syncing() {
  const person = await connected();
  const wish = { userFantasyAccountId: person.userFantasyAccountId, fantasyConnectorLeagueIds: [LEAGUE] };
  const { syncedLeagueIds, asyncStarted } = await ask('syncLeagues', wish, person.token);
  const [id = ''] = syncedLeagueIds;
  const league = async () => (await ask('getUserLeague', { userLeagueId: id }, person.token)).userLeague;
  return { ...person, id, asyncStarted, league };
}

/** A person whose league is synced. */
async function synced() {
  const person = await syncing();
  await work();
  return person;
}

describe('an account', () => {
  test('is connected by registered people alone', async () => {
    expect(refusal(await call('connectAccount', ADA, await arrive()))).toBe('registration-required');
  });

  test('that the platform does not know is not connected', async () => {
    const { token } = await register();
    const wish = { ...ADA, sleeperSettings: { username: 'nobody-of-that-name' } };
    expect(refusal(await call('connectAccount', wish, token))).toBe('platform-account-unknown');
    expect((await ask('listFantasyAccounts', {}, token)).fantasyAccounts).toEqual([]);
  });

  test('without what its platform asks for is refused, and so is a connector that nobody knows', async () => {
    const { token } = await register();
    expect(refusal(await call('connectAccount', { fantasyConnector: 'Sleeper' }, token))).toBe('missing-parameters');
    expect(refusal(await call('connectAccount', { fantasyConnector: 'Nowhere' }, token))).toBe('invalid-parameters');
  });

  test('of Sleeper that is connected already says so', async () => {
    const { token } = await connected();
    const reply = await call('connectAccount', ADA, token);
    expect(reply.error?.message).toBe('sleeper already connected');
  });

  test('is listed with how it stands, and gone once it is disconnected', async () => {
    const { token, userFantasyAccountId } = await synced();
    const [account] = (await ask('listFantasyAccounts', {}, token)).fantasyAccounts;
    expect(account).toMatchObject({ id: userFantasyAccountId, fantasyConnector: 'Sleeper', problem: null });
    expect(account?.readAt).not.toBeNull();
    await ask('disconnectAccount', { userFantasyAccountId }, token);
    expect((await ask('listFantasyAccounts', {}, token)).fantasyAccounts).toEqual([]);
  });

  test('of somebody else is found by nobody', async () => {
    const { userFantasyAccountId } = await connected();
    const { token } = await register();
    const wish = { userFantasyAccountId, fantasyConnectorLeagueIds: [LEAGUE] };
    expect(refusal(await call('syncLeagues', wish, token))).toBe('fantasy-account-not-found');
    expect(refusal(await call('fetchLeagues', { userFantasyAccountId, seasonYear: SEASON }, token))).toBe(
      'fantasy-account-not-found',
    );
    expect(refusal(await call('disconnectAccount', { userFantasyAccountId }, token))).toBe('fantasy-account-not-found');
  });
});

test('every platform is listed, with how it is connected and why it cannot be', async () => {
  const { connectors } = await ask('listConnectors', {});
  expect(connectors).toHaveLength(10);
  expect(connectors.find(({ fantasyConnector }) => fantasyConnector === 'Sleeper')).toMatchObject({
    signIn: 'username',
    closedFor: null,
  });
  const closed = 'Whoever runs this product has not set up signing in there.';
  expect(connectors.find(({ fantasyConnector }) => fantasyConnector === 'Yahoo')?.closedFor).toBe(closed);
  const { token } = await register();
  expect(refusal(await call('connectAccount', { fantasyConnector: 'Yahoo' }, token))).toBe('platform-not-open');
});

describe('a league', () => {
  test('of an account is listed without an id until it is synced', async () => {
    const { token, userFantasyAccountId } = await connected();
    const wish = { userFantasyAccountId, seasonYear: SEASON };
    const ids = async () => (await ask('fetchLeagues', wish, token)).leagues.map(({ id }) => id);
    expect(await ids()).toEqual(['']);
    const { syncedLeagueIds } = await ask(
      'syncLeagues',
      { userFantasyAccountId, fantasyConnectorLeagueIds: [LEAGUE] },
      token,
    );
    expect(await ids()).toEqual(syncedLeagueIds);
  });

  test('waits, is read behind the answer, and is told of when it is there', async () => {
    const { token, id, asyncStarted, league } = await syncing();
    expect(asyncStarted).toBe(true);
    expect(await ask('getUserLeagueStatus', { id }, token)).toEqual({ status: 'WAITING', progress: 0 });
    expect(await league()).toMatchObject({ league: null, standings: [], weekRoster: [] });
    const live = await readLive(`${base}/api/sse?token=${token}`);
    await work();
    expect(await live.next()).toMatchObject({
      name: 'user-league:sync',
      data: { userLeague: { id, status: 'COMPLETED' } },
    });
    live.close();
    expect(await ask('getUserLeagueStatus', { id }, token)).toEqual({ status: 'COMPLETED', progress: 1 });
  });

  test('is shown with its teams, its standings, the own team and the rules that follow', async () => {
    const { token, id, league } = await synced();
    const shown = await league();
    const teams = shown.league?.leagueParticipants.map((team) => team.id) ?? [];
    expect(teams.length).toBeGreaterThan(1);
    expect(teams).toContain(shown.leagueParticipantId);
    expect(shown.participant?.id).toBe(shown.leagueParticipantId);
    expect(shown.weekParticipant).toMatchObject({ ...shown.participant });
    expect(shown.standings.map(({ participantId }) => participantId).sort()).toEqual(teams.sort());
    expect(shown.sync).toMatchObject({ status: 'COMPLETED', problem: null });
    expect(shown.league?.draftLink, 'a draft that can be followed').toMatch(/^\d+$/);
    const { scoringSystem } = await ask('fetchLeagueScoring', { leagueId: id }, token);
    expect(scoringSystem.name).toBe(`My League: ${shown.league?.name}`);
    expect(scoringSystem.id).toBe(shown.scoringSystemId);
    expect(shown.league?.scoringSettings).toEqual(scoringSystem.scoringSettings);
  });

  test.each([
    [18, false],
    [19, true],
    [20, true],
  ])('of %s teams says whether that is more than drafts take', async (teams, isTooMany) => {
    const { id, league } = await synced();
    await db
      .updateTable('league')
      .set({ picture: sql`jsonb_set(picture::jsonb, '{league,shape,teams}', ${String(teams)}::jsonb)` })
      .where('id', '=', (eb) => eb.selectFrom('user_league').select('league_id').where('id', '=', id).limit(1))
      .execute();
    const words = `${teams} teams (values and mock drafts in this scoring are of 18)`;
    expect((await league()).sync.unmapped.includes(words)).toBe(isTooMany);
  });

  test('is one for all who play in it: whoever comes at once after another reads only that they may see it', async () => {
    await synced();
    const before = sleeper.asked.length;
    await synced();
    const since = sleeper.asked.slice(before);
    expect(since).toContain(`/v1/league/${LEAGUE}`);
    expect(since.filter((path) => path.includes('/matchups/'))).toEqual([]);
  });

  test('is read by one of two processes at a time, and by both people in the end', async () => {
    const people = [await syncing(), await syncing()];
    const other = await another();
    await Promise.all([work(), other.work()]);
    await other.close();
    await db.updateTable('league').set({ held_until: null }).execute();
    const states = await Promise.all(people.map(async ({ league }) => (await league()).sync.status));
    expect(states).toContain('COMPLETED');
    expect(states.every((status) => status === 'COMPLETED' || status === 'WAITING')).toBe(true);
  });

  test('is read at once for whoever found it held, as soon as it is not', async () => {
    const late = await syncing();
    const { id } = await db.selectFrom('league').select('id').executeTakeFirstOrThrow();
    const held = await hold(db, id);
    await work();
    expect((await late.league()).sync.status).toBe('WAITING');
    await held?.release();
    await synced();
    expect((await late.league()).sync.status).toBe('COMPLETED');
  });

  test('that the platform has no longer fails in words, and keeps what was read before', async () => {
    const { token, id, league } = await synced();
    await db
      .updateTable('league')
      .set({ read_at: new Date(0) })
      .execute();
    sleeper.set(`/v1/league/${LEAGUE}`, undefined);
    await ask('resyncUserLeague', { id }, token);
    await work();
    sleeper.set(`/v1/league/${LEAGUE}`, answers[`https://api.sleeper.app/v1/league/${LEAGUE}`]);
    const shown = await league();
    expect(shown.sync).toMatchObject({ status: 'FAILED', problem: expect.stringMatching(/./) });
    expect(shown.league?.leagueParticipants.length).toBeGreaterThan(1);
    await ask('resyncUserLeague', { id }, token);
    await work();
    expect((await league()).sync).toMatchObject({ status: 'COMPLETED', problem: null });
    // Operators see how the platform answered, and not to whom.
    const readings = await db.selectFrom('league_reading').selectAll().orderBy('id', 'desc').limit(2).execute();
    expect(readings.map(({ platform, failure }) => [platform, failure])).toEqual([
      ['sleeper', null],
      ['sleeper', 'unknown-league'],
    ]);
  });

  test('whose account was disconnected stays as it was read, and asks for the account', async () => {
    const { token, id, userFantasyAccountId, league } = await synced();
    await ask('disconnectAccount', { userFantasyAccountId }, token);
    await ask('resyncUserLeague', { id }, token);
    await work();
    const shown = await league();
    expect(shown.sync.problem).toBe('Your sign-in at Sleeper has ended. Connect it again.');
    expect(shown.league).not.toBeNull();
  });

  test('of somebody else is found by nobody', async () => {
    const { id } = await synced();
    const { token } = await register();
    const asked = [
      call('getUserLeague', { userLeagueId: id }, token),
      call('pinUserLeague', { id, isPinned: true }, token),
      call('moveUserLeague', { id, order: 0 }, token),
      call('unsyncUserLeague', { id }, token),
      call('resyncUserLeague', { id }, token),
      call('getUserLeagueStatus', { id }, token),
    ];
    for (const reply of await Promise.all(asked)) expect(refusal(reply)).toBe('league-not-found');
    expect((await ask('listUserLeagues', {}, token)).userLeagues).toEqual([]);
  });

  test('that is removed is gone with its rules, and from the database once nobody has it', async () => {
    const { token, id } = await synced();
    await ask('unsyncUserLeague', { id }, token);
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: 0 });
    expect(refusal(await call('fetchLeagueScoring', { leagueId: id }, token))).toBe('scoring-system-not-found');
    expect(refusal(await call('unsyncUserLeague', { id }, token))).toBe('league-not-found');
  });
});

describe('a list of leagues', () => {
  /** A person with leagues that are read by nobody. */
  async function listed(count: number) {
    const { token, userFantasyAccountId } = await connected();
    const fantasyConnectorLeagueIds = Array.from({ length: count }, (_, index) => `5000${index}`);
    const { syncedLeagueIds } = await ask('syncLeagues', { userFantasyAccountId, fantasyConnectorLeagueIds }, token);
    const order = async () => (await ask('listUserLeagues', { limit: 50 }, token)).userLeagues.map(({ id }) => id);
    return { token, ids: syncedLeagueIds, order };
  }

  test('takes five pins, and says so at the sixth', async () => {
    const { token, ids, order } = await listed(6);
    for (const id of ids.slice(0, 5)) await ask('pinUserLeague', { id, isPinned: true }, token);
    const sixth = await call('pinUserLeague', { id: ids[5] ?? '', isPinned: true }, token);
    expect(sixth.error?.message).toBe("You've run out of pins. You can pin up to 5 leagues.");
    await ask('pinUserLeague', { id: ids[0] ?? '', isPinned: false }, token);
    await ask('pinUserLeague', { id: ids[5] ?? '', isPinned: true }, token);
    expect((await order()).at(-1)).toBe(ids[0]);
  });

  test('is moved within the pinned ones or within the others', async () => {
    const { token, ids, order } = await listed(4);
    const [one = '', two = '', three = '', four = ''] = ids;
    await ask('pinUserLeague', { id: three, isPinned: true }, token);
    await ask('moveUserLeague', { id: four, order: 0 }, token);
    expect(await order()).toEqual([three, four, one, two]);
    await ask('moveUserLeague', { id: four, order: 99 }, token);
    expect(await order()).toEqual([three, one, two, four]);
  });

  test('holds no more than there is room for', async () => {
    const { token } = await listed(20);
    const [account] = (await ask('listFantasyAccounts', {}, token)).fantasyAccounts;
    const more = (first: number) => ({
      userFantasyAccountId: account?.id ?? '',
      fantasyConnectorLeagueIds: Array.from({ length: 20 }, (_, index) => `6000${first + index}`),
    });
    await ask('syncLeagues', more(0), token);
    expect(refusal(await call('syncLeagues', more(20), token))).toBe('too-many-leagues');
    expect(await ask('countUserLeagues', {}, token)).toEqual({ count: 40 });
  });
});
