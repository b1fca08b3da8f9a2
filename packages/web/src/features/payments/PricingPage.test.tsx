import type { PaymentProduct, Subscription } from '@pylon/contract/payments/payments';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { whoAmI } from '../../api/use-user.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { currentSubscription } from '../../widgets/paywall/use-subscription.ts';
import { PricingPage } from './PricingPage.tsx';
import './UpgradeDialog.tsx'; // before it is asked for: the import of a dialog may take longer than a test waits

afterEach(cleanup);

const product = (tier: 1 | 2) =>
  ({
    id: `tier-${tier}-month`,
    tier,
    name: `Tier ${tier}`,
    price: 5.99 * tier,
    interval: 'month',
    features: [],
  }) as unknown as PaymentProduct;
const RUNNING = {
  ...{ id: 's1', status: 'active', cancelAtPeriodEnd: false, graceUntil: null, product: product(1), price: 5.99 },
  ...{ startedAt: '2026-09-01T00:00:00Z', currentPeriodEnd: '2026-10-01T00:00:00Z', endedAt: null },
} as unknown as Subscription; // of it is read what stands here

test('an upgrade whose plan ended meanwhile does not come back with the next plan', async () => {
  const call = (async (name: string) => {
    if (name === 'listProducts') return { products: [product(1), product(2)], isOpen: true, isTest: false };
    if (name === 'getSubscription') return { subscription: RUNNING };
    return new Promise(() => {}); // a price that is on its way
  }) as unknown as Call; // answers are invented as far as the page reads them
  const router = await drawPageOver(call, {
    path: '/pricing',
    Page: PricingPage,
    user: buildUser({ subscriptionTier: 1 }),
  });
  const { answers } = router.options.context;
  const have = (tier: 0 | 1) =>
    act(async () => {
      answers.setQueryData(whoAmI().queryKey, { user: buildUser({ subscriptionTier: tier }) });
      answers.setQueryData(currentSubscription().queryKey, {
        subscription: tier === 0 ? null : RUNNING,
        subscriptionTier: tier,
      });
    });
  await userEvent.click(await screen.findByRole('button', { name: 'Upgrade to Tier 2' }));
  await screen.findByRole('dialog');
  await have(0);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await have(1);
  await screen.findByRole('button', { name: 'Upgrade to Tier 2' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
