import { describe, expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

const { ask, register, mailTo, server } = await testServer();
const account = await register();
await mailTo(account.email);

describe('mails that were not sent', () => {
  test('are shown to the machine itself, newest first', async () => {
    const later = await register();
    await mailTo(later.email);
    const { mails } = await ask('getOutbox', {});
    expect(mails.map(({ to }) => to)).toEqual([later.email, account.email]);
  });

  test.each([
    ['another machine', { remoteAddress: '192.0.2.1' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that tells whom it calls for in another way', { headers: { 'x-real-ip': '192.0.2.1' } }],
    ['a proxy that gives its name', { headers: { via: '1.1 nginx' } }],
    ['a network of mirrors', { headers: { 'cf-ray': '1' } }],
    ['a page of another site', { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a page of a sister site', { headers: { 'sec-fetch-site': 'same-site' } }],
    ['another site that gives its name this machine’s address', { headers: { host: 'evil.example:4600' } }],
  ])('are not shown to %s', async (_who, request) => {
    const response = await server.inject({ url: '/api/development/outbox', ...request });
    expect([response.statusCode, response.json().data]).toEqual([404, null]);
  });

  test('are not shown by a product with a public address', async () => {
    const open = await testServer({ publicUrl: 'https://pylon.example' });
    expect((await open.call('getOutbox', {})).status).toBe(404);
  });

  test('are not shown unless the operator lets them be', async () => {
    const closed = await testServer({ hasOutbox: false });
    expect((await closed.call('getOutbox', {})).status).toBe(404);
  });
});
