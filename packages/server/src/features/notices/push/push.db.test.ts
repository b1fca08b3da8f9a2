// Web push: which browsers get it, what they are sent, and what ends it.
import { MOST_PUSH_BROWSERS } from '@pylon/contract/notices/push-rules';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { frozenClock } from '../../../clock.ts';
import { kickoffsOf } from '../../../football/games/week-games.ts';
import { pushKeys } from '../../../outside/push/push-keys.ts';
import { MOST_GIVEN_UP, orderPush } from '../../../outside/push/send-push.job.ts';
import { sealingBy } from '../../../outside/sealing.ts';
import { listDrafted, rewriteWeek } from '../../../testing/drafted-league.ts';
import { orderedMails } from '../../../testing/ordered-mails.ts';
import { pushBrowser, pushService, signerOf } from '../../../testing/push-service.ts';
import { sampleEdition } from '../../../testing/sample-edition.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { duePeople } from '../notices.queries.ts';
import { tellNotices } from '../tell-notices.ts';

const SEASON = 2025;
const WEEK = 9;
const HOUR_MS = 3_600_000;
const edition = sampleEdition();
const kickoffs = kickoffsOf(edition, { season: SEASON, week: WEEK });
if (!kickoffs) throw new Error('the week has no games');
const SUNDAY_MORNING = new Date(kickoffs.last - 40 * HOUR_MS);
const service = await pushService();
afterAll(service.close);
const { db, ask, call, register, arrive, work, mailTo } = await testServer({
  ...{ edition, now: SUNDAY_MORNING.toISOString() },
  standIns: { push: service.url },
});

beforeEach(() => {
  service.sent.length = 0;
  service.answerWith(201);
});

const NO_KINDS = { outPlayers: false, needsAttention: false, weeklyRecap: false, draftResults: false };
const NOTHING = { ...NO_KINDS, push: NO_KINDS, quietHours: null, timeZone: 'UTC' };

/** Somebody with a plan and without a proved address, and a browser of theirs. */
async function subscriber({ leagues = 0 } = {}) {
  const token = await arrive({ tier: 2 });
  const { user } = await ask('getMe', {}, token);
  const accountId = user?.id ?? '';
  const ids: string[] = [];
  for (let count = 0; count < leagues; count++) {
    const id = await listDrafted(db, accountId, edition, SEASON, { scheduledThrough: WEEK + 1, league: {} });
    await db.updateTable('user_league').set({ team_id: '2' }).where('id', '=', id).execute();
    ids.push(id);
  }
  const browser = pushBrowser();
  const { browsers } = await ask('addPush', browser.address, token);
  const want = (choices: Partial<typeof NOTHING>) => ask('updateNotices', { ...NOTHING, ...choices }, token);
  const lookAt = (now: Date) =>
    tellNotices({ db, editions: { current: () => edition }, clock: frozenClock(now), hasPlans: true }, accountId);
  const told = () =>
    service.sent.filter(({ path }) => path === browser.path).map(({ body }) => browser.read(body) as object);
  return { token, accountId, email: user?.email ?? '', ids, browser, id: browsers[0]?.id ?? '', want, lookAt, told };
}
const BY_PUSH = { ...NO_KINDS, needsAttention: true };

/** Goes on to the time at which what waits is due. */
async function later() {
  await sql`update jobs.job set start_after = now() where state in ('created', 'retry')`.execute(db);
  await work();
}

