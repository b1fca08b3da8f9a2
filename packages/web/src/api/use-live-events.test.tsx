import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOver } from '../testing/render-over.tsx';
import { browserSession } from './browser-transport.ts';
import type { Call } from './call.ts';
import { useLiveEvents } from './use-live-events.ts';

afterEach(async () => {
  await browserSession().end();
  vi.unstubAllGlobals();
});

/** The stream of the last page that opened one. */
let source: EventTarget | null = null;

class Stream extends EventTarget {
  constructor() {
    super();
    source = this;
  }
  close() {
    source = null;
  }
}

const EVENTS = ['user-league:sync'] as const;

test('every page that listens hears that the plan has changed, whatever else it listens for', async () => {
  vi.stubGlobal('EventSource', Stream);
  const session = browserSession();
  await session.keep({ id: 'p1', isAnonymous: false }, 'token-of-p1');
  const changes = vi.fn();
  session.subscribe(changes);
  const told = vi.fn();
  const call = (async () => ({})) as unknown as Call; // nothing is asked for
  await renderOver(call, () => useLiveEvents({ events: EVENTS, onEvent: told, onGap: () => {} }));
  await act(async () => {});
  source?.dispatchEvent(new MessageEvent('user:subscription', { data: '{"subscriptionTier":1}', lastEventId: '1' }));
  expect(changes).toHaveBeenCalledWith('rights');
  expect(told).not.toHaveBeenCalled();
  source?.dispatchEvent(new MessageEvent('user-league:sync', { data: '{}', lastEventId: '2' }));
  expect(told).toHaveBeenCalledTimes(1);
});
