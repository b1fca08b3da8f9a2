// Nobody pays a price that was not shown: what is set up at the provider is held against what the product says.

import { describe, expect, test } from 'vitest';
import { stripeWorld, testCheckoutWorld } from '../../testing/payment-world.ts';
import { PRICES } from '../../testing/stripe-objects.ts';
import { refusal } from '../../testing/test-server.ts';

const MINUTE_MS = 60_000;
const world = await stripeWorld({ delivers: true });
const { time, stripe, ask, call, arrivePayer, buyer, book } = world;
const ORDER = { productId: 'tier-1-month' } as const;
const isOpen = async () => (await ask('listProducts', {})).isOpen;

/** Sets a price up otherwise at the provider, long enough ago for us to look again. */
function setUp(id: string, other: Parameters<typeof stripe.otherPrices.set>[1] | undefined): void {
  if (other === undefined) stripe.otherPrices.delete(id);
  else stripe.otherPrices.set(id, other);
  time.nowMs += 11 * MINUTE_MS;
}

describe('a price at the provider that is not the one that is shown', () => {
  test.each([
    ['another amount', { unit_amount: 899 }],
    ['another currency', { currency: 'eur' }],
    ['another rhythm', { recurring: { interval: 'week', interval_count: 1 } }],
    ['a month that is every other month', { recurring: { interval: 'month', interval_count: 2 } }],
    ['paid only once', { recurring: null }],
    ['so much for a dozen', { transform_quantity: { divide_by: 12, round: 'up' } }],
    ['no longer on sale', { active: false }],
    ['not there at all', null],
  ])('%s: nothing is sold, and it can be read, until both say the same', async (_name, other) => {
    const token = await arrivePayer();
    setUp(PRICES['tier-1-month'], other);
    expect(refusal(await call('createCheckoutSession', ORDER, token))).toBe('checkout-out-of-service');
    expect(await isOpen()).toBe(false);
    setUp(PRICES['tier-1-month'], undefined);
    expect(refusal(await call('createCheckoutSession', ORDER, token))).toBeNull();
    expect(await isOpen()).toBe(true);
  });

  test('no upgrade is made at it, and whoever has a plan keeps it', async () => {
    const token = await buyer('tier-1-month');
    const preview = await ask('getUpgradePaymentPreview', {}, token);
    setUp(PRICES['tier-2-season'], { unit_amount: 1 });
    expect(refusal(await call('getUpgradePaymentPreview', {}, token))).toBe('checkout-out-of-service');
    expect(refusal(await call('upgradeTier', preview, token))).toBe('checkout-out-of-service');
    expect((await book(token)).charges).toHaveLength(1);
    expect((await ask('login', {}, token)).user.subscriptionTier).toBe(1);
    setUp(PRICES['tier-2-season'], undefined);
    expect((await ask('upgradeTier', preview, token)).subscriptionTier).toBe(2);
  });

  test('is found at the start, before anybody asks', async () => {
    const wrong = await stripeWorld({ delivers: true, otherPrices: { [PRICES['tier-2-month']]: { unit_amount: 1 } } });
    await expect.poll(async () => (await wrong.ask('listProducts', {})).isOpen, { timeout: 10_000 }).toBe(false);
  });
});

test('an answer of the provider holds ten minutes, and one that does not come sells nothing', async () => {
  const token = await arrivePayer();
  setUp(PRICES['tier-1-month'], undefined);
  expect(refusal(await call('createCheckoutSession', ORDER, token))).toBeNull();
  stripe.otherPrices.set(PRICES['tier-1-month'], { unit_amount: 899 });
  time.nowMs += 9 * MINUTE_MS;
  expect(refusal(await call('createCheckoutSession', ORDER, token))).toBeNull();
  time.nowMs += 2 * MINUTE_MS;
  stripe.isDown = true;
  expect(refusal(await call('createCheckoutSession', ORDER, token))).toBe('payments-unavailable');
  stripe.isDown = false;
  expect(refusal(await call('createCheckoutSession', ORDER, token))).toBe('checkout-out-of-service');
  setUp(PRICES['tier-1-month'], undefined);
});

test('the test checkout charges what is shown', async () => {
  const plain = await testCheckoutWorld();
  const token = await plain.arrivePayer();
  expect(refusal(await plain.call('createCheckoutSession', ORDER, token))).toBeNull();
  expect((await plain.ask('listProducts', {})).isOpen).toBe(true);
});

test('what was sold at another price goes on being told at that price', async () => {
  const token = await buyer('tier-1-month');
  const current = () => ask('getSubscription', { id: 'current' }, token);
  const { subscription } = await current();
  expect(subscription?.price).toBe(799);
  await world.db
    .updateTable('subscription')
    .set({ price: 499 })
    .where('id', '=', subscription?.id ?? '')
    .execute();
  expect((await current()).subscription).toMatchObject({ price: 499, product: { price: 799 } });
});
