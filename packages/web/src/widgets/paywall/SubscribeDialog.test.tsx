import type { User } from '@pylon/contract/accounts/accounts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { whoAmI } from '../../api/use-user.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { SubscribeDialogHost } from './SubscribeDialogHost.tsx';
import { subscribeDialog } from './subscribe-dialog.ts';

afterEach(() => {
  act(() => subscribeDialog.close());
  cleanup();
});

/** The plan in force, which the test changes as another tab would. */
let answers: QueryClient;
function Page() {
  answers = useQueryClient();
  return <SubscribeDialogHost />;
}
const personOf = (subscriptionTier: number) => ({ isAnonymous: false, subscriptionTier }) as User; // of a user the tier is read
const become = (tier: number) => act(() => void answers.setQueryData(whoAmI().queryKey, { user: personOf(tier) }));

/** Somebody of a plan reaches for what another one opens. */
async function reached(tier: 0 | 1 | 2, wanted: 1 | 2): Promise<void> {
  await drawPageOver(callOver(fakeServer().transport), { path: '/', Page, user: personOf(tier) });
  act(() => subscribeDialog.open({ tier: wanted, what: 'Scout’s list' }));
  await screen.findByRole('dialog');
}

test('a plan bought elsewhere that opens what was reached for takes the dialog away', async () => {
  await reached(0, 1);
  become(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(subscribeDialog.read()).toBeNull();
});

test('one that does not open it leaves the dialog', async () => {
  await reached(0, 2);
  become(1);
  expect(await screen.findByText('Yours')).toBeDefined();
});

test('a page that has not heard yet that its plan ended is told of the plan all the same', async () => {
  await reached(2, 1);
  expect(screen.getByRole('dialog')).toBeDefined();
});
