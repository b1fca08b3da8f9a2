import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompletionLine } from './CompletionLine.tsx';

afterEach(cleanup);
const textOf = (range: Parameters<typeof CompletionLine>[0]['range']) =>
  render(<CompletionLine range={range} />).container.textContent;

test('the shares of completed passes are told from the least to the most, with their mean', () => {
  expect(textOf({ min: 58.14, avg: 64.25, max: 69.4 })).toMatch(
    /^Passes completed: 58\.1% to 69\.4%, 64\.3% on average/,
  );
});

test('nothing is told where nobody is expected to pass', () => {
  expect(textOf(null)).toBe('');
});
