import { ERRORS } from '@pylon/contract/errors';
import { expect, test } from 'vitest';
import { ApiFailure, failureOf, failureWords } from './failure.ts';

const TITLE = 'Your roster could not be loaded';

test('whatever is not known is told as something that went wrong, never in the words of a program', () => {
  const usual = { title: 'Something went wrong', text: 'Something went wrong. Please try again.' };
  for (const thrown of [
    new TypeError('Cannot read properties of undefined'),
    new ApiFailure('unreadable', 'Parse error: 502 Bad Gateway'),
    new ApiFailure('invalid-token', ERRORS['invalid-token'].message),
  ]) {
    expect(failureWords(thrown)).toEqual(usual);
    expect(failureOf(TITLE, thrown)).toEqual({ ...usual, title: TITLE });
  }
});

test('a part of a page says of a limit and of a lost connection what every other does', () => {
  const limited = new ApiFailure('too-many-requests', ERRORS['too-many-requests'].message);
  expect(failureOf(TITLE, limited)).toEqual({
    title: 'Exceeded Attempts',
    text: 'Your daily request limit has been reached. Please attempt again at a later time.',
  });
  expect(failureOf(TITLE, new ApiFailure('offline', 'Failed to fetch')).title).toBe('No connection');
});

test('what the server says of a league stands under the title of the part', () => {
  const { message } = ERRORS['league-not-read'];
  expect(failureOf(TITLE, new ApiFailure('league-not-read', message))).toEqual({ title: TITLE, text: message });
});

test('a plan that does not open something is no fault', () => {
  const { title, text } = failureWords(new ApiFailure('tier-required', ERRORS['tier-required'].message));
  expect(title).toBe('Not in your plan');
  expect(text).toContain(ERRORS['tier-required'].message);
});
