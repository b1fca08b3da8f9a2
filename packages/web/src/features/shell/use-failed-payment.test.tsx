import type { User } from '@pylon/contract/accounts/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { whoAmI } from '../../api/use-user.ts';
import { buildUser } from '../../testing/build-user.ts';
import { renderOver } from '../../testing/render-over.tsx';
import { useFailedPayment } from './use-failed-payment.ts';

afterEach(cleanup);

/** What a person is told whose subscription stands so, and how often it was asked about. */
async function toldTo(user: User, subscription: object | null, hasPlans = true) {
  const call = vi.fn(async () => ({ subscription }));
  const told = await renderOver(
    call as unknown as Call,
    () => {
      useQueryClient().setQueryData(whoAmI().queryKey, { user });
      return useFailedPayment();
    },
    { hasPlans },
  );
  return { told, call };
}
const graceUntil = '2026-11-25T00:00:00Z';

test('somebody whose payment failed is told until when the plan stays open', async () => {
  const { told } = await toldTo(buildUser({ subscriptionTier: 1 }), { status: 'grace', graceUntil });
  await waitFor(() => expect(told.current).toBe(graceUntil));
});

test('somebody whose payments go well is told nothing', async () => {
  const { told, call } = await toldTo(buildUser({ subscriptionTier: 1 }), { status: 'active', graceUntil: null });
  await waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(told.current).toBeNull();
});

test('nobody asks about the payments of somebody who has no plan', async () => {
  const { told, call } = await toldTo(buildUser(), null);
  expect(told.current).toBeNull();
  expect(call).not.toHaveBeenCalled();
});

test('nobody asks about payments where no plans are sold, and everybody has the highest tier', async () => {
  const { told, call } = await toldTo(buildUser({ subscriptionTier: 2 }), null, false);
  expect(told.current).toBeNull();
  expect(call).not.toHaveBeenCalled();
});
