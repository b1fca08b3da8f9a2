import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { framedHosts, isOfAnotherSite, shownPicture } from './security.ts';

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

test.each([
  ['https://sleepercdn.com/avatars/1', true],
  ['https://s.yimg.com/cv/apiv2/1.png', true],
  ['http://sleepercdn.com/avatars/1', false],
  ['https://tracker.example/1.png', false],
  ['https://sleepercdn.com.example/1.png', false],
  ['no address', false],
  [null, false],
])('the picture %s is shown: %s', (url, isShown) => {
  expect(shownPicture(url)).toBe(isShown ? url : null);
});
