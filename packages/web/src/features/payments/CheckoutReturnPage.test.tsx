import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { CheckoutReturnPage } from './CheckoutReturnPage.tsx';

afterEach(cleanup);

const comeBack = (status: () => object) =>
  drawPageOver((async () => status()) as unknown as Call, {
    path: '/checkout/return',
    address: '/checkout/return?sessionId=one',
    validateSearch: () => ({ sessionId: 'one' }),
    Page: CheckoutReturnPage,
    user: buildUser(),
  });

test('whoever cannot be told whether it was paid is not told that nothing was charged', async () => {
  await comeBack(() => {
    throw new ApiFailure('too-many-requests', '');
  });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText('Nothing was charged')).toBeNull();
});

test('a checkout that is closed charged nothing, and says so', async () => {
  await comeBack(() => ({ status: 'expired' }));
  expect(await screen.findByText('Nothing was charged')).toBeTruthy();
});
