// Many open streams of live events, each a bare connection, and when each was told something.
import { connect, type Socket } from 'node:net';

export interface OpenStreams {
  /** Settles when all have been told an event of a name, with the milliseconds from now until the last one was. */
  untilTold(name: string): { readonly all: Promise<number>; readonly told: () => number };
  close(): void;
}

/** At most so many are opened at once. */
const AT_ONCE = 200;

/** Opens a stream for each token. */
export async function openStreams(port: number, tokens: readonly string[]): Promise<OpenStreams> {
  const sockets: Socket[] = [];
  const hearers = new Set<(socket: Socket, text: string) => void>();
  const open = (token: string) =>
    new Promise<void>((done, fail) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(`GET /api/sse?token=${token} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      );
      socket.setEncoding('latin1');
      socket.on('data', (chunk) => {
        const text = String(chunk);
        if (text.includes('heartbeat')) done();
        for (const hear of hearers) hear(socket, text);
      });
      socket.once('error', fail);
      socket.once('close', () => fail(new Error('a stream was closed')));
      sockets.push(socket);
    });
  for (let from = 0; from < tokens.length; from += AT_ONCE)
    await Promise.all(tokens.slice(from, from + AT_ONCE).map(open));

  return {
    untilTold(name) {
      const begin = performance.now();
      const left = new Set(sockets);
      const { promise, resolve } = Promise.withResolvers<number>();
      const hear = (socket: Socket, text: string) => {
        if (!text.includes(`event: ${name}`)) return;
        left.delete(socket);
        if (left.size > 0) return;
        hearers.delete(hear);
        resolve(performance.now() - begin);
      };
      hearers.add(hear);
      return { all: promise, told: () => sockets.length - left.size };
    },
    close() {
      for (const socket of sockets) socket.removeAllListeners('close').destroy();
    },
  };
}
