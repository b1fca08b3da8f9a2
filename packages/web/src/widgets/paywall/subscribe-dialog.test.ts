import { expect, test, vi } from 'vitest';
import { subscribeDialogStore } from './subscribe-dialog.ts';

test('a listener hears of opening and closing, and of nothing after leaving', () => {
  const dialog = subscribeDialogStore();
  const heard = vi.fn();
  const leave = dialog.subscribe(heard);
  const wish = { tier: 1, what: 'PPR' } as const;
  dialog.open(wish);
  expect(dialog.read()).toBe(wish);
  dialog.close();
  expect(dialog.read()).toBeNull();
  leave();
  dialog.open(wish);
  expect(heard).toHaveBeenCalledTimes(2);
});
