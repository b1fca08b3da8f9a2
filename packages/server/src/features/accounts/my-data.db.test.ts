import { describe, expect, test } from 'vitest';
import { personalRows } from '../../db/reads/personal-rows.ts';
import { PaymentsUnavailable } from '../../outside/payments/provider.ts';
import { type TestCheckout, testCheckout } from '../../outside/payments/test-checkout/test-checkout.ts';
import { orderedMails } from '../../testing/ordered-mails.ts';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const { db, ask, call, arrive, register, mailTo } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const { season } = await ask('currentSeason', {});
const draft = { seasonId: season.id, scoringSystemId: '1', numberOfTeams: 12, draftPosition: 5 };

/** A registered subscriber who left traces everywhere. */
async function resident() {
  const account = await register();
  const { token, email } = account;
  const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
  await ask('settleTestCheckout', { sessionId, action: 'pay' }, token);
  await ask('createMockDraft', draft, token);
  await ask('sendSupportMessage', { text: 'My board is blank.' }, token);
  await ask('subscribeToNewsletter', { email: email.toUpperCase(), newsletter: 'fantasy' });
  await ask('solicitPasswordReset', { email });
  return account;
}

/** A server whose payment provider can be exchanged while it runs. */
async function serverWithProvider() {
  let present: TestCheckout | null = null;
  // Stands for whichever provider is present: the server is given it before there is a database for one.
  const standIn = new Proxy({} as TestCheckout, {
    get: (_target, name) => (name === 'name' ? 'test-checkout' : present && Reflect.get(present, name)),
  });
  const server = await testServer({
    edition: sampleEdition(),
    now: SAMPLE_NOW,
    payments: { provider: standIn, reports: { read: () => null } },
  });
  const provider = testCheckout(server.db, Date.now);
  present = provider;
  const swap = (next: TestCheckout) => {
    present = next;
  };
  return { server, provider, swap };
}

describe('my data', () => {
  test('are everything that one made, and no secret', async () => {
    const { token, email, password } = await resident();
    const { tables } = await ask('getMyData', {}, token);
    expect(Object.keys(tables)).toEqual(
      expect.arrayContaining(['account', 'session', 'mock_draft', 'support_message', 'subscription', 'entitlement']),
    );
    const text = JSON.stringify(tables);
    expect(text).toContain(email);
    for (const secret of [token, password, '$argon2id']) expect(text).not.toContain(secret);
  });

  test('have the leagues that one wrote down, with their rosters, and nobody else’s', async () => {
    const [writer, other] = [await register(), await register()];
    const slots = { QB: 1, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 2 };
    const league = {
      ...({ name: 'Kitchen Table', carryOver: 'redraft', scoringMode: 'HEAD_TO_HEAD', slots } as const),
      ...{ reserve: { ir: 0, taxi: 0 }, scoringSystemId: '1' },
      teams: [
        { name: 'Mine', players: [{ entityId: null, name: 'Somebody Unheard Of', place: 'BN' as const }] },
        { name: 'Theirs', players: [] },
      ],
    };
    await ask('createHandLeague', league, writer.token);
    const text = JSON.stringify((await ask('getMyData', {}, writer.token)).tables);
    for (const told of ['Kitchen Table', 'Theirs', 'Somebody Unheard Of']) expect(text).toContain(told);
    expect(JSON.stringify((await ask('getMyData', {}, other.token)).tables)).not.toContain('Kitchen Table');
  });

  test('tell nothing of what a plan would open: grades and their points are not among them', async () => {
    const { token } = await register();
    const { mockDraft } = await ask('createMockDraft', draft, token);
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    await ask('rateMockDraft', { mockDraftId: mockDraft.id }, token);
    const { tables } = await ask('getMyData', {}, token);
    expect(tables['mock_draft']?.[0]).toHaveProperty('state');
    expect(JSON.stringify(tables['mock_draft'])).not.toMatch(/points|vorp|rating/i);
  });

  test('leave out what was sent to the person’s windows: it tells nothing more, and is far more than the rest', async () => {
    const token = await arrive();
    await ask('createMockDraft', draft, token);
    const { mockDraft } = await ask('createMockDraft', draft, token);
    await ask('simulateRestOfDraft', { mockDraftId: mockDraft.id }, token);
    const { tables } = await ask('getMyData', {}, token);
    expect(Object.keys(tables)).not.toEqual(expect.arrayContaining(['live_event']));
    expect(tables['mock_draft']).toHaveLength(2);
  });

  test('are work: whoever asks for them again and again has to wait', async () => {
    const strict = await testServer({ limits: { workPerPerson: 1_500 } });
    const token = await strict.arrive();
    const replies = [1, 2, 3].map(() => strict.call('getMyData', {}, token));
    expect((await Promise.all(replies)).map(({ status }) => status).sort()).toEqual([200, 200, 429]);
  });

  test('of an anonymous person are there too', async () => {
    const { tables } = await ask('getMyData', {}, await arrive());
    expect(tables['account']).toHaveLength(1);
  });

  test('need a session', async () => {
    expect(refusal(await call('getMyData', {}))).toBe('token-not-found');
  });
});

