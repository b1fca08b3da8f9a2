// The same for every provider: buying, upgrading, and what happens to a subscription afterwards.
import { describe, expect, test } from 'vitest';
import { stripeWorld, testCheckoutWorld } from '../../testing/payment-world.ts';
import { refusal } from '../../testing/test-server.ts';
import { pastPayments } from './payments.queries.ts';

const DAY_MS = 86_400_000;
const WORLDS = [
  ['test checkout', await testCheckoutWorld()],
  ['Stripe', await stripeWorld({ delivers: true })],
] as const;

describe.each(WORLDS)('%s: buying', (_name, { db, ask, call, arrivePayer, buyer, pay, book }) => {
  test('a paid checkout opens the tier at once, and tells what was bought', async () => {
    const token = await arrivePayer();
    const order = { productId: 'tier-1-month', returnPath: '/nfl-rankings' } as const;
    const { sessionId } = await ask('createCheckoutSession', order, token);
    expect(await ask('getCheckoutStatus', { sessionId }, token)).toMatchObject({
      status: 'open',
      returnPath: '/nfl-rankings',
      subscription: null,
      subscriptionTier: 0,
    });
    await pay(token, sessionId);
    expect(await ask('getCheckoutStatus', { sessionId }, token)).toMatchObject({
      status: 'complete',
      subscriptionTier: 1,
      subscription: { status: 'active', product: { id: 'tier-1-month' }, cancelAtPeriodEnd: false },
    });
    expect((await ask('login', {}, token)).user.subscriptionTier).toBe(1);
  });

  test('two clicks open one checkout', async () => {
    const token = await arrivePayer();
    const order = { productId: 'tier-1-month' } as const;
    const opened = await Promise.all([1, 2, 3].map(() => ask('createCheckoutSession', order, token)));
    expect(new Set(opened.map(({ sessionId }) => sessionId)).size).toBe(1);
    expect(new Set(opened.map(({ sessionURL }) => sessionURL)).size).toBe(1);
    expect((await book(token)).checkouts).toHaveLength(1);
  });

  test('a checkout for another product closes the first, so that only one can be paid', async () => {
    const token = await arrivePayer();
    const first = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    const second = await ask('createCheckoutSession', { productId: 'tier-2-season' }, token);
    expect(await pay(token, first.sessionId)).toBe(false);
    expect(await pay(token, second.sessionId)).toBe(true);
    expect((await ask('login', {}, token)).user.subscriptionTier).toBe(2);
  });

  test('a checkout that was opened for another price than is shown now is closed, and not offered again', async () => {
    const token = await arrivePayer();
    const order = { productId: 'tier-1-month' } as const;
    const dear = await ask('createCheckoutSession', order, token);
    await db.updateTable('checkout_session').set({ price: 899 }).where('id', '=', dear.sessionId).execute();
    const { sessionId } = await ask('createCheckoutSession', order, token);
    expect(sessionId).not.toBe(dear.sessionId);
    expect(await pay(token, dear.sessionId)).toBe(false);
    expect(await pay(token, sessionId)).toBe(true);
  });

  test('whoever has a subscription is offered no second one', async () => {
    const token = await buyer('tier-1-month');
    const reply = await call('createCheckoutSession', { productId: 'tier-2-month' }, token);
    expect(refusal(reply)).toBe('already-subscribed');
  });

  test('a checkout is paid once', async () => {
    const token = await arrivePayer();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    await Promise.all([1, 2, 3].map(() => pay(token, sessionId)));
    expect((await book(token)).charges).toHaveLength(1);
  });

  test('a change is told to the person’s windows, once', async () => {
    const token = await buyer('tier-1-month');
    const { user } = await ask('login', {}, token);
    // Looks again, and is refused
    await ask('createCheckoutSession', { productId: 'tier-1-month' }, token).catch(() => {});
    const events = await db
      .selectFrom('live_event')
      .select(['name', 'data'])
      .where('account_id', '=', user.id)
      .execute();
    expect(events).toEqual([{ name: 'user:subscription', data: { subscriptionTier: 1 } }]);
  });
});

describe.each(WORLDS)('%s: upgrading', (_name, { time, ask, call, buyer, act, book }) => {
  test('twenty presses at once are answered, all with the new plan, and charged once', async () => {
    const token = await buyer('tier-1-month');
    time.nowMs += 10 * DAY_MS;
    const { prorationDate, amountDue } = await ask('getUpgradePaymentPreview', {}, token);
    const presses = Array.from({ length: 20 }, () => call('upgradeTier', { prorationDate }, token));
    const replies = await Promise.all(presses);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await book(token)).charges.map(({ amount }) => amount)).toEqual([799, amountDue]);
    time.nowMs -= 10 * DAY_MS;
  });

  test('the preview’s price is what is charged, once, however often the button is pressed', async () => {
    const token = await buyer('tier-1-month');
    time.nowMs += 10 * DAY_MS;
    const preview = await ask('getUpgradePaymentPreview', {}, token);
    expect(preview.amountDue).toBe(preview.charge - preview.credit);
    expect(preview.credit).toBeGreaterThan(0);
    expect(preview.nextCharge?.amount).toBe(1_299);
    const order = { prorationDate: preview.prorationDate };
    const answers = await Promise.all([1, 2].map(() => ask('upgradeTier', order, token)));
    expect(answers.map(({ subscriptionTier }) => subscriptionTier)).toEqual([2, 2]);
    expect((await book(token)).charges.map(({ amount }) => amount)).toEqual([799, preview.amountDue]);
    expect(refusal(await call('getUpgradePaymentPreview', {}, token))).toBe('nothing-to-upgrade');
    time.nowMs -= 10 * DAY_MS;
  });

  test('a declined card keeps the lower tier, and another try needs a new preview', async () => {
    const token = await buyer('tier-1-season');
    await act(token, 'break-card');
    const { prorationDate } = await ask('getUpgradePaymentPreview', {}, token);
    expect(refusal(await call('upgradeTier', { prorationDate }, token))).toBe('card-declined');
    expect((await ask('login', {}, token)).user.subscriptionTier).toBe(1);
    await act(token, 'mend-card');
    expect(refusal(await call('upgradeTier', { prorationDate }, token))).toBe('preview-outdated');
    time.nowMs += 1_000;
    const again = await ask('getUpgradePaymentPreview', {}, token);
    expect((await ask('upgradeTier', again, token)).subscriptionTier).toBe(2);
  });

  test('an old preview is not charged', async () => {
    const token = await buyer('tier-1-month');
    const prorationDate = new Date(time.nowMs - 2 * 3_600_000).toISOString();
    expect(refusal(await call('upgradeTier', { prorationDate }, token))).toBe('preview-outdated');
  });
});

