import { expect, test } from 'vitest';
import { ringTone } from './ring-tone.ts';

test.each([
  [null, 'none'],
  [0, 'none'],
  [25, 'ink'],
  [26, 'bad'],
  [40, 'bad'],
  [50, 'caution'],
  [51, 'good'],
] as const)('a ring at %s is %s', (percent, tone) => {
  expect(ringTone(percent)).toBe(tone);
});