describe('deleting one’s account', () => {
  test('leaves nothing of the person in any table', async () => {
    const { id, token, email, password } = await resident();
    await ask('deleteMyAccount', { password }, token);
    expect(await personalRows(db, id)).toEqual({});
    const letters = await db.selectFrom('newsletter_subscriber').select('email').execute();
    expect(letters.map((row) => row.email.toLowerCase())).not.toContain(email);
    expect(refusal(await call('getMe', {}, token))).toBe('invalid-token');
    expect(refusal(await call('login', { email, password }))).toBe('failed-login');
  });

  test('ends what is paid for before anything is deleted', async () => {
    const ended: string[] = [];
    const { server, provider, swap } = await serverWithProvider();
    const { id, token, password } = await server.register();
    const { sessionId } = await server.ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    await server.ask('settleTestCheckout', { sessionId, action: 'pay' }, token);
    swap({
      ...provider,
      async end(subscription) {
        ended.push(subscription);
        expect(await personalRows(server.db, id)).toHaveProperty('subscription');
        await provider.end(subscription);
      },
    });
    await server.ask('deleteMyAccount', { password }, token);
    expect(ended).toHaveLength(1);
    expect(await personalRows(server.db, id)).toEqual({});
  });

  test('is told of by one mail: none says of the plan that it is open, or that anything is kept', async () => {
    const { token, email, password } = await resident();
    await ask('deleteMyAccount', { password }, token);
    const orders = (await orderedMails(db)) as readonly { readonly kind: string; readonly to: string }[]; // of this test
    const kinds = orders.filter(({ to }) => to === email).map(({ kind }) => kind);
    expect(kinds).toContain('account-deleted');
    expect(kinds).not.toContain('plan-ended');
  });

  test('is told of without a word of payments to whoever has bought nothing', async () => {
    const paying = await resident();
    const { email, password, token } = await register();
    for (const one of [paying, { password, token }])
      await ask('deleteMyAccount', { password: one.password }, one.token);
    expect((await mailTo(paying.email, /is deleted/)).text).toContain('what you paid for will not be charged again.');
    expect((await mailTo(email, /is deleted/)).text).toContain('is gone, as you asked.\n');
  });

  test('is refused without the password, and with a wrong one', async () => {
    const { token } = await register();
    expect(refusal(await call('deleteMyAccount', {}, token))).toBe('invalid-password');
    expect(refusal(await call('deleteMyAccount', { password: 'wrong one' }, token))).toBe('invalid-password');
    expect((await ask('getMe', {}, token)).user?.isAnonymous).toBe(false);
  });

  test('of an anonymous person needs none', async () => {
    const token = await arrive();
    await ask('deleteMyAccount', {}, token);
    expect(refusal(await call('getMe', {}, token))).toBe('invalid-token');
  });

  test('twice at once deletes it once, and the other hears that nobody is there any more', async () => {
    const token = await arrive();
    const replies = await Promise.all([1, 2, 3].map(() => call('deleteMyAccount', {}, token)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
  });

  test('waits for a payment provider that does not answer, and loses nothing meanwhile', async () => {
    const away = async () => {
      throw new PaymentsUnavailable();
    };
    const { server, provider, swap } = await serverWithProvider();
    const { token, password } = await server.register();
    await server.ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    swap({ ...provider, closeCheckout: away });
    expect(refusal(await server.call('deleteMyAccount', { password }, token))).toBe('payments-unavailable');
    expect((await server.ask('getMe', {}, token)).user?.isAnonymous).toBe(false);
  });
});
