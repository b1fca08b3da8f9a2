import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOver } from '../testing/render-over.tsx';
import { beginStream, endStream } from '../testing/signed-in-stream.ts';
import { browserSession } from './browser-transport.ts';
import type { Call } from './call.ts';
import { useLiveEvents } from './use-live-events.ts';

afterEach(endStream);

const EVENTS = ['user-league:sync'] as const;

test('every page that listens hears that the plan has changed, whatever else it listens for', async () => {
  const stream = await beginStream();
  const changes = vi.fn();
  browserSession().subscribe(changes);
  const told = vi.fn();
  const call = (async () => ({})) as unknown as Call; // nothing is asked for
  await renderOver(call, () => useLiveEvents({ events: EVENTS, onEvent: told, onGap: () => {} }));
  await act(async () => {});
  stream.send('user:subscription', { subscriptionTier: 1 }, '1');
  expect(changes).toHaveBeenCalledWith('rights');
  expect(told).not.toHaveBeenCalled();
  stream.send('user-league:sync', {}, '2');
  expect(told).toHaveBeenCalledTimes(1);
});
