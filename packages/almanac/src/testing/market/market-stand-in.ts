// A stand-in for every source of the market: one server of this machine that answers each of their addresses, and fails
// in the ways in which they fail.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { marketAnswers } from './market-answers.ts';

/** How a source fails: it hangs up, says that it is out of order, or answers a page for people. */
export type StandInFault = 'down' | 'error' | 'page';

export interface MarketStandIn {
  /** Its address ('http://127.0.0.1:4602'). */
  readonly url: string;
  /** Names of the sources that it stands in for. */
  readonly sources: readonly string[];
  /** From now on these sources fail, and no others. */
  readonly fail: (faults: Readonly<Record<string, StandInFault>>) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a stand-in.
 *
 * @param shared folder of real files that answers are read and made from
 * @param port 0 for a free one
 * @param now the moment that answers say which say one
 */
export async function startMarketStandIn(
  shared: string,
  { port = 0, now = () => new Date() }: { readonly port?: number; readonly now?: () => Date } = {},
): Promise<MarketStandIn> {
  const answers = marketAnswers(shared);
  let faults: Readonly<Record<string, StandInFault>> = {};
  const answer = async (path: string, response: ServerResponse): Promise<void> => {
    const asked = new URL(path, 'http://localhost');
    for (const [source, places] of Object.entries(answers)) {
      const place = places.find(([addresses]) => addresses.test(asked.pathname));
      if (!place) continue;
      const fault = faults[source];
      if (fault === 'down') return void response.destroy();
      if (fault === 'error') return void response.writeHead(500).end('out of order');
      if (fault === 'page') return void response.end('<!doctype html><title>Just a moment</title>');
      const body = await place[1](asked, now());
      return void (body === undefined ? response.writeHead(404).end() : response.end(body));
    }
    response.writeHead(404).end();
  };
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close'); // whoever asks may be busy for longer than a connection is kept
    answer(request.url ?? '/', response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    sources: Object.keys(answers),
    fail: (next) => {
      faults = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
