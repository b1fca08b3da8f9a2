import { describe, expect, test } from 'vitest';
import type { SeenSubscription } from '../../../outside/payments/provider.ts';
import { afterLook } from './subscription-rules.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const seen: SeenSubscription = {
  id: 'sub_1',
  plan: 'tier-1-month',
  status: 'active',
  startedAt: day('2026-09-01'),
  periodStart: day('2026-10-01'),
  periodEnd: day('2026-11-01'),
  cancelAtPeriodEnd: false,
  failingSince: null,
  endedAt: null,
  payments: [{ id: 'in_1', plan: 'tier-1-month', amount: 799, refunded: 0, paidAt: day('2026-10-01') }],
  price: 799,
};
const givenBack = { payments: seen.payments.map((one) => ({ ...one, refunded: one.amount })) };
const partBack = { payments: seen.payments.map((one) => ({ ...one, refunded: one.amount - 1 })) };
const look = (number: number) => ({ number, at: day('2026-10-15') });

describe('until when a subscription opens its tier', () => {
  test.each<readonly [string, Partial<SeenSubscription>, string]>([
    ['paid: three days past the period', {}, '2026-11-04'],
    ['cancelled for the end of the period: to its end', { cancelAtPeriodEnd: true }, '2026-11-01'],
    ['ended at once: to the end of what is paid', { status: 'ended', endedAt: day('2026-10-10') }, '2026-11-01'],
    ['a missing payment: three days', { status: 'failing', failingSince: day('2026-10-01') }, '2026-10-04'],
    ['ended over a missing payment: the same', { status: 'ended', failingSince: day('2026-10-01') }, '2026-10-04'],
    ['given back: no longer', givenBack, '2026-10-15'],
    ['given back and ended: no longer', { status: 'ended', ...givenBack }, '2026-10-15'],
    ['a part given back: as before', partBack, '2026-11-04'],
    ['an older payment given back: as before', { payments: [...givenBack.payments, ...seen.payments] }, '2026-11-04'],
    [
      'given back, and the next payment is missing: its three days',
      { status: 'failing', failingSince: day('2026-10-14'), ...givenBack },
      '2026-10-17',
    ],
  ])('%s', (_name, change, until) => {
    expect(afterLook(null, { ...seen, ...change }, look(1))?.validUntil).toEqual(day(until));
  });

  test('what was given back stays closed when it is looked at again', () => {
    const refunded = afterLook(null, { ...seen, ...givenBack }, look(1));
    const again = afterLook(refunded, { ...seen, ...givenBack }, { number: 2, at: day('2026-10-20') });
    expect(again?.validUntil).toEqual(day('2026-10-15'));
  });
});

describe('what is kept', () => {
  const kept = afterLook(null, seen, look(5));

  test('a look that is no newer changes nothing', () => {
    const older = { ...seen, plan: 'tier-2-month', periodEnd: day('2027-01-01') } as const;
    expect(afterLook(kept, older, look(5))).toBe(kept);
    expect(afterLook(kept, older, look(4))).toBe(kept);
  });

  test('what was never paid is not kept', () => {
    expect(afterLook(null, { ...seen, status: 'unpaid' }, look(1))).toBeNull();
  });

  test('a price that is none of ours opens nothing, but takes nothing from who bought before', () => {
    expect(afterLook(null, { ...seen, plan: null }, look(1))).toBeNull();
    expect(afterLook(kept, { ...seen, plan: null }, look(6))?.plan).toBe('tier-1-month');
  });
});
