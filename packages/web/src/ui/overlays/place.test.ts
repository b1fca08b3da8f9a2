import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 390, height: 800 };

test('a part hangs under its anchor, and may fill what is below', () => {
  expect(place({ left: 100, top: 50, width: 80, height: 30 }, { width: 120, height: 200 }, view, 'start')).toEqual({
    left: 100,
    top: 84,
    maxHeight: 708,
  });
});

test('a part without room below stands above', () => {
  expect(place({ left: 100, top: 700, width: 80, height: 30 }, { width: 120, height: 200 }, view, 'start').top).toBe(
    496,
  );
});

test('a part never leaves the window at its right or left', () => {
  const part = { width: 300, height: 100 };
  expect(place({ left: 350, top: 0, width: 30, height: 30 }, part, view, 'start').left).toBe(82);
  expect(place({ left: 4, top: 0, width: 30, height: 30 }, part, view, 'end').left).toBe(8);
});

test.each([
  ['above, where there is more room', 500, { top: 8, maxHeight: 488 }],
  ['below, where there is more room', 200, { top: 234, maxHeight: 558 }],
])('a part too tall for both sides stands %s, and is no higher than that', (_side, top, expected) => {
  const anchor = { left: 0, top, width: 80, height: 30 };
  expect(place(anchor, { width: 120, height: 900 }, view, 'start')).toMatchObject(expected);
});

test('a part never covers its anchor, however tall it is and wherever the anchor stands', () => {
  for (let top = 0; top <= 770; top += 10)
    for (const height of [40, 200, 400, 560, 900]) {
      const placed = place({ left: 0, top, width: 80, height: 30 }, { width: 120, height }, view, 'start');
      const bottom = placed.top + Math.min(height, placed.maxHeight);
      expect([top, height, placed.top >= top + 34 || bottom <= top - 4]).toEqual([top, height, true]);
      expect(placed.top >= 8 && bottom <= 792).toBe(true);
    }
});

test('in a window too low for either side a part stays within it', () => {
  const placed = place(
    { left: 0, top: 60, width: 80, height: 30 },
    { width: 120, height: 300 },
    { width: 390, height: 150 },
    'start',
  );
  expect(placed).toMatchObject({ top: 46, maxHeight: 96 });
});
