import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { WeekLines } from './WeekLines.tsx';

afterEach(cleanup);

const days = ['Jun 1', 'Jun 11', 'Jul 1'];
/** Draws the course of an ADP over these days, with what the test is about. */
const draw = (more: Partial<ComponentProps<typeof WeekLines>>) =>
  render(
    <WeekLines
      label="ADP of Ann Able"
      weeks={days}
      lines={[{ key: 'adp', label: 'ADP', values: [20, 22, 30] }]}
      tell={(value) => value.toFixed(1)}
      {...more}
    />,
  );

test('marks of their own stand between the steps, an earlier pick above a later one, and labels as there is room', () => {
  draw({
    dots: [
      { key: 'a', at: 0.5, value: 18, words: 'Your pick 18' },
      { key: 'b', at: 0.5, value: 32, words: 'Your pick 32' },
    ],
    isReversed: true,
    step: 'list of',
    mostLabels: 2,
  });
  expect(screen.getByRole('img', { name: 'ADP of Ann Able' })).toBeTruthy();
  const placeOf = (words: string) => {
    const { left, bottom } = screen.getByTitle(words).style;
    return { left: Number.parseFloat(left), bottom: Number.parseFloat(bottom) };
  };
  const [early, late, list] = ['Your pick 18', 'Your pick 32', 'ADP, list of Jun 11: 22.0'].map(placeOf);
  expect(early?.bottom).toBeGreaterThan(list?.bottom ?? 0);
  expect(list?.bottom).toBeGreaterThan(late?.bottom ?? 0);
  expect(early?.left).toBeLessThan(list?.left ?? 0);
  expect(screen.queryByText('Jun 1')).toBeTruthy();
  expect(screen.queryByText('Jun 11')).toBeNull();
  expect(screen.queryByText('Jul 1')).toBeTruthy();
});

test('a flag stands at its moment, with its mark and what it is about', () => {
  draw({ flags: [{ mark: '1', at: 0.5, words: 'Another team' }] });
  const flag = screen.getByTitle('Another team');
  expect(flag.textContent).toBe('1');
  const places = days.map((each) => Number.parseFloat(screen.getByText(each).style.left));
  expect(Number.parseFloat(flag.style.left)).toBeCloseTo(((places[0] ?? 0) + (places[1] ?? 0)) / 2);
});

test('numbers beside the picture have a minus sign, commas and their room', () => {
  draw({ lines: [{ key: 'yards', label: 'Yards', values: [-20_000, 100, 3000] }] });
  const label = screen.getByText('−20,000');
  const picture = label.closest<HTMLElement>('[style*="padding-left"]');
  expect(picture?.style.paddingLeft).toBe('3.75rem');
});
