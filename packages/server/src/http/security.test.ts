import { expect, test } from 'vitest';
import { framedHosts } from './security.ts';

test('only other hosts by https are let into a frame, without path and query', () => {
  const addresses = ['https://chat.example/embed?site=1', '/films/why.webm', 'http://film.example/a', null, undefined];
  expect(framedHosts(addresses)).toEqual(['https://chat.example']);
});
