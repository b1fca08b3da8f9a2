import type { Subscription } from '@pylon/contract/payments/payments';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SubscriptionState } from './SubscriptionState.tsx';
import { nextWords } from './subscription-words.ts';

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
  expect(told(renewed)).toMatchObject({
    notice: null,
    text: expect.stringMatching(/Your plan renews on Nov 2[12], 2027/),
  });
});

test('a plan whose payment failed says until when it stays, and promises no renewal', () => {
  const { notice, text } = told({ ...renewed, status: 'grace', graceUntil: '2026-11-25T12:00:00Z' });
  expect(notice).toContain('A payment failed. Nothing is lost until Nov 25');
  expect(text).toContain('Your plan stays open until Nov 25');
  expect(text).not.toContain('renews');
});

test('a plan that is cancelled while a payment is missing ends with its three days, not with a period', () => {
  const overdue = { ...renewed, status: 'grace', graceUntil: '2026-11-25T12:00:00Z', cancelAtPeriodEnd: true } as const;
  const { text } = told(overdue);
  expect(text).toContain('Cancelled. Your plan stays open until Nov 25');
  expect(text).not.toContain('2027');
});

test('a plan is told the same beside its price as on the profile', () => {
  const overdue = { ...renewed, status: 'grace', graceUntil: '2026-11-25T12:00:00Z' } as const;
  expect(nextWords(overdue)).toBe('stays open until Nov 25, 2026');
  expect(nextWords({ ...renewed, currentPeriodEnd: '2027-11-22T12:00:00Z' })).toBe('renews on Nov 22, 2027');
});