describe.each(WORLDS)('%s: what happens to a subscription', (_name, { db, time, ask, call, buyer, act, book }) => {
  const current = (token: string) => ask('getSubscription', { id: 'current' }, token);

  test('a cancelled one stays open to the end of its period, and can be taken up again before', async () => {
    const token = await buyer('tier-2-month');
    await act(token, 'cancel');
    expect(await current(token)).toMatchObject({ subscription: { cancelAtPeriodEnd: true }, subscriptionTier: 2 });
    await act(token, 'resume');
    expect((await current(token)).subscription?.cancelAtPeriodEnd).toBe(false);
    await act(token, 'cancel');
    await act(token, 'end-period');
    expect(await current(token)).toMatchObject({ subscription: { status: 'ended' }, subscriptionTier: 0 });
  });

  test('a renewal charges the next period', async () => {
    const token = await buyer('tier-1-month');
    await act(token, 'end-period');
    expect((await book(token)).charges.map(({ amount }) => amount)).toEqual([799, 799]);
    expect(await current(token)).toMatchObject({ subscription: { status: 'active' }, subscriptionTier: 1 });
  });

  test('a failed payment leaves three days, and a mended card leaves no trace', async () => {
    const token = await buyer('tier-1-month');
    await act(token, 'break-card');
    await act(token, 'end-period');
    const failed = await current(token);
    expect(failed).toMatchObject({ subscription: { status: 'grace' }, subscriptionTier: 1 });
    expect(Date.parse(failed.subscription?.graceUntil ?? '')).toBe(time.nowMs + 3 * DAY_MS);
    expect(refusal(await call('getUpgradePaymentPreview', {}, token))).toBe('payment-overdue');
    expect(refusal(await call('createCheckoutSession', { productId: 'tier-1-month' }, token))).toBe(
      'already-subscribed',
    );
    await act(token, 'mend-card');
    expect(await current(token)).toMatchObject({
      subscription: { status: 'active', graceUntil: null },
      subscriptionTier: 1,
    });
  });

  test('a refund closes the tier at once, and the person can buy again', async () => {
    const token = await buyer('tier-1-month');
    await act(token, 'refund');
    expect(await current(token)).toMatchObject({ subscription: { status: 'ended' }, subscriptionTier: 0 });
    expect((await book(token)).charges.every(({ amount, refunded }) => refunded === amount)).toBe(true);
    expect(refusal(await call('createCheckoutSession', { productId: 'tier-1-month' }, token))).toBe(null);
  });

  test('a part that is given back takes nothing away, and all its parts are a refund', async () => {
    const token = await buyer('tier-1-month');
    const before = await current(token);
    for (const refunded of [267, 534]) {
      await act(token, 'refund-part');
      expect((await book(token)).charges).toMatchObject([{ amount: 799, refunded }]);
      expect(await current(token)).toEqual(before);
    }
    await act(token, 'refund-part');
    expect((await book(token)).charges).toMatchObject([{ amount: 799, refunded: 799 }]);
    expect(await current(token)).toMatchObject({ subscription: { status: 'active' }, subscriptionTier: 0 });
    expect(refusal(await call('getUpgradePaymentPreview', {}, token))).toBe('no-subscription');
    await act(token, 'end-period'); // the plan itself is not cancelled: the next period is paid, and open
    expect((await current(token)).subscriptionTier).toBe(1);
  });

  test('a renewal that fails after a refund has its days of grace', async () => {
    const token = await buyer('tier-1-month');
    for (const _third of [1, 2, 3]) await act(token, 'refund-part');
    await act(token, 'break-card');
    await act(token, 'end-period');
    expect(await current(token)).toMatchObject({ subscription: { status: 'grace' }, subscriptionTier: 1 });
  });

  test('what was paid and given back stands in the person’s history', async () => {
    const token = await buyer('tier-1-month');
    await act(token, 'refund-part');
    const { user } = await ask('login', {}, token);
    expect(await pastPayments(db, user.id)).toMatchObject([
      { plan: 'tier-1-month', amount: 799, refunded: 267, refundedAt: new Date(time.nowMs).toISOString() },
    ]);
  });

  test('the portal has an address', async () => {
    const token = await buyer('tier-1-month');
    const { sessionURL } = await ask('openBillingPortal', { returnPath: '/profile' }, token);
    expect(decodeURIComponent(sessionURL)).toContain('/profile');
  });
});
