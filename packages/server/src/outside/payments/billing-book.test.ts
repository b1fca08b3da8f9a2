import { describe, expect, test } from 'vitest';
import {
  advance,
  EMPTY_BOOK,
  openCheckout,
  payCheckout,
  periodEndAfter,
  proration,
  setCancel,
  setCard,
  upgrade,
} from './billing-book.ts';

const at = (moment: string) => Date.parse(`${moment}T00:00:00Z`);

describe('the end of a period', () => {
  test.each([
    ['a month', '2026-01-15', 'month', 1, '2026-02-15'],
    ['a month that is too short ends on its last day', '2026-01-31', 'month', 1, '2026-02-28'],
    ['and the long day comes back', '2026-01-31', 'month', 2, '2026-03-31'],
    ['over the turn of the year', '2026-12-05', 'month', 1, '2027-01-05'],
    ['a season is a year', '2026-08-20', 'season', 1, '2027-08-20'],
    ['a season from a leap day', '2028-02-29', 'season', 1, '2029-02-28'],
  ] as const)('%s: %s and %s × %i is %s', (_name, anchor, interval, periods, end) => {
    expect(periodEndAfter(at(anchor), interval, periods)).toBe(at(end));
  });
});

describe('proration', () => {
  const period = { plan: 'tier-1-month', periodStart: at('2026-09-01'), periodEnd: at('2026-10-01') } as const;

  test.each([
    ['at the start everything is left', '2026-09-01', -799, 1_299],
    // 20 of 30 days: 799 × 2/3 = 532.67, 1299 × 2/3 = 866
    ['after ten of thirty days two thirds are left', '2026-09-11', -533, 866],
    ['at the end nothing is left', '2026-10-01', 0, 0],
  ])('%s', (_name, day, credit, charge) => {
    expect(proration(period, 'tier-2-month', at(day))).toEqual({ credit, charge });
  });
});

describe('time', () => {
  const order = { id: 'c', plan: 'tier-1-month', expiresAt: at('2026-09-02') } as const;
  const bought = payCheckout(openCheckout(EMPTY_BOOK, order), 'c', at('2026-09-01')) ?? EMPTY_BOOK;
  const only = (book: typeof bought) => book.subscriptions[0];

  test('a checkout that nobody pays runs out, and cannot be paid then', () => {
    const late = advance(openCheckout(EMPTY_BOOK, order), at('2026-09-02'));
    expect(late.checkouts[0]?.status).toBe('expired');
    expect(payCheckout(late, 'c', at('2026-09-02'))).toBeNull();
  });

  test('a long absence charges each period that went by, once', () => {
    const later = advance(advance(bought, at('2026-11-15')), at('2026-11-15'));
    expect(later.charges.map((charge) => charge.from)).toEqual([at('2026-09-01'), at('2026-10-01'), at('2026-11-01')]);
  });

  test('a cancelled subscription ends with its period and charges nothing more', () => {
    const later = advance(setCancel(bought, 'sub_c', true), at('2026-12-01'));
    expect(only(later)).toMatchObject({ status: 'ended', endedAt: at('2026-10-01') });
    expect(later.charges).toHaveLength(1);
  });

  test('a broken card fails the renewal, and a week later the subscription ends unpaid', () => {
    const broken = setCard(bought, true, at('2026-09-10'));
    expect(only(advance(broken, at('2026-10-03')))).toMatchObject({
      status: 'failing',
      failingSince: at('2026-10-01'),
    });
    const ended = advance(broken, at('2026-10-20'));
    expect(only(ended)).toMatchObject({ status: 'ended', endedAt: at('2026-10-08') });
    expect(ended.charges).toHaveLength(1);
  });

  test('a broken card declines an upgrade and changes nothing', () => {
    expect(upgrade(setCard(bought, true, at('2026-09-10')), 'sub_c', 'tier-2-month', at('2026-09-10'))).toBe(
      'declined',
    );
  });
});
