import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { PATHS } from '../../../paths.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { drawPageOver } from '../../../testing/render-over.tsx';
import { parseLinkToken } from './link-token.ts';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

afterEach(cleanup);

/** The page of a link that was used before, in the browser of somebody. */
const open = (user: Parameters<typeof drawPageOver>[1]['user']) =>
  drawPageOver((() => Promise.reject(new ApiFailure('link-expired', ''))) as Call, {
    path: PATHS.verifyEmail,
    address: `${PATHS.verifyEmail}?token=used`,
    validateSearch: parseLinkToken,
    Page: VerifyEmailPage,
    user,
  });

test('whoever comes back to a link that confirmed their address reads that it is confirmed', async () => {
  await open(buildUser({ email: 'mia@pylon.example' }));
  expect(await screen.findByText('mia@pylon.example is confirmed. Thank you.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['a visitor', null],
  ['somebody whose address is not confirmed', buildUser({ isEmailVerified: false })],
])('%s reads that a used link confirmed nothing', async (_, user) => {
  await open(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Your email was not confirmed');
});
