import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Quadrant } from './Quadrant.tsx';

const point = (key: string, x: number, y: number) => ({ key, x, y, mark: <b>{key}</b> });
const placeOf = (text: string) => {
  const { left, bottom } = (screen.getByText(text).parentElement as HTMLElement).style; // a mark stands in its place
  return { left: Number.parseFloat(left), bottom: Number.parseFloat(bottom) };
};

test('marks stand where their values are, and less of a turned axis stands where more usually does', () => {
  render(
    <Quadrant
      label="Pace by passing"
      across={{ less: 'Run', more: 'Pass' }}
      up={{ less: 'Fast', more: 'Slow', isTurned: true }}
      points={[point('KC', 8, 26), point('SEA', -4, 32), point('NE', 2, 29)]}
    />,
  );
  expect(screen.getByRole('img', { name: 'Pace by passing' })).toBeTruthy();
  const [kc, sea, ne] = [placeOf('KC'), placeOf('SEA'), placeOf('NE')];
  expect(kc.left).toBeGreaterThan(sea.left);
  expect(kc.bottom).toBeGreaterThan(sea.bottom);
  expect(ne).toEqual({ left: 50, bottom: 50 });
  expect(screen.getByText('↑ Fast')).toBeTruthy();
});
