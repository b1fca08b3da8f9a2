// What a collector is told, by the library itself, over HTTP.
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { orderMail } from '../outside/mail/send-mail.job.ts';
import { testServer } from '../testing/test-server.ts';
import { otlpTracing } from './otlp-tracing.ts';

interface Told {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status?: { readonly code?: number };
}

const bodies: { path: string; text: string }[] = [];
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (part: Buffer) => {
    text += part.toString();
  });
  request.on('end', () => {
    bodies.push({ path: request.url ?? '', text });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
afterAll(() => collector.close());
const { port } = collector.address() as { port: number }; // a server on a port has one

const tracing = otlpTracing({ url: `http://127.0.0.1:${port}/collector`, version: '9.9' });
const { server, db, ask, register, work } = await testServer({ tracing });

test('a collector is told of requests, jobs and statements, each below what it is part of, and of no person', async () => {
  const person = await register();
  await ask('getSupportConversation', {}, person.token);
  await orderMail(db, { kind: 'account-deleted', to: 'someone@pylon.example' });
  await work();
  await db.schema.alterTable('support_conversation').renameTo('away').execute();
  await server.inject({ url: '/api/support/conversation', headers: { 'bearer-token': person.token } });
  await server.inject({ url: '/api/secret-path?token=secret-query' });
  await server.inject({ url: '/healthz' });
  await tracing.stop();

  expect(new Set(bodies.map(({ path }) => path))).toEqual(new Set(['/collector/v1/traces']));
  const text = bodies.map((body) => body.text).join();
  const spans: Told[] = bodies.flatMap((body) =>
    JSON.parse(body.text).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Told[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
  const named = (name: string) => spans.filter((span) => span.name === name);
  const [asked, failed] = named('getSupportConversation');
  const below = (span: Told | undefined) =>
    spans.filter(({ parentSpanId }) => parentSpanId === span?.spanId).map(({ name }) => name);
  expect(below(asked)).toContain('database select');
  expect(asked?.status?.code ?? 0).toBe(0);
  expect(failed?.status?.code).toBe(2);
  expect(below(named('job send-mail')[0])).toContain('database insert');
  expect(named('healthz')).toEqual([]);
  expect(text).toContain('"9.9"');
  for (const secret of [person.id, person.email, person.token, 'someone', 'secret-path', 'secret-query', 'support_'])
    expect(text).not.toContain(secret);
});

test('a collector that is away fails nothing', async () => {
  const away = otlpTracing({ url: 'http://127.0.0.1:1', version: '9.9' });
  away.request('getFaq', 'GET').end({ status: 200, hasFailed: false });
  await expect(away.stop()).resolves.toBeUndefined();
});
