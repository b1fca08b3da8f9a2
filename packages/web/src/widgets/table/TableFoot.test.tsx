import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { drawOver } from '../../testing/render-over.tsx';
import { TableFoot } from './TableFoot.tsx';
import type { TableSearch } from './table-search.ts';

afterEach(cleanup);

const show = (search: TableSearch, total: number) =>
  drawOver(
    async () => ({ data: null, error: null }) as never,
    <TableFoot
      search={search}
      total={total}
      called="games"
      onSearch={() => {}}
      isPaged
      onExport={async () => {}}
      picker={{ columns: [], onShow: () => {}, onReset: () => {} }}
    />,
  );
const sizes = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('says of a table longer than an answer which of its rows are shown, and promises not all of them', async () => {
  await show({ rows: 'all', page: 6 }, 5_123);
  expect(screen.getByText('5,001–5,123 of 5,123 games')).toBeDefined();
  expect(screen.getByText('Page 6 of 6')).toBeDefined();
  expect(sizes()).toEqual(['15 rows', '50 rows', '100 rows', '1,000 rows']);
});

it('offers all rows of a table that one answer holds, and says how many they are', async () => {
  await show({ rows: 'all' }, 1_000);
  expect(screen.getByText('1,000 games')).toBeDefined();
  expect(sizes()).toEqual(['15 rows', '50 rows', '100 rows', 'All rows']);
});
