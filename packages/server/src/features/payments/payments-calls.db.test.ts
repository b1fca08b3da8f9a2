// Who may make which call, and what only the test checkout has.
import { describe, expect, test } from 'vitest';
import { stripeWorld, testCheckoutWorld } from '../../testing/payment-world.ts';
import { refusal, testServer } from '../../testing/test-server.ts';

const { time, ask, call, arrive, arrivePayer, buyer } = await testCheckoutWorld();

describe('what is sold', () => {
  test('everybody sees four products with their prices in cents', async () => {
    const { products, isTest } = await ask('listProducts', {});
    expect(isTest).toBe(true);
    expect(products.map(({ id, name, price }) => [id, name, price])).toEqual([
      ['tier-1-month', 'Tier 1', 799],
      ['tier-1-season', 'Tier 1', 3_999],
      ['tier-2-month', 'Tier 2', 1_299],
      ['tier-2-season', 'Tier 2', 6_999],
    ]);
  });
});

describe('who may pay', () => {
  const someSession = '00000000-0000-4000-8000-000000000000';
  const calls = [
    ['createCheckoutSession', { productId: 'tier-1-month' }],
    ['getCheckoutStatus', { sessionId: someSession }],
    ['getSubscription', { id: 'current' }],
    ['getUpgradePaymentPreview', {}],
    ['upgradeTier', { prorationDate: '2026-01-01T00:00:00Z' }],
    ['openBillingPortal', {}],
    ['settleTestCheckout', { sessionId: someSession, action: 'pay' }],
    ['getTestPortal', {}],
    ['changeTestSubscription', { action: 'cancel' }],
  ] as const;

  test.each(calls)('%s: a visitor is asked for a token, an anonymous person for an account', async (name, input) => {
    expect(refusal(await call(name, input))).toBe('token-not-found');
    expect(refusal(await call(name, input, await arrive()))).toBe('registration-required');
    expect(refusal(await call(name, input, 'invented'))).toBe('invalid-token');
  });

  test('a person without a subscription has nothing to change', async () => {
    const token = await arrivePayer();
    expect(await ask('getSubscription', { id: 'current' }, token)).toEqual({ subscription: null, subscriptionTier: 0 });
    expect(refusal(await call('getUpgradePaymentPreview', {}, token))).toBe('no-subscription');
    expect(refusal(await call('upgradeTier', { prorationDate: new Date(time.nowMs).toISOString() }, token))).toBe(
      'no-subscription',
    );
    expect(refusal(await call('openBillingPortal', {}, token))).toBe('no-subscription');
    expect(refusal(await call('changeTestSubscription', { action: 'cancel' }, token))).toBe('no-subscription');
    expect((await ask('getTestPortal', {}, token)).charges).toEqual([]);
  });

  test('what belongs to somebody else is not found', async () => {
    const owner = await arrivePayer();
    const stranger = await buyer('tier-1-month');
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-2-month' }, owner);
    expect(refusal(await call('getCheckoutStatus', { sessionId }, stranger))).toBe('checkout-not-found');
    expect(refusal(await call('settleTestCheckout', { sessionId, action: 'pay' }, stranger))).toBe(
      'checkout-not-found',
    );
    const paid = await ask('settleTestCheckout', { sessionId, action: 'pay' }, owner);
    const id = paid.subscription?.id ?? '';
    expect(refusal(await call('getSubscription', { id }, stranger))).toBe('subscription-not-found');
    expect((await ask('getSubscription', { id }, owner)).subscription?.id).toBe(id);
  });

  test.each([
    ['createCheckoutSession', { productId: 'tier-9-month' }],
    ['createCheckoutSession', { productId: 'tier-1-month', returnPath: 'https://elsewhere.example/' }],
    ['createCheckoutSession', { productId: 'tier-1-month', returnPath: '//elsewhere.example' }],
    ['createCheckoutSession', { productId: 'tier-1-month', returnPath: '/\\elsewhere.example' }],
    ['getCheckoutStatus', { sessionId: 'nobody' }],
    ['getSubscription', { id: 'nobody' }],
    ['upgradeTier', { prorationDate: 'soon' }],
    ['changeTestSubscription', { action: 'print-money' }],
  ] as const)('%s refuses %o', async (name, input) => {
    // Bad on purpose.
    expect(refusal(await call(name, input as never, await arrivePayer()))).toBe('invalid-parameters');
  });
});

describe('the test checkout', () => {
  test('a declined card leaves the checkout open, and nothing is opened', async () => {
    const token = await arrivePayer();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    expect(refusal(await call('settleTestCheckout', { sessionId, action: 'decline' }, token))).toBe('card-declined');
    expect((await ask('getCheckoutStatus', { sessionId }, token)).subscriptionTier).toBe(0);
    expect((await ask('settleTestCheckout', { sessionId, action: 'pay' }, token)).subscriptionTier).toBe(1);
  });

  test('a checkout that was left is closed, and a new one can be opened', async () => {
    const token = await arrivePayer();
    const { sessionId } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    expect((await ask('settleTestCheckout', { sessionId, action: 'cancel' }, token)).status).toBe('expired');
    const next = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    expect(next.sessionId).not.toBe(sessionId);
  });

  test('the page to pay on and the portal are pages of this product', async () => {
    const token = await arrivePayer();
    const { sessionId, sessionURL } = await ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    expect(sessionURL).toBe(`/checkout/${sessionId}`);
    await ask('settleTestCheckout', { sessionId, action: 'pay' }, token);
    const portal = await ask('openBillingPortal', { returnPath: '/profile' }, token);
    expect(portal.sessionURL).toBe('/checkout/portal?returnPath=%2Fprofile');
  });

  test('where real money is taken there is none, and what it opened before is closed', async () => {
    const real = await stripeWorld({ delivers: true });
    const token = await real.arrivePayer();
    const { sessionId } = await real.ask('createCheckoutSession', { productId: 'tier-1-month' }, token);
    expect(refusal(await real.call('settleTestCheckout', { sessionId, action: 'pay' }, token))).toBe('not-found');
    expect(refusal(await real.call('getTestPortal', {}, token))).toBe('not-found');
    expect(refusal(await real.call('changeTestSubscription', { action: 'refund' }, token))).toBe('not-found');
    expect((await real.ask('listProducts', {})).isTest).toBe(false);
  });
});

test('a test checkout that the operator has not opened sells nothing', async () => {
  const closed = await testServer({ publicUrl: 'https://draft.example', hasTestCheckout: false });
  const { token } = await closed.register();
  expect(await closed.ask('listProducts', {})).toMatchObject({ isTest: false, isOpen: false });
  const checkout = await closed.call('createCheckoutSession', { productId: 'tier-2-season' }, token);
  expect(refusal(checkout)).toBe('checkout-out-of-service');
});
