import { LIVE_EVENTS_PATH } from '@pylon/contract/calls';
import {
  HEARTBEAT_TIMEOUT_MS,
  RECONNECT_FIRST_MS,
  RECONNECT_LAST_MS,
  UNNUMBERED_EVENTS,
} from '@pylon/contract/live/live-timing';

/** How the stream is: spec's three states, and the time before the first connection. */
export type StreamState = 'connecting' | 'connected' | 'error' | 'reconnecting';

/** The part of `EventSource` that is used, so that tests can bring their own. */
export interface StreamSource {
  onopen: (() => void) | null;
  onerror: (() => void) | null;
  addEventListener(
    name: string,
    listener: (event: { readonly data: string; readonly lastEventId: string }) => void,
  ): void;
  close(): void;
}

/** What a stream needs and whom it tells. */
export interface StreamOptions {
  /** The token, read at every connection, because it may have changed or be missing for now. */
  readonly token: () => Promise<string>;
  /** Names of the events to listen for; heartbeats are listened for in any case. */
  readonly events: readonly string[];
  readonly onEvent: (name: string, data: unknown) => void;
  readonly onState: (state: StreamState) => void;
  /** Called when events may have been missed: personal data is to be loaded again. */
  readonly onGap: (reason: 'missed' | 'connected') => void;
  readonly open?: (url: string) => StreamSource;
}

// Narrower listener type
const openEventSource = (url: string): StreamSource => new EventSource(url) as unknown as StreamSource;

/**
 * Keeps a live stream of a person's events open until the returned function is called.
 *
 * Events are numbered per person. The next number is delivered, a number seen before is dropped, and a jump calls
 * `onGap` instead of delivering. A reconnection names the last number seen, so that the server can resume. Every
 * connection calls `onGap` as well: the server keeps events for a limited time, and before the first connection what is
 * on the page was loaded while nobody listened.
 *
 * @returns closes the stream
 * @source docs/sources.md "Live stream"
 */
export function openLiveStream(options: StreamOptions): () => void {
  const { token: askToken, events, onEvent, onState, onGap, open = openEventSource } = options;
  let source: StreamSource | null = null;
  let isClosed = false;
  let last: number | null = null;
  let delayMs = RECONNECT_FIRST_MS;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;

  const drop = () => {
    clearTimeout(silence);
    clearTimeout(pause);
    source?.close();
    source = null;
  };
  const lose = () => {
    drop();
    onState('error');
    pause = setTimeout(() => {
      onState('reconnecting');
      void connect();
    }, delayMs);
    delayMs = Math.min(delayMs * 2, RECONNECT_LAST_MS);
  };
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, HEARTBEAT_TIMEOUT_MS);
  };
  const receive = (name: string, data: string, id: string) => {
    heard();
    // A browser gives an event without a number the number of the one before.
    if (UNNUMBERED_EVENTS.includes(name)) return onEvent(name, JSON.parse(data));
    const number = Number.parseInt(id, 10);
    if (Number.isNaN(number)) return onEvent(name, JSON.parse(data));
    if (last !== null && number <= last) return;
    const isNext = last === null || number === last + 1;
    last = number;
    if (isNext) onEvent(name, JSON.parse(data));
    else onGap('missed');
  };
  const connect = async () => {
    const token = await askToken().catch(() => null);
    if (isClosed) return;
    if (token === null) return lose();
    const query = new URLSearchParams({ token, ...(last === null ? {} : { lastEventId: String(last) }) });
    source = open(`/api${LIVE_EVENTS_PATH}?${query}`);
    source.onopen = () => {
      delayMs = RECONNECT_FIRST_MS;
      onState('connected');
      onGap('connected');
    };
    source.onerror = lose;
    source.addEventListener('heartbeat', heard);
    for (const name of events) source.addEventListener(name, (event) => receive(name, event.data, event.lastEventId));
    heard();
  };

  onState('connecting');
  void connect();
  return () => {
    isClosed = true;
    drop();
  };
}
