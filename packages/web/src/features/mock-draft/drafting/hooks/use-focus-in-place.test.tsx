import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFocusInPlace } from './use-focus-in-place.ts';

afterEach(cleanup);

function Place({ asked }: { readonly asked: string }) {
  return (
    <>
      <div {...useFocusInPlace<HTMLDivElement>()} data-testid="place">
        <button key={asked} type="button">
          {asked}
        </button>
      </div>
      <button type="button">Elsewhere</button>
    </>
  );
}
const focused = () => document.activeElement;

test('whoever has passed is still at the block when something else is asked there', () => {
  const { rerender } = render(<Place asked="Pass" />);
  screen.getByRole('button', { name: 'Pass' }).focus();
  rerender(<Place asked="Nominate" />);
  expect(focused()).toBe(screen.getByTestId('place'));
  rerender(<Place asked="Bid" />);
  expect(focused()).toBe(screen.getByTestId('place'));
});

test('the focus is never taken from where a person has gone since', () => {
  const { rerender } = render(<Place asked="Pass" />);
  const pass = screen.getByRole('button', { name: 'Pass' });
  pass.focus();
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(<Place asked="Nominate" />);
  expect(focused()).toBe(screen.getByRole('button', { name: 'Elsewhere' }));

  screen.getByRole('button', { name: 'Nominate' }).focus();
  screen.getByRole('button', { name: 'Nominate' }).blur(); // a click on nothing
  rerender(<Place asked="Bid" />);
  expect(focused()).toBe(document.body);
});
