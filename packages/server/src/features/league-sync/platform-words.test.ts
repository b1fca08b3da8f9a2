import type { PlatformFailure } from '@pylon/connectors/platform-failure';
import { messageOf } from '@pylon/contract/errors';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { expect, test } from 'vitest';
import { refusalOfTyped } from './platform-words.ts';

test.each<[OutsidePlatformId, PlatformFailure, string]>([
  ['espn', 'unknown-account', 'ESPN knows no such league, or no such team in it.'],
  ['sleeper', 'unknown-account', 'Sleeper knows no account of this name.'],
  ['nfl', 'sign-in-again', 'NFL.com did not accept this name and password.'],
  ['espn', 'refused', 'ESPN does not show this. A private league has to be made public.'],
])('what %s calls %s of what was just typed is told as that', (platform, reason, words) => {
  const { code, words: open } = refusalOfTyped(platform, reason).reason;
  expect(messageOf(code, open)).toBe(words);
});
