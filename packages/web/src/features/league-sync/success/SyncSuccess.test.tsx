import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { celebration } from './first-sync.ts';
import { SyncSuccess } from './SyncSuccess.tsx';

const COMPLETED = { userLeague: { id: 'u1', status: 'COMPLETED' } };
/** A browser of somebody who wants motion, or who does not. */
const wantsMotion = (isWanted: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: !isWanted }));

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  wantsMotion(true);
  render(<SyncSuccess />);
});
afterEach(() => {
  act(celebration.end);
  cleanup();
  vi.useRealTimers();
});

const tell = (data: unknown) => act(() => celebration.consider(data));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the first league that was read is celebrated for 5 seconds and the 0.7 of its fading, and no later one is', () => {
  tell(COMPLETED);
  expect(screen.getByRole('status').textContent).toBe('Fantasy HQPresented ByChop Block Leagues');
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

test('a picture of the sponsor is the product’s own, and named; without a sponsor nobody presents the screen', () => {
  cleanup();
  render(<SyncSuccess sponsor={{ name: 'Anvil & Sons', logoPath: '/sponsors/anvil.svg' }} />);
  tell(COMPLETED);
  expect(screen.getByRole('status').textContent).toBe('Fantasy HQPresented By');
  expect(screen.getByRole('img', { name: 'Anvil & Sons' }).getAttribute('src')).toBe('/sponsors/anvil.svg');
  cleanup();
  render(<SyncSuccess sponsor={null} />);
  expect(screen.getByRole('status').textContent).toBe('Fantasy HQ');
});
