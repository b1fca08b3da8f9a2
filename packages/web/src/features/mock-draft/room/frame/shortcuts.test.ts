import { expect, test } from 'vitest';
import { SHORTCUTS, shortcutOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('every listed key does what it says, and no key twice', () => {
  expect(SHORTCUTS.map(({ key }) => shortcutOf(SHORTCUTS, press(key), false))).toEqual(
    SHORTCUTS.map(({ shortcut }) => shortcut),
  );
  expect(new Set(SHORTCUTS.map(({ key }) => key)).size).toBe(SHORTCUTS.length);
});

test('keys that are typed, or held with Control, Alt or Command, are left alone', () => {
  expect(shortcutOf(SHORTCUTS, press('d'), true)).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(shortcutOf(SHORTCUTS, press('d', { [held]: true }), false)).toBeNull();
});
