// A server of this machine that stands in for outside sites: what is asked of it, noted and answered.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ASKED_ADDRESS } from '@pylon/outbound/recorded';

/** A request as it would have reached the site. */
export interface LocalRequest {
  /** The address at the site; of whoever does not tell it, the address here. */
  readonly address: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string;
  /** When it came, milliseconds since 1970. */
  readonly atMs: number;
}

/** What is answered; 'cut' ends the connection without an answer. */
export type LocalAnswer = Response | 'cut';

export interface LocalServer {
  /** Its origin. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a server.
 *
 * @param port 0 for a free one
 */
export async function startLocalServer(
  answer: (asked: LocalRequest) => LocalAnswer | Promise<LocalAnswer>,
  port = 0,
): Promise<LocalServer> {
  const server = createServer(async (request, response) => {
    const given = await answer(await asked(request));
    if (given === 'cut') request.socket.destroy();
    else await send(given, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // it listens on a port
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function asked(request: IncomingMessage): Promise<LocalRequest> {
  const atMs = Date.now();
  const headers = new Headers(
    Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const told = headers.get(ASKED_ADDRESS);
  const address = new URL(told ?? request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
  return { address, method: request.method ?? 'GET', headers, body, atMs };
}

async function send(given: Response, response: ServerResponse): Promise<void> {
  const headers = Object.fromEntries([...given.headers].filter(([name]) => name !== 'set-cookie'));
  const cookies = given.headers.getSetCookie();
  response.writeHead(given.status, { ...headers, ...(cookies.length > 0 && { 'set-cookie': cookies }) });
  response.end(Buffer.from(await given.arrayBuffer()));
}
