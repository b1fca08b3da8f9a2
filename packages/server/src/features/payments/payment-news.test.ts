import { expect, test } from 'vitest';
import { newsOf } from './payment-news.ts';
import type { KeptSubscription } from './subscription-rules.ts';

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
  ['given back, which ends it: one mail', {}, { ...ended, isRefunded: true }, ['plan-refunded']],
  ['given back, and ended later: no second one', { isRefunded: true }, { ...ended, isRefunded: true }, []],
  ['given back after it had ended', ended, { ...ended, isRefunded: true }, ['plan-refunded']],
  ['given back before we ever saw it', null, { ...ended, isRefunded: true }, ['plan-refunded']],
  ['over before we ever saw it', null, ended, ['plan-ended']],
])('%s', (_name, before, after, news) => {
  expect(newsOf(before && { ...running, ...before }, { ...running, ...after }, day('2026-09-02'))).toEqual(news);
});

test('whoever has paid for long is not written to because our tables were made again', () => {
  expect(newsOf(null, running, day('2026-09-20'))).toEqual([]);
});
