import type { Subscription } from '@pylon/contract/payments/payments';
import { expect, test } from 'vitest';
import { planState } from './plan-state.ts';

const paying = (tier: 1 | 2, status: Subscription['status'] = 'active') =>
  ({ status, product: { tier } }) as Subscription; // what the rule looks at

test.each([
  ['a visitor', { isRegistered: false, tier: 0, subscription: null }, 'sign-up', 'sign-up'],
  ['a free account', { isRegistered: true, tier: 0, subscription: null }, 'subscribe', 'subscribe'],
  ['a subscriber of tier 1', { isRegistered: true, tier: 1, subscription: paying(1) }, 'yours', 'upgrade'],
  ['one whose payment failed', { isRegistered: true, tier: 1, subscription: paying(1, 'grace') }, 'yours', 'upgrade'],
  ['a subscriber of tier 2', { isRegistered: true, tier: 2, subscription: paying(2) }, 'included', 'yours'],
  ['one who has left', { isRegistered: true, tier: 0, subscription: paying(2, 'ended') }, 'subscribe', 'subscribe'],
  ['one who was granted tier 1', { isRegistered: true, tier: 1, subscription: null }, 'open', 'subscribe'],
  ['a subscriber of 1 with 2 granted', { isRegistered: true, tier: 2, subscription: paying(1) }, 'yours', 'open'],
] as const)('%s', (_who, viewer, first, second) => {
  expect(planState({ tier: 1 }, viewer)).toBe(first);
  expect(planState({ tier: 2 }, viewer)).toBe(second);
});
