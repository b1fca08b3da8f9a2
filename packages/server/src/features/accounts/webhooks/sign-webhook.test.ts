import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { newWebhookSecret, signedHeaders } from './sign-webhook.ts';

const id = '0b0e7f5e-3a30-4a5b-9a3b-0f6f3e7a9d11';
const body = '{"type":"test","timestamp":"2025-09-03T12:00:00.000Z","data":{"name":"Amon-Ra St. Brown ✓"}}';

test('a delivery verifies by the library that receivers use, and by nobody else’s secret', () => {
  const secret = newWebhookSecret();
  const headers = signedHeaders(secret, { id, body, sentAt: new Date() });
  expect(new Webhook(secret).verify(body, headers)).toEqual(JSON.parse(body));
  expect(() => new Webhook(newWebhookSecret()).verify(body, headers)).toThrow('No matching signature');
});

test('what was changed, or was sent long ago, does not verify', () => {
  const secret = newWebhookSecret();
  const receiver = new Webhook(secret);
  const headers = signedHeaders(secret, { id, body, sentAt: new Date() });
  expect(() => receiver.verify(`${body} `, headers)).toThrow();
  expect(() => receiver.verify(body, { ...headers, 'webhook-id': `${id}0` })).toThrow();
  const sentAt = new Date(Date.now() - 10 * 60_000);
  expect(() => receiver.verify(body, signedHeaders(secret, { id, body, sentAt }))).toThrow('too old');
});

test('a secret is of 256 bits, and never the same', () => {
  const secrets = Array.from({ length: 20 }, newWebhookSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
});
