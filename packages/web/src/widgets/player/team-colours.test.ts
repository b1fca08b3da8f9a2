import { expect, test } from 'vitest';
import { contrast, paintOn } from './team-colours.ts';

test('black on white is the greatest contrast', () => {
  expect(contrast('#000000', 'ffffff')).toBeCloseTo(21, 5);
});

test('whatever a team wears, its letters reach 4.5:1', () => {
  for (let red = 0; red <= 255; red += 15)
    for (let green = 0; green <= 255; green += 15)
      for (let blue = 0; blue <= 255; blue += 15) {
        const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
        const { ground, text } = paintOn(hex);
        if (contrast(ground, text) < 4.5) throw new Error(`#${hex}: ${contrast(ground, text)}`);
      }
});

test('a player without a team is still drawn', () => {
  expect(paintOn(null)).toEqual(paintOn('not a colour'));
});