describe('a browser', () => {
  test('is listed with its service, and what it gave is kept sealed', async () => {
    const { token, browser, accountId } = await subscriber();
    const { publicKey, browsers } = await ask('getPush', {}, token);
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(browsers).toMatchObject([{ service: 'push.example.com', isCurrent: true, sentAt: null, problem: null }]);
    const row = await db
      .selectFrom('push_subscription')
      .selectAll()
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    for (const secret of [browser.path, browser.address.keys.auth, browser.address.keys.p256dh])
      expect(Buffer.concat([row.sealed, row.endpoint_hash]).includes(secret)).toBe(false);
  });

  test('is for accounts, and for nobody else', async () => {
    const { address } = pushBrowser();
    expect(refusal(await call('getPush', {}))).toBe('token-not-found');
    expect(refusal(await call('addPush', address))).toBe('token-not-found');
    expect(refusal(await call('addPush', address, await arrive()))).toBe('registration-required');
  });

  test.each([
    ['an address without https', { endpoint: 'http://push.example.com/1' }],
    ['an address of this machine', { endpoint: 'https://127.0.0.1/1' }],
    ['an address of the inner network', { endpoint: 'https://10.0.0.1/1' }],
    ['an address of another port', { endpoint: 'https://push.example.com:8443/1' }],
    ['a key that is no point', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('is refused with %s', async (_what, fault) => {
    const { token } = await register();
    expect(refusal(await call('addPush', { ...pushBrowser().address, ...fault }, token))).toBe('push-refused');
  });

  test('that subscribes again takes the place of what its session had', async () => {
    const { token, browser } = await subscriber();
    const again = pushBrowser();
    const { browsers } = await ask('addPush', again.address, token);
    expect(browsers).toHaveLength(1);
    await ask('testPush', { id: browsers[0]?.id ?? '' }, token);
    expect(service.sent.map(({ path }) => path)).toEqual([again.path]);
    expect(again.path).not.toBe(browser.path);
  });

  test('belongs to whoever used it last', async () => {
    const [one, other] = [await subscriber(), await register()];
    await ask('addPush', one.browser.address, other.token);
    expect((await ask('getPush', {}, one.token)).browsers).toEqual([]);
    expect((await ask('getPush', {}, other.token)).browsers).toHaveLength(1);
  });

  test('is one of ten at most', async () => {
    const { email, password } = await register();
    const signedIn = async () => (await ask('login', { email, password })).token;
    for (let made = 0; made < MOST_PUSH_BROWSERS; made++) await ask('addPush', pushBrowser().address, await signedIn());
    expect(refusal(await call('addPush', pushBrowser().address, await signedIn()))).toBe('too-many-push');
  });

  test('is tried at once, with what opens for it alone, signed by the key that it subscribed with', async () => {
    const { token, id, browser } = await subscriber();
    expect(await ask('testPush', { id }, token)).toEqual({ problem: null });
    const [sent] = service.sent;
    if (!sent) throw new Error('nothing was sent');
    expect(browser.read(sent.body)).toMatchObject({ title: 'This is how it comes', path: '/profile#notices' });
    expect(() => pushBrowser().read(sent.body)).toThrow();
    expect(sent.headers).toMatchObject({ ttl: '60', urgency: 'high', 'content-encoding': 'aes128gcm' });
    expect(sent.headers['topic']).toMatch(/^[\w-]{32}$/);
    const { publicKey, browsers } = await ask('getPush', {}, token);
    expect(signerOf(sent)).toMatchObject({ key: publicKey, claims: { aud: 'https://push.example.com' } });
    expect(browsers[0]?.sentAt).not.toBe(null);
  });

  test('whose service says that it is gone is gone', async () => {
    const { token, id } = await subscriber();
    service.answerWith(410);
    expect(await ask('testPush', { id }, token)).toEqual({ problem: 'gone' });
    expect((await ask('getPush', {}, token)).browsers).toEqual([]);
    expect(refusal(await call('testPush', { id }, token))).toBe('push-not-found');
  });

  test('that cannot be reached is kept, and says why', async () => {
    const { token, id } = await subscriber();
    service.answerWith(503);
    expect(await ask('testPush', { id }, token)).toEqual({ problem: 'busy' });
    service.answerWith(403);
    expect(await ask('testPush', { id }, token)).toEqual({ problem: 'refused' });
    expect((await ask('getPush', {}, token)).browsers).toMatchObject([{ problem: 'refused' }]);
  });

  test('is tried so often a day, and no more', async () => {
    const { token, id, accountId } = await subscriber();
    await ask('testPush', { id }, token);
    await db.updateTable('push_day').set({ tests: 20 }).where('account_id', '=', accountId).execute();
    expect(refusal(await call('testPush', { id }, token))).toBe('too-many-requests');
    await db
      .updateTable('push_day')
      .set({ day: sql<Date>`'2020-01-01'` })
      .where('account_id', '=', accountId)
      .execute();
    expect(await ask('testPush', { id }, token)).toEqual({ problem: null });
  });

  test('is removed by its person, and by nobody else', async () => {
    const [{ token, id }, other] = [await subscriber(), await register()];
    for (const reply of [await call('removePush', { id }, other.token), await call('testPush', { id }, other.token)])
      expect(refusal(reply)).toBe('push-not-found');
    expect(await ask('removePush', { id }, token)).toEqual({ deleted: 1 });
    expect((await ask('getPush', {}, token)).browsers).toEqual([]);
  });

  test('gets nothing after a sign-out, and nothing of it is left of an account that was deleted', async () => {
    const [left, deleted] = [await subscriber(), await register()];
    await ask('logout', {}, left.token);
    await ask('addPush', pushBrowser().address, deleted.token);
    await ask('deleteMyAccount', { password: deleted.password }, deleted.token);
    const rows = await db
      .selectFrom('push_subscription')
      .select('id')
      .where('account_id', 'in', [left.accountId, deleted.id])
      .execute();
    expect(rows).toEqual([]);
  });

  test('is among what is stored of its person, without its address', async () => {
    const { token, browser } = await subscriber();
    const { tables } = await ask('getMyData', {}, token);
    expect(tables['push_subscription']).toMatchObject([{ service: 'push.example.com' }]);
    expect(JSON.stringify(tables)).not.toContain(browser.path);
  });
});

describe('a push', () => {
  test('comes without a proved address, once, with the league and the fact, and leads to the league', async () => {
    const { accountId, want, lookAt, told, ids, email } = await subscriber({ leagues: 1 });
    await want({ needsAttention: true, push: BY_PUSH });
    expect(await duePeople(db, 0, 500)).toContain(accountId);
    await Promise.all([lookAt(SUNDAY_MORNING), lookAt(SUNDAY_MORNING)]);
    await work();
    const { name } = await db
      .selectFrom('user_league')
      .innerJoin('league', 'league.id', 'league_id')
      .select(sql<string>`picture #>> '{league,name}'`.as('name'))
      .where('user_league.id', '=', ids[0] ?? '')
      .executeTakeFirstOrThrow();
    expect(told()).toMatchObject([
      {
        title: expect.stringMatching(/things? to do in /),
        body: expect.stringMatching(new RegExp(`^${name}: .+ should start at `)),
        path: `/nfl/hub?league=${ids[0]}`,
        tag: 'needsAttention',
      },
    ]);
    const [sent] = service.sent;
    expect(sent?.headers['urgency']).toBe('normal');
    expect(Number(sent?.headers['ttl'])).toBeGreaterThan(0);
    expect((await orderedMails(db)).filter((order) => (order as { to: string }).to === email)).toEqual([]);
  });

  test('and a mail are chosen each for itself', async () => {
    const both = await subscriber({ leagues: 1 });
    const mailed = await subscriber({ leagues: 1 });
    for (const { accountId } of [both, mailed])
      await db.updateTable('account').set({ email_verified_at: new Date() }).where('id', '=', accountId).execute();
    await both.want({ needsAttention: true, push: BY_PUSH });
    await mailed.want({ needsAttention: true });
    for (const { lookAt } of [both, mailed]) await lookAt(SUNDAY_MORNING);
    await mailTo(both.email, /to do in/);
    await mailTo(mailed.email, /to do in/);
    expect([both.told().length, mailed.told().length]).toEqual([1, 0]);
  });

  test('goes to every browser of its person', async () => {
    const { email, password, token, id } = await register();
    await listDrafted(db, id, edition, SEASON, { scheduledThrough: WEEK + 1, league: {} });
    await db.updateTable('user_league').set({ team_id: '2' }).where('account_id', '=', id).execute();
    const [one, other] = [pushBrowser(), pushBrowser()];
    await ask('addPush', one.address, token);
    await ask('addPush', other.address, (await ask('login', { email, password })).token);
    await ask('updateNotices', { ...NOTHING, push: BY_PUSH }, token);
    await tellNotices(
      { db, editions: { current: () => edition }, clock: frozenClock(SUNDAY_MORNING), hasPlans: true },
      id,
    );
    await work();
    expect(service.sent.map(({ path }) => path).sort()).toEqual([one.path, other.path].sort());
  });

  test('is for nobody who has no browser, who is told when there is one', async () => {
    const { token, id, accountId, want, lookAt } = await subscriber({ leagues: 1 });
    await want({ push: BY_PUSH });
    await ask('removePush', { id }, token);
    expect(await duePeople(db, 0, 500)).not.toContain(accountId);
    await lookAt(SUNDAY_MORNING);
    const browser = pushBrowser();
    await ask('addPush', browser.address, token);
    await lookAt(SUNDAY_MORNING);
    await work();
    expect(service.sent.map(({ path }) => path)).toEqual([browser.path]);
  });

  test('tells of no more than is still true', async () => {
    const { want, lookAt, ids } = await subscriber({ leagues: 1 });
    await want({ push: BY_PUSH });
    await lookAt(SUNDAY_MORNING);
    for (const id of ids) await rewriteWeek(db, WEEK, id, (picture) => ({ ...picture, rosters: [] }));
    await work();
    expect(service.sent).toEqual([]);
  });

  test('that was stopped, or whose browser was signed out, after it was ordered is not sent', async () => {
    const [stopped, left] = [await subscriber({ leagues: 1 }), await subscriber({ leagues: 1 })];
    for (const { want, lookAt } of [stopped, left]) {
      await want({ push: BY_PUSH });
      await lookAt(SUNDAY_MORNING);
    }
    await stopped.want({});
    await ask('logout', {}, left.token);
    await work();
    expect(service.sent).toEqual([]);
  });

  test('that a service is too busy for is tried again, and one that it refuses is not', async () => {
    const { want, lookAt, told, token } = await subscriber({ leagues: 1 });
    await want({ push: BY_PUSH });
    await lookAt(SUNDAY_MORNING);
    service.answerWith(503);
    await work();
    expect((await ask('getPush', {}, token)).browsers).toMatchObject([{ problem: 'busy' }]);
    service.answerWith(201);
    await later();
    await later();
    expect(told()).toHaveLength(2);
    expect((await ask('getPush', {}, token)).browsers).toMatchObject([{ problem: null }]);

    const refused = await subscriber({ leagues: 1 });
    await refused.want({ push: BY_PUSH });
    await refused.lookAt(SUNDAY_MORNING);
    service.answerWith(400);
    await work();
    await later();
    expect(refused.told()).toHaveLength(1);
  });

  test('removes a browser that takes none of several, and at once one that is gone', async () => {
    const { token, accountId, want, id } = await subscriber({ leagues: 1 });
    await want({ push: { ...NO_KINDS, draftResults: true } });
    const { season } = await ask('currentSeason', {});
    const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 3 };
    const { mockDraft } = await ask('createMockDraft', settings, token);
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    const order = () =>
      orderPush(db, accountId, { kind: 'notice-draftResults', data: { accountId, draftIds: mockDraft.id } });
    service.answerWith(400);
    for (let given = 0; given < MOST_GIVEN_UP; given++) await order();
    await work();
    expect((await ask('getPush', {}, token)).browsers).toEqual([]);

    const again = pushBrowser();
    expect((await ask('addPush', again.address, token)).browsers[0]?.id).not.toBe(id);
    service.answerWith(404);
    await order();
    await work();
    expect((await ask('getPush', {}, token)).browsers).toEqual([]);
  });

  test('is one of so many a day', async () => {
    const { accountId, want, lookAt, token } = await subscriber({ leagues: 1 });
    await want({ push: BY_PUSH });
    await db
      .insertInto('push_day')
      .values({ account_id: accountId, day: sql<Date>`(now() at time zone 'UTC')::date`, sent: 200 })
      .execute();
    await lookAt(SUNDAY_MORNING);
    await work();
    expect(service.sent).toEqual([]);
    expect((await ask('getPush', {}, token)).browsers).toMatchObject([{ problem: 'day-full' }]);
  });

  test('of a draft that ended leads to its report card', async () => {
    const { token, want, lookAt, told } = await subscriber();
    await want({ push: { ...NO_KINDS, draftResults: true } });
    const { season } = await ask('currentSeason', {});
    const settings = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 8, draftPosition: 3 };
    const { mockDraft } = await ask('createMockDraft', settings, token);
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    await lookAt(SUNDAY_MORNING);
    await work();
    expect(told()).toMatchObject([
      { title: expect.stringMatching(/^Your draft is over/), path: `/draft-champion/${mockDraft.id}` },
    ]);
  });
});

test('mails and pushes that were ordered before quiet hours and held up into them wait until these are over', async () => {
  const { accountId, email, want, lookAt, token } = await subscriber({ leagues: 1 });
  await db.updateTable('account').set({ email_verified_at: new Date() }).where('id', '=', accountId).execute();
  await want({ needsAttention: true, push: BY_PUSH });
  await lookAt(SUNDAY_MORNING);
  // The clock of the server stands at the hour that is quiet from now on.
  const from = SUNDAY_MORNING.getUTCHours();
  const chosen = { ...NOTHING, needsAttention: true, push: BY_PUSH };
  await ask('updateNotices', { ...chosen, quietHours: { from, to: (from + 2) % 24 } }, token);
  await work();
  const subjects = async () =>
    (await db.selectFrom('kept_mail').select('subject').where('address', '=', email).execute()).length;
  expect([service.sent.length, await subjects()]).toEqual([0, 0]);
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, extract(epoch from start_after - now())::integer as seconds from jobs.job
    where state = 'created' and name in ('send-mail', 'send-push') order by name`.execute(db);
  expect(rows.map(({ name }) => name)).toEqual(['send-mail', 'send-push']);
  for (const { seconds } of rows) expect(seconds).toBeGreaterThan(HOUR_MS / 1_000);
  await ask('updateNotices', chosen, token);
  await later();
  expect([service.sent.length, await subjects()]).toEqual([1, 1]);
});

describe('the keys', () => {
  const sealing = sealingBy('a secret of this product, long enough', 'push');

  test('are made once, by however many processes, and kept sealed', async () => {
    await db.deleteFrom('push_key').execute();
    const pairs = await Promise.all([1, 2, 3].map(() => pushKeys(db, sealing, null)()));
    expect(new Set(pairs.map(({ publicKey, privateKey }) => `${publicKey} ${privateKey}`)).size).toBe(1);
    const row = await db.selectFrom('push_key').select('private_key').executeTakeFirstOrThrow();
    expect(row.private_key.includes(pairs[0]?.privateKey ?? '')).toBe(false);
  });

  test('of the settings go before those that are kept', async () => {
    const given = { publicKey: 'B', privateKey: 'c' };
    expect(await pushKeys(db, sealing, given)()).toBe(given);
  });

  test('that another secret sealed are replaced, and browsers that subscribed with them are forgotten', async () => {
    const { token } = await subscriber();
    const before = await pushKeys(db, sealing, null)();
    const after = await pushKeys(db, sealingBy('another secret of this product, long', 'push'), null)();
    expect(after.publicKey).not.toBe(before.publicKey);
    expect((await ask('getPush', {}, token)).browsers).toEqual([]);
  });
});
