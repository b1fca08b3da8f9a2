import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { framedHosts, isOfAnotherSite } from './security.ts';

test('only other hosts by https are let into a frame, without path and query', () => {
  const addresses = ['https://chat.example/embed?site=1', '/films/why.webm', 'http://film.example/a', null, undefined];
  expect(framedHosts(addresses)).toEqual(['https://chat.example']);
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }, false],
  ['a program', {}, false],
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }, true],
  ['a page of a sister host', { 'sec-fetch-site': 'same-site' }, true],
  ['another origin, in an old browser', { origin: 'https://evil.example' }, true],
  ['no origin that can be named, in an old browser', { origin: 'null' }, true],
  ['our own origin, in an old browser', { origin: 'http://localhost:4600' }, false],
  ['our public origin, through a proxy', { origin: 'https://draft.example' }, false],
])('a change that is asked for by %s', (_who, given, isRefused) => {
  const headers = { host: 'localhost:4600', ...given };
  const request = { method: 'POST', headers } as unknown as FastifyRequest; // all that is looked at
  expect(isOfAnotherSite(request, 'https://draft.example')).toBe(isRefused);
});
