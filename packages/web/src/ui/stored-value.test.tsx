import { beforeEach, expect, test } from 'vitest';
import { storedValue } from './stored-value.ts';

beforeEach(() => localStorage.clear());

const parse = (text: string | null) => ({ kept: text });

test('while nothing is kept, the same is read as is known where no browser is', () => {
  const value = storedValue('some-key', parse);
  expect(value.read()).toBe(value.none());
  localStorage.setItem('some-key', 'one');
  expect(value.read()).toEqual({ kept: 'one' });
  localStorage.removeItem('some-key');
  expect(value.read()).toBe(value.none());
});

test('it is the same as long as nothing was written', () => {
  const value = storedValue('some-key', parse);
  value.write({ kept: 'one' });
  expect(value.read()).toBe(value.read());
});
