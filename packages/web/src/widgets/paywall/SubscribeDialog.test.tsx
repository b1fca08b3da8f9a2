import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { whoAmI } from '../../api/use-user.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { SubscribeDialogHost } from './SubscribeDialogHost.tsx';
import { subscribeDialog } from './subscribe-dialog.ts';

afterEach(() => {
  cleanup();
  subscribeDialog.close();
});

test('goes once the plan that it offers is there, bought in another tab', async () => {
  const call = (async () => ({})) as unknown as Call; // nothing is asked for
  const router = await drawPageOver(call, { path: '/', Page: SubscribeDialogHost, user: buildUser() });
  act(() => subscribeDialog.open({ tier: 2, what: 'The waiver wire' }));
  await screen.findByRole('dialog');
  const { answers } = router.options.context;
  const buy = (subscriptionTier: number) =>
    act(() => void answers.setQueryData(whoAmI().queryKey, { user: buildUser({ subscriptionTier }) }));
  buy(1);
  expect(screen.getByRole('dialog')).toBeDefined();
  buy(2);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
