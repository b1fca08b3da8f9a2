import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLiveStream, type StreamSource, type StreamState } from './live-stream.ts';

interface FakeSource extends StreamSource {
  readonly url: string;
  isClosed: boolean;
  send(name: string, data?: unknown, id?: number): void;
}

function follow() {
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
    token: 'secret',
    events: ['mock-draft:pick'],
    onEvent: (_name, data) => events.push(data),
    onState: (state) => states.push(state),
    onGap: (reason) => gaps.push(reason),
    open,
  });
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
  test('the next number is delivered and a number seen before is not', () => {
    const { current, events, gaps } = follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 7);
    current().send('mock-draft:pick', 'b', 8);
    current().send('mock-draft:pick', 'b', 8);
    expect(events).toEqual(['a', 'b']);
    expect(gaps).toEqual(['connected']);
  });

  test('a jump in the numbers asks for a reload instead of applying the event', () => {
    const { current, events, gaps } = follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 1);
    current().send('mock-draft:pick', 'c', 3);
    current().send('mock-draft:pick', 'd', 4);
    expect(events).toEqual(['a', 'd']);
    expect(gaps).toEqual(['connected', 'missed']);
  });

  test('a lost connection resumes after the last number seen and asks for a reload', () => {
    const { current, gaps, states, sources } = follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 41);
    current().onerror?.();
    expect(sources[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(current().url).toBe('/api/sse?token=secret&lastEventId=41');
    current().onopen?.();
    expect(states).toEqual(['connecting', 'connected', 'error', 'reconnecting', 'connected']);
    expect(gaps).toEqual(['connected', 'connected']);
  });

  test('the delay doubles from 3 to 30 seconds and starts over once connected', () => {
    const { current, sources } = follow();
    for (const delayMs of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) {
      const before = sources.length;
      current().onerror?.();
      vi.advanceTimersByTime(delayMs - 1);
      expect(sources.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(sources.length).toBe(before + 1);
    }
    current().onopen?.();
    const before = sources.length;
    current().onerror?.();
    vi.advanceTimersByTime(3_000);
    expect(sources.length).toBe(before + 1);
  });

  test('thirty silent seconds count as a loss, and a heartbeat breaks the silence', () => {
    const { current, states } = follow();
    current().onopen?.();
    vi.advanceTimersByTime(29_000);
    current().send('heartbeat');
    vi.advanceTimersByTime(29_999);
    expect(states.at(-1)).toBe('connected');
    vi.advanceTimersByTime(1);
    expect(states.at(-1)).toBe('error');
  });

  test('the first connection asks for a reload too, for what happened while nobody listened', () => {
    const { current, gaps } = follow();
    current().onerror?.();
    vi.advanceTimersByTime(3_000);
    expect(gaps).toEqual([]);
    current().onopen?.();
    expect(gaps).toEqual(['connected']);
  });

  test('a connection that never opens counts as lost after thirty seconds', () => {
    const { sources, states } = follow();
    vi.advanceTimersByTime(30_000);
    expect(states.at(-1)).toBe('error');
    expect(sources[0]?.isClosed).toBe(true);
    vi.advanceTimersByTime(3_000);
    expect(sources.length).toBe(2);
  });

  test('a server that comes back with its numbers resumes without a gap', () => {
    const { current, events, gaps } = follow();
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 5);
    current().onerror?.();
    vi.advanceTimersByTime(3_000);
    current().onopen?.();
    current().send('mock-draft:pick', 'a', 5);
    current().send('mock-draft:pick', 'b', 6);
    expect(events).toEqual(['a', 'b']);
    expect(gaps).not.toContain('missed');
  });

  test('a closed stream opens no further connection', () => {
    const { current, close, sources } = follow();
    current().onerror?.();
    close();
    vi.advanceTimersByTime(120_000);
    expect(sources.length).toBe(1);
  });
});
