import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildUser } from '../testing/build-user.ts';
import { drawPageOver } from '../testing/render-over.tsx';
import { browserSession } from './browser-transport.ts';
import type { Call } from './call.ts';
import { useReturn } from './use-return.ts';
import { useSessionChanges } from './use-session-changes.ts';
import { useUser } from './use-user.ts';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  cleanup();
  await browserSession().end();
  vi.useRealTimers();
});

function Page() {
  useSessionChanges();
  useReturn();
  return <p>Tier {useUser()?.subscriptionTier}</p>;
}

test('a plan that ended shows on a page that nobody has left, within minutes', async () => {
  const user = buildUser({ id: 'p1', subscriptionTier: 2 });
  const call = (async () => ({ user: { ...user, subscriptionTier: 0 } })) as unknown as Call; // only the user is asked for
  await browserSession().keep({ id: 'p1', isAnonymous: false }, 'token-of-p1');
  await drawPageOver(call, { path: '/', Page, user });
  await screen.findByText('Tier 2');
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000 + 1));
  expect(await screen.findByText('Tier 0')).toBeDefined();
});
