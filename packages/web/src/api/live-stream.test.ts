import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveStream, type StreamSource, type StreamState } from './live-stream.ts';

interface FakeSource extends StreamSource {
  readonly url: string;
  isClosed: boolean;
  send(name: string, data?: unknown, id?: number): void;
}

async function follow(token = async () => 'secret') {
  const sources: FakeSource[] = [];
  const states: StreamState[] = [];
  const events: unknown[] = [];
  const gaps: string[] = [];
  const open = (url: string): FakeSource => {
    const listeners = new Map<string, (event: { data: string; lastEventId: string }) => void>();
    const source: FakeSource = {
      url,
      isClosed: false,
      onopen: null,
      onerror: null,
      addEventListener: (name, listener) => void listeners.set(name, listener),
      close: () => {
        source.isClosed = true;
      },
      send: (name, data = {}, id) =>
        listeners.get(name)?.({ data: JSON.stringify(data), lastEventId: id === undefined ? '' : String(id) }),
    };
    sources.push(source);
    return source;
  };
  const close = openLiveStream({
    token,
    events: ['mock-draft:pick', 'fantasy-hq:scores'],
    onEvent: (_name, data) => events.push(data),
    onState: (state) => states.push(state),
    onGap: (reason) => gaps.push(reason),
    open,
  });
  await vi.advanceTimersByTimeAsync(0); // the token is there
  const current = () => {
    const source = sources.at(-1);
    if (!source) throw new Error('no connection was opened');
    return source;
  };
  return { sources, states, events, gaps, close, current };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('live stream', () => {
  test('what is told to everybody is delivered whatever its number, and leaves the numbers as they are', async () => {
    const { current, events, gaps } = await follow();
    current().send('mock-draft:pick', 'a', 7);
    // A browser repeats the number of the event before.
    current().send('fantasy-hq:scores', 'scores', 7);
    current().send('fantasy-hq:scores', 'more scores', 7);
    current().send('mock-draft:pick', 'b', 8);
    expect(events).toEqual(['a', 'scores', 'more scores', 'b']);
    expect(gaps).toEqual([]);
  });

  test('the next number is delivered and a number seen before is not', async () => {
    const { current, events, gaps } = await follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 7);
    current().send('mock-draft:pick', 'b', 8);
    current().send('mock-draft:pick', 'b', 8);
    expect(events).toEqual(['a', 'b']);
    expect(gaps).toEqual(['connected']);
  });

  test('a jump in the numbers asks for a reload instead of applying the event', async () => {
    const { current, events, gaps } = await follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 1);
    current().send('mock-draft:pick', 'c', 3);
    current().send('mock-draft:pick', 'd', 4);
    expect(events).toEqual(['a', 'd']);
    expect(gaps).toEqual(['connected', 'missed']);
  });

  test('a lost connection resumes after the last number seen and asks for a reload', async () => {
    const { current, gaps, states, sources } = await follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 41);
    current().onerror?.();
    expect(sources[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(current().url).toBe('/api/sse?token=secret&lastEventId=41');
    current().onopen?.();
    expect(states).toEqual(['connecting', 'connected', 'error', 'reconnecting', 'connected']);
    expect(gaps).toEqual(['connected', 'connected']);
  });

  test('the delay doubles from 3 to 30 seconds and starts over once connected', async () => {
    const { current, sources } = await follow();
    for (const delayMs of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
      const before = sources.length;
      current().onerror?.();
      await vi.advanceTimersByTimeAsync(delayMs - 1);
      expect(sources.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sources.length).toBe(before + 1);
    }
    current().onopen?.();
    const before = sources.length;
    current().onerror?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sources.length).toBe(before + 1);
  });

  test('thirty silent seconds count as a loss, and a heartbeat breaks the silence', async () => {
    const { current, states } = await follow();
    current().onopen?.();
    await vi.advanceTimersByTimeAsync(29_000);
    current().send('heartbeat');
    await vi.advanceTimersByTimeAsync(29_999);
    expect(states.at(-1)).toBe('connected');
    await vi.advanceTimersByTimeAsync(1);
    expect(states.at(-1)).toBe('error');
  });

  test('the first connection asks for a reload too, for what happened while nobody listened', async () => {
    const { current, gaps } = await follow();
    current().onerror?.();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(gaps).toEqual([]);
    current().onopen?.();
    expect(gaps).toEqual(['connected']);
  });

  test('a connection that never opens counts as lost after thirty seconds', async () => {
    const { sources, states } = await follow();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(states.at(-1)).toBe('error');
    expect(sources[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sources.length).toBe(2);
  });

  test('a server that comes back with its numbers resumes without a gap', async () => {
    const { current, events, gaps } = await follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 5);
    current().onerror?.();
    await vi.advanceTimersByTimeAsync(3_000);
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 5);
    current().send('mock-draft:pick', 'b', 6);
    expect(events).toEqual(['a', 'b']);
    expect(gaps).not.toContain('missed');
  });

  test('a visitor who cannot be signed in for now is tried again, as whoever it is then', async () => {
    const answers = [Promise.reject(new Error('offline')), Promise.resolve('first'), Promise.resolve('second')];
    const { current, sources, states } = await follow(() => answers.shift() ?? Promise.reject(new Error('too often')));
    expect([sources.length, states.at(-1)]).toEqual([0, 'error']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(current().url).toBe('/api/sse?token=first');
    current().onerror?.();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(current().url).toBe('/api/sse?token=second');
  });

  test('a stream that is closed while it waits for its token opens nothing', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { close, sources } = await follow(() => promise);
    close();
    resolve('late');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sources).toEqual([]);
  });

  test('a closed stream opens no further connection', async () => {
    const { current, close, sources } = await follow();
    current().onerror?.();
    close();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sources.length).toBe(1);
  });
});
