import { expect, test } from 'vitest';
import { connectionWords } from './connection-words.ts';

test.each([
  ['a device without network', false, false, 'You are offline', 'Try again'],
  ['a network that was lost', false, true, 'You are offline', 'Try again'],
  ['a server that does not answer', true, true, 'Pylon cannot be reached', 'Try again'],
  ['a network that is back', true, false, 'You are online again', 'Go online'],
])('%s is told as what it is', (_name, isOnline, wasOnline, title, way) => {
  expect(connectionWords({ isOnline, wasOnline })).toEqual({ title, way });
});
