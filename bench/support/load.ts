// A bounded loop of requests over kept connections: enough to keep a server process busy, from another process.
import { Agent, request } from 'node:http';

export interface LoadRequest {
  readonly path: string;
  readonly body?: object;
}

const CONNECTIONS = 16;
/** What a browser of today takes. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

/**
 * Requests a second that a server answers.
 *
 * @param next the n-th request
 * @param forMs how long to ask; a tenth of it before counting begins
 * @throws when an answer is not 200
 */
export async function requestsPerSecond(
  port: number,
  next: (n: number) => LoadRequest,
  forMs = 3_000,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let sent = 0;
  const run = async (until: number): Promise<number> => {
    let answered = 0;
    const client = async () => {
      while (performance.now() < until) {
        await ask(agent, port, next(sent++));
        answered++;
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, client));
    return answered;
  };
  await run(performance.now() + forMs / 10);
  const start = performance.now();
  const answered = await run(start + forMs);
  const perSecond = (1_000 * answered) / (performance.now() - start);
  agent.destroy();
  return perSecond;
}

/** Asks once; fails unless the answer is 200. */
export const ask = (agent: Agent, port: number, { path, body }: LoadRequest): Promise<void> =>
  new Promise((done, fail) => {
    const headers = {
      'accept-encoding': BROWSER_ENCODINGS,
      ...(body && { 'content-type': 'application/json' }),
    };
    const call = request({ agent, port, host: '127.0.0.1', path, method: body ? 'POST' : 'GET', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => (answer.statusCode === 200 ? done() : fail(new Error(`${path}: ${answer.statusCode}`))));
    });
    call.once('error', fail);
    call.end(body && JSON.stringify(body));
  });
