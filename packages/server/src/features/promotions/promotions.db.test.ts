import { join } from 'node:path';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { getPromotion } from '@pylon/contract/promotions/promotions';
import { expect, test } from 'vitest';
import { shelfWith } from '../../content/file-shelf.ts';
import { PRODUCT_FOLDER } from '../../product-folder.ts';
import { refusal, type TestServerOptions, testServer } from '../../testing/test-server.ts';
import { promotionShelf } from './read-promotions.ts';

const WITHIN = '2025-10-29T12:00:00Z';
const BEFORE = '2025-09-03T12:00:00Z';
const SHIPPED = await promotionShelf(join(PRODUCT_FOLDER, 'content'), () => {});

async function promotionServer(options: TestServerOptions) {
  const made = await testServer({ promotions: SHIPPED, ...options });
  const promotion = async (headers: Record<string, string> = {}) => {
    const response = await made.server.inject({ url: '/api/promotion', headers });
    return (response.json() as { data: AnswerOf<typeof getPromotion> }).data.promotion; // the contract's answer
  };
  return { ...made, promotion };
}
const { promotion, arrive, call, server } = await promotionServer({ now: WITHIN });

test('within its window it is on the paywalls of everybody without a plan', async () => {
  expect(await promotion()).toEqual({
    isOpen: true,
    isEligible: false,
    showsOnPaywall: true,
    showsInvitation: true,
    endsAt: '2025-11-03T07:00:00.000Z',
    offer: { partner: 'Lanternfield', browser: 'Lantern', href: null, isExample: true },
  });
  expect(await promotion({ 'bearer-token': await arrive() })).toMatchObject({
    showsOnPaywall: true,
    isEligible: false,
  });
});

test('with a plan it is on no paywall, and nobody is invited to it', async () => {
  const mine = await promotion({ 'bearer-token': await arrive({ tier: 1 }) });
  expect(mine).toMatchObject({ isEligible: true, showsOnPaywall: false, showsInvitation: false });
});

test("the partner's cookie makes a visitor eligible, among other cookies too", async () => {
  for (const cookie of ['cpa=1', 'pylon_theme=dark; cpa=abc; x=1']) {
    expect(await promotion({ cookie })).toMatchObject({ isEligible: true, showsInvitation: false });
  }
  for (const cookie of ['cpa=', 'xcpa=1', 'other=cpa']) {
    expect(await promotion({ cookie })).toMatchObject({ isEligible: false, showsInvitation: true });
  }
});

test('on a phone nobody is invited to a download', async () => {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  expect(await promotion({ 'user-agent': agent })).toMatchObject({ showsInvitation: false, showsOnPaywall: true });
});

test('before its start it is closed, unless an operator opens it early', async () => {
  const enforced = await promotionServer({ now: BEFORE });
  expect(await enforced.promotion()).toMatchObject({ isOpen: false, showsOnPaywall: false, showsInvitation: false });
  const early = await promotionServer({ now: BEFORE, promotion: 'early' });
  expect(await early.promotion()).toMatchObject({ isOpen: true, showsOnPaywall: true });
});

test('an operator without the partner switches it off', async () => {
  const off = await promotionServer({ now: WITHIN, promotion: 'off' });
  expect(await off.promotion()).toMatchObject({ isOpen: false, showsOnPaywall: false, showsInvitation: false });
});

test("a token that is nobody's is refused, and the answer is kept by no cache", async () => {
  expect(refusal(await call('getPromotion', {}, 'invented'))).toBe('invalid-token');
  expect((await server.inject({ url: '/api/promotion' })).headers['cache-control']).toBe('no-store');
});

test('of several the one that runs is told, else the next, else the last; without any nothing is shown', async () => {
  const [shipped] = await SHIPPED.current();
  if (!shipped) throw new Error('no promotion ships');
  const later = { ...shipped, partner: 'Later', from: '2026-08-01', until: '2026-09-01' };
  const on = async (now: string) =>
    (await promotionServer({ now, promotions: shelfWith([later, shipped]) })).promotion();
  expect(await on(BEFORE)).toMatchObject({ isOpen: false, offer: { partner: 'Lanternfield' } });
  expect(await on('2026-01-01T00:00:00Z')).toMatchObject({ isOpen: false, offer: { partner: 'Later' } });
  expect(await on('2026-08-01T00:00:00Z')).toMatchObject({ isOpen: true, offer: { partner: 'Later' } });
  expect(await on('2027-01-01T00:00:00Z')).toMatchObject({ isOpen: false, offer: { partner: 'Later' } });
  const none = await promotionServer({ now: WITHIN, promotions: shelfWith([]) });
  expect(await none.promotion()).toMatchObject({ isOpen: false, showsOnPaywall: false, endsAt: null, offer: null });
});
