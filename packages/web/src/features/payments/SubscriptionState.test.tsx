import type { Subscription } from '@pylon/contract/payments/payments';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SubscriptionState } from './SubscriptionState.tsx';

afterEach(cleanup);

const renewed: Subscription = {
  id: 'one',
  status: 'active',
  startedAt: '2026-11-22T00:00:00Z',
  currentPeriodStart: '2026-11-22T00:00:00Z',
  isTest: true,
  product: { name: 'Tier 1', tier: 1, interval: 'month' } as Subscription['product'], // what its words are made of
  price: 999,
  currentPeriodEnd: '2027-11-22T00:00:00Z',
  cancelAtPeriodEnd: false,
  graceUntil: null,
  endedAt: null,
};
const told = (subscription: Subscription) => {
  render(<SubscriptionState subscription={subscription} />);
  return { notice: screen.queryByRole('status')?.textContent ?? null, text: document.body.textContent };
};

test('a plan that goes well says when it renews', () => {
  expect(told(renewed)).toMatchObject({ notice: null, text: expect.stringMatching(/Renews on Nov 2[12], 2027/) });
});

test('a plan whose payment failed says until when it stays, and promises no renewal', () => {
  const { notice, text } = told({ ...renewed, status: 'grace', graceUntil: '2026-11-25T12:00:00Z' });
  expect(notice).toContain('A payment failed. Nothing is lost until Nov 25');
  expect(text).toContain('Paid until Nov 25');
  expect(text).not.toContain('Renews');
});
