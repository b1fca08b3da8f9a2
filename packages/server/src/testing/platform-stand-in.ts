// Answers of a platform at an address of this machine, for a server that is told to ask there.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PlatformStandIn {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: readonly string[];
  /** Gives a path another answer; undefined: nothing is there. */
  set(path: string, answer: unknown): void;
  close(): Promise<void>;
}

/** @param answers JSON by address, whatever the host */
export async function startPlatformStandIn(answers: Readonly<Record<string, unknown>>): Promise<PlatformStandIn> {
  const pathOf = (address: string) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  };
  const byPath = new Map(Object.entries(answers).map(([address, answer]) => [pathOf(address), answer]));
  const asked: string[] = [];
  const server = createServer(({ url = '/' }, response) => {
    asked.push(url);
    const answer = byPath.get(url);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? null));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set: (path, answer) => void byPath.set(path, answer),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
