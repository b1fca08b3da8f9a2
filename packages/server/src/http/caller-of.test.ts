import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type * as inventedWork from '../testing/invented-work.ts';
import { WorkRefused } from '../threads/work-refused.ts';
import { workThreads } from '../threads/work-threads.ts';
import { callerOf } from './caller-of.ts';

const filename = new URL('../testing/invented-work.ts', import.meta.url).href;
const costs = { double: { milliseconds: 1 }, endless: { milliseconds: 1_000, isLong: true } } as const;

test('work ends when the connection of whoever waits for it is closed, and its thread goes to who comes next', async () => {
  const threads = workThreads<typeof inventedWork>({ filename, costs });
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<unknown>();
  const app = fastify();
  app.get('/', async (request, reply) => {
    const caller = callerOf({ takeWork: () => true }, request, reply, null);
    const work = threads.run('endless', {}, caller);
    begun.resolve();
    await work.catch(ended.resolve);
    return 'over';
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const { port } = app.server.address() as AddressInfo; // it listens to a port
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await begun.promise;
    socket.destroy();
    expect(await ended.promise).toBeInstanceOf(WorkRefused);
    const next = { id: 'next', network: 'next', gone: new AbortController().signal, mayCost: () => true };
    expect(await threads.run('double', { number: 21 }, next)).toBe(42);
  } finally {
    await app.close();
    await threads.close();
  }
});
