import { expect, test } from 'vitest';
import type { Theme } from '../../../theme.ts';
import { findActions } from './find-actions.ts';

const kinds = (text: string, { isSignedIn = false, theme = null as Theme } = {}) =>
  findActions(text, { isSignedIn, theme }).map(({ kind }) => kind);

test('an action is found by the beginnings of its words, and by what else it is called', () => {
  expect(kinds('copy li')).toEqual(['copy-link']);
  expect(kinds('share')).toEqual(['copy-link']);
  expect(kinds('mock')).toEqual(['mock-draft']);
  expect(kinds('sync')).toEqual(['sync-league']);
});

test('nobody is offered what is so already', () => {
  expect(kinds('theme')).toEqual(['dark', 'light']);
  expect(kinds('theme', { theme: 'dark' })).toEqual(['light', 'system']);
  expect(kinds('sign')).toEqual(['sign-in']);
  expect(kinds('sign', { isSignedIn: true })).toEqual(['sign-out']);
});

test('nothing is done by a word that was typed wrong, or by none', () => {
  expect(kinds('sgin')).toEqual([]);
  expect(kinds(' ')).toEqual([]);
});
