import { expect, test } from 'vitest';
import { place } from './place.ts';

const view = { width: 390, height: 800 };

test('a part hangs under its anchor', () => {
  expect(place({ left: 100, top: 50, width: 80, height: 30 }, { width: 120, height: 200 }, view, 'start')).toEqual({
    left: 100,
    top: 84,
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

test('a part too tall for the room below and above leaves its anchor in sight where it can scroll', () => {
  const anchor = { left: 0, top: 400, width: 80, height: 30 };
  expect(place(anchor, { width: 120, height: 560 }, view, 'start').top).toBe(434);
});

test('a part too tall for the room below and above stands over its anchor where hardly any of it would be seen', () => {
  const anchor = { left: 0, top: 440, width: 80, height: 30 };
  expect(place(anchor, { width: 120, height: 560 }, view, 'start').top).toBe(232);
  expect(place(anchor, { width: 120, height: 900 }, view, 'start').top).toBe(8);
});
