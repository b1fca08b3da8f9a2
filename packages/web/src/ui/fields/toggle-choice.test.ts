import { expect, test } from 'vitest';
import { toggleChoice } from './toggle-choice.ts';

const all = ['QB', 'RB', 'WR'] as const;

test.each([
  ['all clears the others', ['QB', 'RB'], 'all', []],
  ['a first option replaces all', [], 'RB', ['RB']],
  ['an option clicked again is removed', ['QB', 'RB'], 'QB', ['RB']],
  ['an empty choice falls back to all', ['QB'], 'QB', []],
  ['every option chosen collapses to all', ['QB', 'WR'], 'RB', []],
] as const)('%s', (_name, chosen, option, next) => {
  expect(toggleChoice<'QB' | 'RB' | 'WR'>(chosen, option, all)).toEqual(next);
});
