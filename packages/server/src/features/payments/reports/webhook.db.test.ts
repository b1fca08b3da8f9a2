// What the provider reports, forgets to report, reports twice, and what others pretend that it reports.
import { PAYMENT_WEBHOOK_PATH } from '@pylon/contract/calls';
import { describe, expect, test } from 'vitest';
import { AccountGone } from '../../../db/hold-account.ts';
import { deleteAccount } from '../../../live/delete-account.queries.ts';
import type { PaymentProvider } from '../../../outside/payments/provider.ts';
import { stripeWorld } from '../../../testing/payment-world.ts';
import type { StripeEvent } from '../../../testing/stripe-stand-in.ts';
import { refusal, testServer } from '../../../testing/test-server.ts';
import { type Payer, startCheckout } from '../checkout/checkout.service.ts';
import { beginLook } from '../checkout/customers.queries.ts';
import { endPayments, refundSubscription } from '../operator-payments.ts';
import { tierAt } from '../subscriptions/tiers.queries.ts';
import { keepLook } from './keep-look.queries.ts';
import { looker } from './look.ts';
import { reconcile } from './reconcile.job.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const world = await stripeWorld({ delivers: false });
const {
  parts,
  db,
  server,
  time,
  stripe,
  ask,
  call,
  arrivePayer,
  pay,
  buyer,
  act,
  book,
  deliver,
  deliverAll,
  customerOf,
} = world;
const look = looker(parts);
const noError = (error: unknown) => {
  throw error;
};

const tierOf = async (token: string) => (await ask('login', {}, token)).user.subscriptionTier;
const current = (token: string) => ask('getSubscription', { id: 'current' }, token);
/** Pays a checkout without a word to us. */
async function paidInSilence(): Promise<{ token: string; sessionId: string; events: readonly StripeEvent[] }> {
  await deliverAll();
  const token = await arrivePayer();
  const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
  const before = stripe.events.length;
  await pay(token, sessionId);
  return { token, sessionId, events: stripe.events.slice(before) };
}

