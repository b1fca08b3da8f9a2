import { expect, test } from 'vitest';
import { AUCTION_KEYS } from '../../auction/use-auction-keys.ts';
import { SHORTCUTS } from '../../room/frame/use-room-keys.ts';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test.each([SHORTCUTS, AUCTION_KEYS])('every listed key does what it says, and no key twice', (...keys) => {
  expect(keys.map(({ key }) => shortcutOf<string>(keys, press(key), false))).toEqual(
    keys.map(({ shortcut }) => shortcut),
  );
  expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
});

test('keys that are typed, or held with Control, Alt or Command, are left alone', () => {
  expect(shortcutOf(SHORTCUTS, press('d'), true)).toBeNull();
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(shortcutOf(SHORTCUTS, press('d', { [held]: true }), false)).toBeNull();
});
