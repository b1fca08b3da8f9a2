import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SourcesFoot } from './SourcesFoot.tsx';

afterEach(cleanup);

it('names each source with the day of its data, and one that fails with the day since when', () => {
  const sources = [
    { name: 'nflverse', asOf: '2026-11-22' },
    { name: 'ESPN', asOf: '2026-11-19', since: '2026-11-20' },
    { name: 'Yahoo', asOf: null, since: '2026-11-21' },
    { name: 'FFPC', asOf: null },
  ];
  render(<SourcesFoot provenance={{ edition: 'e', mode: 'live', asOf: '2026-11-23', sources }} />);
  expect(screen.getByText(/^Sources:/).textContent).toBe(
    'Sources: nflverse (Nov 22, 2026), ESPN (Nov 19, 2026, failing since Nov 20, 2026), Yahoo (failing since Nov 21, 2026), FFPC · data of Nov 23, 2026',
  );
});