describe('a report', () => {
  test('any one of a purchase opens the tier, the others change nothing', async () => {
    const { token, events } = await paidInSilence();
    expect(events.length).toBeGreaterThan(1);
    expect(await tierOf(token)).toBe(0);
    for (const event of [...events].reverse()) expect(await deliver(event)).toBe(200);
    expect(await tierOf(token)).toBe(1);
    const { user } = await ask('login', {}, token);
    const told = await db.selectFrom('live_event').select('name').where('account_id', '=', user.id).execute();
    expect(told).toHaveLength(1);
  });

  test('the same one twice is looked at once', async () => {
    const { token, events } = await paidInSilence();
    const [event] = events;
    if (!event) throw new Error('a purchase is reported');
    const looks = async () =>
      (
        await db
          .selectFrom('payment_customer')
          .select('looks')
          .where('provider_id', '=', (await customerOf(token)) ?? '')
          .executeTakeFirstOrThrow()
      ).looks;
    await deliver(event);
    const after = await looks();
    expect(await deliver(event)).toBe(200);
    expect(await looks()).toBe(after);
  });

  test('an old one that comes late does not bring the old state back', async () => {
    const { token, events } = await paidInSilence();
    await deliverAll();
    await act(token, 'refund');
    await deliverAll();
    expect(await tierOf(token)).toBe(0);
    for (const [index, event] of events.entries()) await deliver({ ...event, id: `evt_late_${index}` });
    expect(await tierOf(token)).toBe(0);
  });

  test('many at once end in the state that the provider tells', async () => {
    const { token, events } = await paidInSilence();
    const copies = Array.from({ length: 12 }, (_, index) =>
      events.map((event) => ({ ...event, id: `${event.id}_${index}` })),
    );
    const statuses = await Promise.all(copies.flat().map((event) => deliver(event)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await tierOf(token)).toBe(1);
  });

  test('an answer that was overtaken is not kept: the later look is', async () => {
    const { token } = await paidInSilence();
    const customer = { accountId: (await ask('login', {}, token)).user.id, provider: 'stripe' as const };
    const id = (await customerOf(token)) ?? '';
    const paid = await parts.provider.subscriptionsOf(id);
    const early = await beginLook(db, { ...customer, id }, new Date(time.nowMs));
    await act(token, 'refund');
    await look({ ...customer, id });
    expect(await keepLook(db, { ...customer, id }, early, { subscriptions: paid, checkouts: [] })).toBe(false);
    expect(await current(token)).toMatchObject({ subscription: { status: 'ended' }, subscriptionTier: 0 });
  });

  test('one that was made by a clock ahead of ours opens the tier at once', async () => {
    const { token } = await paidInSilence();
    const { user } = await ask('login', {}, token);
    const behind = { ...parts, nowMs: () => time.nowMs - 2 * MINUTE_MS };
    await looker(behind)({ accountId: user.id, provider: 'stripe', id: (await customerOf(token)) ?? '' });
    expect(await tierAt(db, user.id, new Date(behind.nowMs()))).toBe(1);
  });

  test('one about a stranger is heard and changes nothing', async () => {
    const event = {
      id: 'evt_stranger',
      type: 'invoice.paid',
      created: 1,
      data: { object: { customer: 'cus_nobody' } },
    };
    expect(await deliver(event)).toBe(200);
  });

  test('while the provider does not answer it is asked to report again', async () => {
    const { token, events } = await paidInSilence();
    const [event] = events;
    if (!event) throw new Error('a purchase is reported');
    stripe.isDown = true;
    expect(await deliver(event)).toBe(503);
    stripe.isDown = false;
    expect(await deliver(event)).toBe(200);
    expect(await tierOf(token)).toBe(1);
  });
});

describe('a forged report', () => {
  const forged: readonly (readonly [string, (event: StripeEvent) => Promise<number>])[] = [
    ['signed by another secret', (event) => deliver(event, { secret: 'whsec_guessed' })],
    ['signed too long ago', (event) => deliver(event, { atMs: time.nowMs - 6 * MINUTE_MS })],
    [
      'with a body that was changed after signing',
      (event) => send({ ...stripe.signed(event), payload: '{"id":"evt_x"}' }),
    ],
    ['without a signature', (event) => send({ payload: JSON.stringify(event), signature: '' })],
    ['that is no JSON', () => send({ payload: 'x', signature: 't=1,v1=00' })],
  ];
  async function send({ payload, signature }: { payload: string; signature: string }): Promise<number> {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await server.inject({ method: 'POST', url: `/api${PAYMENT_WEBHOOK_PATH}`, headers, payload });
    expect(response.json().error.code).toBe('invalid-signature');
    return response.statusCode;
  }

  test.each(forged)('%s is refused and changes nothing', async (_name, forge) => {
    const { token, events } = await paidInSilence();
    const [event] = events;
    if (!event) throw new Error('a purchase is reported');
    expect(await forge(event)).toBe(400);
    expect(await tierOf(token)).toBe(0);
  });

  test('without Stripe there is no such address', async () => {
    const plain = await testServer();
    const response = await plain.server.inject({ method: 'POST', url: `/api${PAYMENT_WEBHOOK_PATH}`, payload: {} });
    expect(response.statusCode).toBe(404);
  });
});

describe('what nobody reports is found', () => {
  test('by the page that a person comes back to', async () => {
    const { token, sessionId } = await paidInSilence();
    const status = await ask('getCheckoutStatus', { sessionId }, token);
    expect(status).toMatchObject({ status: 'complete', subscriptionTier: 1 });
  });

  test('by the job: a checkout that was paid, a renewal, a card that failed, an end', async () => {
    const { token } = await paidInSilence();
    time.nowMs += 10 * MINUTE_MS;
    await reconcile(parts, look, noError);
    expect((await current(token)).subscriptionTier).toBe(1);

    await act(token, 'end-period');
    time.nowMs += DAY_MS;
    await reconcile(parts, look, noError);
    const renewed = await current(token);
    expect(renewed.subscription?.status).toBe('active');

    await act(token, 'break-card');
    await act(token, 'end-period');
    time.nowMs += DAY_MS;
    await reconcile(parts, look, noError);
    expect((await current(token)).subscription?.status).toBe('grace');

    time.nowMs += 7 * DAY_MS;
    await reconcile(parts, look, noError);
    expect(await current(token)).toMatchObject({ subscription: { status: 'ended' }, subscriptionTier: 0 });
  });

  test('by the job, but nobody is asked about again and again', async () => {
    const { token } = await paidInSilence();
    await deliverAll();
    const looked = () => db.selectFrom('payment_customer').select(['looks']).orderBy('provider_id').execute();
    time.nowMs += 2 * DAY_MS;
    await reconcile(parts, look, noError);
    const before = await looked();
    expect(await reconcile(parts, look, noError)).toBe(0);
    expect(await looked()).toEqual(before);
    expect((await current(token)).subscription?.status).toBe('active');
  });

  test('not while the provider is away: it is asked once and everybody keeps what they have', async () => {
    const token = await buyer('tier-1-month');
    await deliverAll();
    time.nowMs += 2 * DAY_MS;
    stripe.isDown = true;
    const errors: unknown[] = [];
    await reconcile(parts, look, (error) => errors.push(error));
    stripe.isDown = false;
    expect(errors).toHaveLength(1);
    expect((await current(token)).subscriptionTier).toBe(1);
  });

  test('of everybody else, when the provider no longer knows one of them', async () => {
    const forgotten = await paidInSilence();
    stripe.forget((await customerOf(forgotten.token)) ?? '');
    time.nowMs += MINUTE_MS;
    const { token } = await paidInSilence();
    time.nowMs += 10 * MINUTE_MS;
    const errors: unknown[] = [];
    await reconcile(parts, look, (error) => errors.push(error));
    expect(errors).toHaveLength(1);
    expect((await current(token)).subscriptionTier).toBe(1);
  });
});

describe('while the provider does not answer', () => {
  test('every call that needs it says so, and nothing is left half done', async () => {
    const token = await arrivePayer();
    stripe.isDown = true;
    const order = { productId: 'tier-2-month' } as const;
    expect(refusal(await call('createCheckoutSession', order, token))).toBe('payments-unavailable');
    stripe.isDown = false;
    const { sessionId } = await ask('createCheckoutSession', order, token);
    expect(await pay(token, sessionId)).toBe(true);
    stripe.isDown = true;
    expect(refusal(await call('getCheckoutStatus', { sessionId }, token))).toBe('payments-unavailable');
    expect(refusal(await call('getUpgradePaymentPreview', {}, token))).toBe('payments-unavailable');
    expect(refusal(await call('openBillingPortal', {}, token))).toBe('payments-unavailable');
    stripe.isDown = false;
    expect((await ask('getCheckoutStatus', { sessionId }, token)).subscriptionTier).toBe(2);
  });
});

describe('an operator', () => {
  const accountOf = async (token: string) => (await ask('login', {}, token)).user.id;

  test('gives a period back once: everything that was paid for it, and the tier with it', async () => {
    const token = await buyer('tier-1-month');
    await deliverAll();
    time.nowMs += DAY_MS;
    const preview = await ask('getUpgradePaymentPreview', {}, token);
    await ask('upgradeTier', preview, token);
    const id = await accountOf(token);
    const outcome = await refundSubscription(parts, look, id);
    expect(outcome).toEqual({ ok: true, value: 799 + preview.amountDue });
    const changes = stripe.changes();
    expect(await refundSubscription(parts, look, id)).toEqual(outcome);
    expect(stripe.changes()).toBe(changes);
    expect((await book(token)).charges.every(({ amount, refunded }) => refunded === amount)).toBe(true);
    expect((await current(token)).subscriptionTier).toBe(0);
  });

  test('has nothing to give back to somebody who never paid', async () => {
    const outcome = await refundSubscription(parts, look, await accountOf(await arrivePayer()));
    expect(outcome).toEqual({ ok: false, reason: 'no-subscription' });
  });

  test('before an account goes, nothing can be charged any more', async () => {
    const token = await buyer('tier-1-month');
    const other = await arrivePayer();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, other);
    const { subscriptions } = await book(token);
    const stays = async () => {};
    await endPayments(parts, look, await accountOf(token), stays);
    await endPayments(parts, look, await accountOf(other), stays);
    expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
    expect((await book(token)).subscriptions.map(({ status }) => status)).toEqual(['ended']);
    expect(await pay(other, sessionId)).toBe(false);
  });
  describe('while an account goes', () => {
    const ORDER = { productId: 'tier-1-month' } as const;
    const payerOf = async (token: string) => {
      const { id, email } = (await ask('login', {}, token)).user;
      return { id, email: email ?? '' } as Payer; // what paying needs of a person
    };
    const isThere = async (id: string) =>
      (await db.selectFrom('account').select('id').where('id', '=', id).execute()).length > 0;
    const goes = (id: string) => endPayments(parts, look, id, (transaction) => deleteAccount(transaction, id));

    test('a checkout that is just being opened in another window is refused, and closed again', async () => {
      const payer = await payerOf(await arrivePayer());
      let session = '';
      const provider: PaymentProvider = {
        ...parts.provider,
        async openCheckout(order) {
          const opened = await parts.provider.openCheckout(order);
          session = opened.id;
          await goes(payer.id);
          return opened;
        },
      };
      const started = startCheckout({ ...parts, provider }, look, payer, ORDER);
      await expect(started).rejects.toThrow(AccountGone);
      expect(stripe.pay(session)).toBe(false);
      expect(await isThere(payer.id)).toBe(false);
    });

    test.each([false, true])(
      'one that is opened after the others were closed is closed too (paid: %s)',
      async (isPaid) => {
        const token = await arrivePayer();
        const payer = await payerOf(token);
        await ask('createCheckoutSession', ORDER, token);
        const id = (await customerOf(token)) ?? '';
        let session = '';
        const provider: PaymentProvider = {
          ...parts.provider,
          async subscriptionsOf(customer) {
            const seen = await parts.provider.subscriptionsOf(customer);
            if (session !== '') return seen;
            await startCheckout(parts, look, payer, ORDER);
            session = stripe.book(customer).checkouts.at(-1)?.id ?? '';
            if (isPaid) stripe.pay(session);
            return seen;
          },
        };
        await endPayments({ ...parts, provider }, look, payer.id, (transaction) =>
          deleteAccount(transaction, payer.id),
        );
        expect(await isThere(payer.id)).toBe(false);
        expect(stripe.pay(session)).toBe(false);
        expect(stripe.book(id).subscriptions.filter(({ status }) => status !== 'ended')).toEqual([]);
      },
    );
  });
});
