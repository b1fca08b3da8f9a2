import { LIVE_EVENTS, type LiveEventName } from '@pylon/contract/live/live-events';

/** An event as a browser would see it, its data parsed with the contract. */
export interface ReadEvent {
  /** 0 for what is told to everybody, which has none. */
  readonly number: number;
  readonly name: LiveEventName;
  readonly data: unknown;
}

export interface LiveReader {
  /** The next event that is no heartbeat; fails after five seconds. */
  next(): Promise<ReadEvent>;
  close(): void;
}

/** Opens a stream and reads it. `url` is the address of /api/sse with its query. */
export async function readLive(url: string): Promise<LiveReader> {
  const abort = new AbortController();
  const response = await fetch(url, { signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const chunks = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const waiting: ReadEvent[] = [];
  let rest = '';

  async function read(): Promise<ReadEvent> {
    for (;;) {
      const event = waiting.shift();
      if (event) return event;
      const { value, done } = await chunks.read();
      if (done) throw new Error('the stream ended');
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      waiting.push(...blocks.flatMap(parseBlock));
    }
  }

  return {
    next: () =>
      Promise.race([
        read(),
        new Promise<never>((_, reject) => {
          setTimeout(() => reject(new Error('no event within five seconds')), 5_000).unref();
        }),
      ]),
    close: () => abort.abort(),
  };
}

function parseBlock(block: string): ReadEvent[] {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
  const name = field('event');
  if (name === undefined || name === 'heartbeat') return [];
  if (!(name in LIVE_EVENTS)) throw new Error(`'${name}' is no event of the contract`);
  const known = name as LiveEventName; // checked in the line before
  return [
    { number: Number(field('id') ?? 0), name: known, data: LIVE_EVENTS[known].parse(JSON.parse(field('data') ?? '')) },
  ];
}
