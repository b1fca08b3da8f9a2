import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure, type FailureCode } from '../../api/failure.ts';
import { PATHS } from '../../paths.ts';
import { AT, well } from '../../testing/build-operator-view.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { OperatorPage } from './OperatorPage.tsx';

/** How often the page asks, and for how long it tries again when no answer comes. */
const [ASKS_MS, TRIES_MS] = [15_000, 5_000];
const LATER = '2026-11-27T14:30:15.000Z';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The page over a server that the test may break; what it has been asked. */
async function open() {
  const server: { failure: FailureCode | null; at: string; asked: number } = { failure: null, at: AT, asked: 0 };
  const call = (async () => {
    server.asked += 1;
    if (server.failure !== null) throw new ApiFailure(server.failure, '');
    return { ...well, at: server.at };
  }) as Call; // it is asked for one answer
  const router = await drawPageOver(call, { path: PATHS.operator, Page: OperatorPage, user: null });
  await passes(0);
  return { server, router };
}

const press = async (name: string) => {
  await act(async () => screen.getByRole('button', { name }).click());
  await passes(0);
};

test('the page asks again by itself, and shows what it was told', async () => {
  const { server } = await open();
  expect(screen.getByText(/^As of 14:30:00 UTC/)).toBeDefined();
  server.at = LATER;
  await passes(ASKS_MS);
  expect(server.asked).toBe(2);
  expect(screen.getByText(/^As of 14:30:15 UTC/)).toBeDefined();
});

test('when no answer comes the page says of when it is, keeps what it knows, and is well after another try', async () => {
  const { server } = await open();
  server.failure = 'unexpected';
  await passes(ASKS_MS + TRIES_MS);
  const alert = screen.getByRole('alert');
  expect(within(alert).getByText(/^What is below is as of 14:30:00 UTC/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Load' })).toBeDefined();

  server.failure = null;
  server.at = LATER;
  await press('Try again');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText(/^As of 14:30:15 UTC/)).toBeDefined();
});

test('a page whose first answer does not come says so without old figures', async () => {
  const { server } = await open();
  expect(server.asked).toBe(1);
  cleanup();
  const broken = (async () => {
    throw new ApiFailure('tier-required', '');
  }) as Call; // it is asked for one answer
  await drawPageOver(broken, { path: PATHS.operator, Page: OperatorPage, user: null });
  await passes(0);
  expect(screen.getByRole('alert').textContent).not.toContain('What is below');
  expect(screen.queryByRole('heading', { name: 'Load' })).toBeNull();
});

test('whoever may see it no more is shown nothing of it, and the route is asked anew', async () => {
  const { server, router } = await open();
  const looksAgain = vi.spyOn(router, 'invalidate');
  server.failure = 'not-found';
  await passes(ASKS_MS + TRIES_MS);
  expect(looksAgain).toHaveBeenCalled();
  expect(screen.queryByRole('heading')).toBeNull();
});
