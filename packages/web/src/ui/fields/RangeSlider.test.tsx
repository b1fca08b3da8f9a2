import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Range, RangeSlider } from './RangeSlider.tsx';

afterEach(cleanup);

function Weeks({ from, minRange }: { readonly from: Range; readonly minRange?: number }) {
  const [value, setValue] = useState(from);
  return (
    <>
      <RangeSlider label="Weeks" value={value} onChange={setValue} {...(minRange ? { minRange } : {})} />
      <output>{value.join('-')}</output>
    </>
  );
}
const shown = () => screen.getByText(/^\d+-\d+$/).textContent;
const thumb = (name: string) => screen.getByRole('slider', { name });

test('arrow keys move either end', () => {
  render(<Weeks from={[2, 7]} />);
  fireEvent.keyDown(thumb('Weeks, from'), { key: 'ArrowRight' });
  fireEvent.keyDown(thumb('Weeks, to'), { key: 'ArrowLeft' });
  expect(shown()).toBe('3-6');
});

test('the lower end stays the smallest range below the upper one', () => {
  render(<Weeks from={[4, 7]} minRange={3} />);
  fireEvent.keyDown(thumb('Weeks, from'), { key: 'ArrowRight' });
  expect(shown()).toBe('4-7');
});

test('both ends stay between 0 and 10 unless told otherwise', () => {
  render(<Weeks from={[0, 10]} />);
  fireEvent.keyDown(thumb('Weeks, from'), { key: 'ArrowLeft' });
  fireEvent.keyDown(thumb('Weeks, to'), { key: 'ArrowRight' });
  expect(shown()).toBe('0-10');
});
