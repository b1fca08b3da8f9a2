import { describe, expect, test } from 'vitest';
import type { Tier } from '../plans/tiers.ts';
import {
  invitesToPromotion,
  isEligible,
  isMobileAgent,
  isPromotionOpen,
  type PromotionVisitor,
  paywallCarriesPromotion,
  paywallShowsPromotion,
} from './promotion.ts';

const WINDOW = {
  opensMs: Date.parse('2025-10-02T14:00:00-04:00'),
  closesMs: Date.parse('2025-11-03T03:00:00-04:00'),
};

describe('the window', () => {
  test.each([
    ['a millisecond before it opens', '2025-10-02T13:59:59.999-04:00', false],
    ['the moment it opens', '2025-10-02T14:00:00.000-04:00', true],
    ['a millisecond before it closes', '2025-11-03T02:59:59.999-04:00', true],
    ['the moment it closes', '2025-11-03T03:00:00.000-04:00', false],
    // Clocks in the east go back on November 2: the end is told in daylight time all the same.
    ['three in the morning as eastern clocks then show it', '2025-11-03T03:00:00.000-05:00', false],
  ])('%s', (_name, moment, isOpen) => {
    expect(isPromotionOpen(WINDOW, Date.parse(moment), true)).toBe(isOpen);
  });

  test('without its start it is open before, and closed after its end all the same', () => {
    expect(isPromotionOpen(WINDOW, WINDOW.opensMs - 1, false)).toBe(true);
    expect(isPromotionOpen(WINDOW, 0, false)).toBe(true);
    expect(isPromotionOpen(WINDOW, WINDOW.closesMs, false)).toBe(false);
  });
});

const BOTH = [false, true];
const everybody: PromotionVisitor[] = BOTH.flatMap((isOpen) =>
  BOTH.flatMap((hasCookie) =>
    BOTH.flatMap((isLoggedIn) =>
      BOTH.flatMap((isMobile) =>
        ([0, 1, 2] as Tier[]).map((tier) => ({ isOpen, hasCookie, isLoggedIn, isMobile, tier })),
      ),
    ),
  ),
);

describe('who is shown what', () => {
  test('the cookie or a signed-in session makes eligible, each alone', () => {
    expect(isEligible({ hasCookie: false, isLoggedIn: false })).toBe(false);
    expect(isEligible({ hasCookie: true, isLoggedIn: false })).toBe(true);
    expect(isEligible({ hasCookie: false, isLoggedIn: true })).toBe(true);
  });

  test('nobody is shown anything outside the window', () => {
    for (const visitor of everybody.filter(({ isOpen }) => !isOpen)) {
      expect(paywallCarriesPromotion(visitor)).toBe(false);
      expect(paywallShowsPromotion(visitor)).toBe(false);
      expect(invitesToPromotion(visitor)).toBe(false);
    }
  });

  test('paywalls show it to everybody without a plan and to nobody with one', () => {
    for (const visitor of everybody.filter(({ isOpen }) => isOpen)) {
      expect(paywallShowsPromotion(visitor)).toBe(visitor.tier === 0);
    }
  });

  test('paywalls carry it for the eligible with a plan too', () => {
    const subscriber = { isOpen: true, hasCookie: false, isLoggedIn: true, isMobile: false, tier: 1 } as const;
    expect(paywallCarriesPromotion(subscriber)).toBe(true);
    expect(paywallCarriesPromotion({ ...subscriber, isLoggedIn: false })).toBe(false);
  });

  test('the invitation is for those not eligible, on no phone', () => {
    for (const visitor of everybody.filter(({ isOpen }) => isOpen)) {
      expect(invitesToPromotion(visitor)).toBe(!visitor.hasCookie && !visitor.isLoggedIn && !visitor.isMobile);
    }
  });
});

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36', false],
  ['', false],
])('%s is a mobile agent: %s', (agent, isMobile) => {
  expect(isMobileAgent(agent)).toBe(isMobile);
});
