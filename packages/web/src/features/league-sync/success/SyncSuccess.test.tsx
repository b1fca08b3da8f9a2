import type { Sponsor } from '@pylon/contract/sponsors/sponsors';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { celebration } from './first-sync.ts';
import { SyncSuccess } from './SyncSuccess.tsx';

const COMPLETED = { userLeague: { id: 'u1', status: 'COMPLETED' } };
/** A browser of somebody who wants motion, or who does not. */
const wantsMotion = (isWanted: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !isWanted }));

const SPONSOR: Sponsor = {
  slot: 'sync-success',
  name: 'Anvil & Sons',
  title: null,
  text: null,
  action: 'Anvil & Sons',
  href: 'https://anvil.example',
  picture: null,
  isExample: false,
};
/** The screen of somebody whose product has this sponsor, or none. */
const drawWith = (sponsor: Sponsor | null) => {
  const call = (async () => ({ sponsors: sponsor ? [sponsor] : [] })) as unknown as Call; // the one call of the screen
  return drawOver(call, <SyncSuccess />);
};

beforeEach(async () => {
  localStorage.clear();
  wantsMotion(true);
  await drawWith(SPONSOR);
  vi.useFakeTimers();
});
afterEach(() => {
  act(celebration.end);
  cleanup();
  vi.useRealTimers();
});

const tell = (data: unknown) => act(() => celebration.consider(data));
const answered = () => act(() => vi.advanceTimersByTimeAsync(0));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the first league that was read is celebrated for 5 seconds and the 0.7 of its fading, and no later one is', async () => {
  tell(COMPLETED);
  await answered();
  expect(screen.getByRole('status').textContent).toBe('Fantasy HQPresented ByAnvil & SonsSponsored');
  pass(5_000);
  expect(screen.getByRole('status').className).toContain(' opacity-0');
  pass(700);
  expect(screen.queryByRole('status')).toBeNull();
  tell(COMPLETED);
  expect(screen.queryByRole('status')).toBeNull();
  expect(localStorage.getItem('has_run_sync_animation')).toBe('true');
});

test('a league that failed is not celebrated, nor the first one that is read of whoever wants no motion', () => {
  tell({ userLeague: { id: 'u1', status: 'FAILED' } });
  expect(localStorage.getItem('has_run_sync_animation')).toBeNull();
  wantsMotion(false);
  tell(COMPLETED);
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  ['Escape', () => fireEvent.keyDown(window, { key: 'Escape' })],
  ['a click', () => fireEvent.pointerDown(screen.getByRole('status'))],
])('%s ends it sooner', (_what, end) => {
  tell(COMPLETED);
  end();
  pass(700);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a picture of the sponsor is the product’s own, and named; without a sponsor nobody presents the screen', async () => {
  cleanup();
  vi.useRealTimers();
  await drawWith({ ...SPONSOR, picture: { src: '/content/images/anvil.png?v=1', width: 200, height: 60 } });
  vi.useFakeTimers();
  tell(COMPLETED);
  await answered();
  expect(screen.getByRole('status').textContent).toBe('Fantasy HQPresented BySponsored');
  expect(screen.getByRole('img', { name: 'Anvil & Sons' }).getAttribute('src')).toBe('/content/images/anvil.png?v=1');
  cleanup();
  vi.useRealTimers();
  await drawWith(null);
  vi.useFakeTimers();
  await answered();
  expect(screen.getByRole('status').textContent).toBe('Fantasy HQ');
});
