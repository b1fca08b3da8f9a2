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

it('offers all rows of a table longer than an answer, without pages, and says how many they are', async () => {
  await show({ rows: 'all', page: 6 }, 5_123);
  expect(screen.getByText('5,123 games')).toBeDefined();
  expect(screen.queryByText(/^Page/)).toBeNull();
  expect(sizes()).toEqual(['15 rows', '50 rows', '100 rows', 'All rows']);
});

it('counts the pages of a table by the rows that a page has', async () => {
  await show({ rows: '100', page: 6 }, 5_123);
  expect(screen.getByText('Page 6 of 52')).toBeDefined();
});
