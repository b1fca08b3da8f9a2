import type { Subscription } from '@pylon/contract/payments/payments';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { TestPortalPage } from './TestPortalPage.tsx';

afterEach(cleanup);

const RUNNING: Subscription = {
  ...{ id: 's1', status: 'active', cancelAtPeriodEnd: true, graceUntil: null },
  product: { id: 'tier-1-month', tier: 1, name: 'Tier 1', price: 5.99, interval: 'month' },
  ...{ price: 5.99, startedAt: '2026-09-01T00:00:00Z', currentPeriodEnd: '2026-10-01T00:00:00Z', endedAt: null },
} as unknown as Subscription; // of it is read what stands here

test('a change that takes its own button away leaves the focus at what has become of the subscription', async () => {
  let subscription = RUNNING;
  const call = (async (name: string) => {
    if (name === 'changeTestSubscription') subscription = { ...RUNNING, status: 'ended' };
    return { subscription, isCardBroken: false, charges: [] };
  }) as unknown as Call;
  await drawPageOver(call, { path: '/checkout/portal', Page: TestPortalPage, user: buildUser() });
  const end = await screen.findByRole('button', { name: 'Let this period end now' });
  end.focus();
  fireEvent.click(end);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Let this period end now' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Tier 1'));
  expect(document.activeElement).not.toBe(document.body);
});
