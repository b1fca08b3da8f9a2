import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ProfileList } from './ProfileList.tsx';

afterEach(cleanup);

const part = (...names: readonly string[]) => (
  <div>
    <ProfileList
      label="Keys"
      things={names.map((id) => ({ id }))}
      row={({ id }) => ({ title: id, facts: '', acts: [{ name: 'Revoke', onPress: () => {} }] })}
    />
    <button type="button">Make a key</button>
  </div>
);
const button = (name: string) => screen.getByRole('button', { name });

test.each([
  ['its neighbour', ['a', 'b', 'c'], 'b', ['a', 'c'], 'Revoke: c'],
  ['the one before, where it was the last', ['a', 'b'], 'b', ['a'], 'Revoke: a'],
  ['the button behind the list, where none is left', ['a'], 'a', [], 'Make a key'],
] as const)('whoever takes a thing away goes on at %s', (_where, all, gone, left, next) => {
  const { rerender } = render(part(...all));
  button(`Revoke: ${gone}`).focus();
  rerender(part(...left));
  expect(document.activeElement).toBe(button(next));
});

test('a thing that goes while somebody is elsewhere takes nobody along', () => {
  const { rerender } = render(part('a', 'b'));
  button('Make a key').focus();
  rerender(part('b'));
  expect(document.activeElement).toBe(button('Make a key'));
});
