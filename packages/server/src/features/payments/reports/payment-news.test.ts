import { describe, expect, test } from 'vitest';
import type { KeptSubscription } from '../subscriptions/subscription-rules.ts';
import { newsOf, refundsSince } from './payment-news.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const running: KeptSubscription = {
  plan: 'tier-1-month',
  status: 'active',
  startedAt: day('2026-09-01'),
  periodStart: day('2026-09-01'),
  periodEnd: day('2026-10-01'),
  cancelAtPeriodEnd: false,
  graceUntil: null,
  endedAt: null,
  isRefunded: false,
  price: 799,
  validUntil: day('2026-10-04'),
  look: 1,
};
const failing = { status: 'grace', graceUntil: day('2026-10-04') } as const;
const ended = { status: 'ended', endedAt: day('2026-10-01') } as const;
const renewed = { periodStart: day('2026-10-01'), periodEnd: day('2026-11-01'), validUntil: day('2026-11-04') };

type Part = Partial<KeptSubscription>;
const runningBut = (part: Part): KeptSubscription => ({ ...running, ...part });

test.each<[string, Part | null, Part, readonly string[]]>([
  ['a new one has begun', null, {}, ['plan-started']],
  ['the same once more is no news', {}, { look: 2 }, []],
  ['a renewal that was paid is no news', {}, renewed, []],
  ['another plan', {}, { plan: 'tier-2-month', price: 1_299 }, ['plan-changed']],
  ['a payment is missing', {}, { ...renewed, ...failing }, ['payment-failed']],
  ['the same payment is still missing', failing, { ...failing, look: 2 }, []],
  ['the next one is missing too', failing, { ...failing, graceUntil: day('2026-11-04') }, ['payment-failed']],
  ['a payment that was made in the end is no news', failing, renewed, []],
  ['cancelled', {}, { cancelAtPeriodEnd: true }, ['plan-ending']],
  ['taken up again', { cancelAtPeriodEnd: true }, {}, ['plan-goes-on']],
  ['over', { cancelAtPeriodEnd: true }, { ...ended, cancelAtPeriodEnd: true }, ['plan-ended']],
  ['over for long', ended, { ...ended, look: 2 }, []],
  ['given back before, and ended now', { isRefunded: true }, { ...ended, isRefunded: true }, []],
  ['over before we ever saw it', null, ended, ['plan-ended']],
])('%s', (_name, before, now, news) => {
  expect(newsOf(before && runningBut(before), runningBut(now), day('2026-09-02'), false)).toEqual(news);
});

describe('money that was given back', () => {
  test.each<[string, Part | null, Part, readonly string[]]>([
    ['whole, which ends it: one mail', {}, { ...ended, isRefunded: true }, ['plan-refunded']],
    ['whole, after it had ended', ended, { ...ended, isRefunded: true }, ['plan-refunded']],
    ['whole, before we ever saw it', null, { ...ended, isRefunded: true }, ['plan-refunded']],
    ['a part: the plan is as it was', {}, {}, ['payment-refunded']],
    ['a part, and cancelled', {}, { cancelAtPeriodEnd: true }, ['payment-refunded', 'plan-ending']],
    ['a part, and over', {}, ended, ['payment-refunded', 'plan-ended']],
    ['a part, after it had ended', ended, ended, ['payment-refunded']],
    ['a part, before we ever saw it', null, {}, ['plan-started', 'payment-refunded']],
    [
      'of an older payment, when the last one was given back before',
      { isRefunded: true },
      { isRefunded: true },
      ['payment-refunded'],
    ],
  ])('%s', (_name, before, now, news) => {
    expect(newsOf(before && runningBut(before), runningBut(now), day('2026-09-02'), true)).toEqual(news);
  });

  const payment = { id: 'in_1', plan: 'tier-1-month', amount: 799, refunded: 300, paidAt: day('2026-09-01') } as const;
  const refund = { plan: 'tier-1-month', ofAmount: 799, paidAt: day('2026-09-01') };

  test.each<[string, KeptSubscription | null, Readonly<Record<string, number>> | undefined, number, readonly number[]]>(
    [
      ['a part', running, { in_1: 0 }, 300, [300]],
      ['the same part once more is no news', running, { in_1: 300 }, 300, []],
      ['another part: what came to it', running, { in_1: 300 }, 799, [499]],
      ['a bank that sends it back is no news', running, { in_1: 300 }, 0, []],
      ['a payment that we see for the first time', running, { in_0: 0 }, 300, [300]],
      ['a subscription that we see for the first time', null, undefined, 300, [300]],
      ['a subscription of which we kept no payments is old', running, undefined, 300, []],
    ],
  )('%s', (_name, before, known, refunded, given) => {
    const map = known && new Map(Object.entries(known));
    expect(refundsSince(before, running, map, [{ ...payment, refunded }])).toEqual(
      given.map((cents) => ({ ...refund, given: cents })),
    );
  });

  test('a price that is none of ours was paid for the plan that there is', () => {
    expect(refundsSince(running, running, new Map(), [{ ...payment, plan: null }])).toMatchObject([
      { plan: 'tier-1-month' },
    ]);
  });
});

test('whoever has paid for long is not written to because our tables were made again', () => {
  expect(newsOf(null, running, day('2026-09-20'), false)).toEqual([]);
  expect(newsOf(null, running, day('2026-09-20'), true)).toEqual([]);
});
