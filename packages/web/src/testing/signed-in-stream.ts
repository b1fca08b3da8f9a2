import { vi } from 'vitest';
import { browserSession } from '../api/browser-transport.ts';

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

/** A person signed in, in a browser whose stream the test speaks on. */
export async function beginStream() {
  vi.stubGlobal('EventSource', Stream);
  await browserSession().keep({ id: 'p1', isAnonymous: false }, 'token-of-p1');
  return {
    isOpen: () => source !== null,
    send: (name: string, data: object = {}, id = '') =>
      void source?.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId: id })),
  };
}

/** To be called after the test: another one's pages would open the stream of a session that is kept on. */
export async function endStream(): Promise<void> {
  await browserSession().end();
  vi.unstubAllGlobals();
}
