import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { renderOver } from '../../../testing/render-over.tsx';
import type { TableSearch } from '../table-search.ts';
import { useWholeTable } from './use-whole-table.ts';

afterEach(cleanup);

const TOTAL = 2_300;
const AN_ANSWER = 1_000;
const everybody = Array.from({ length: TOTAL }, (_, index) => index);

/** A table of so many rows behind a call; `asked` has where each answer began. */
async function tableOf(search: TableSearch, { fails = false } = {}) {
  const asked: number[] = [];
  let isBroken = fails;
  const call = (async (_name: string, { limit, offset }: { limit: number; offset: number }) => {
    asked.push(offset);
    if (isBroken && offset > 0) throw new ApiFailure('too-many-requests', 'Too many requests');
    return { rows: everybody.slice(offset, offset + limit), total: TOTAL };
  }) as unknown as Call;
  const table = await renderOver(call, () =>
    useWholeTable(
      search,
      ['listGameLogs', { seasonId: '2025', limit: AN_ANSWER, offset: 0 }],
      { rows: everybody.slice(0, AN_ANSWER), total: TOTAL },
      'rows',
    ),
  );
  return { table, asked, heal: () => (isBroken = false) };
}

it('shows the rows of the first answer until all others have come, asked for one answer after the other', async () => {
  const { table, asked } = await tableOf({ rows: 'all' });
  expect(table.current.rows).toHaveLength(AN_ANSWER);
  await waitFor(() => expect(table.current.rows).toEqual(everybody));
  expect(asked).toEqual([0, 1_000, 2_000]);
});

it('asks for nothing more where a page is shown, and reads all of the table for a file', async () => {
  const { table, asked } = await tableOf({ rows: '100' });
  expect(asked).toEqual([]);
  expect(await table.current.readAll()).toEqual(everybody);
});

it('keeps the rows that came when others do not, and asks again when told', async () => {
  const { table, heal } = await tableOf({ rows: 'all' }, { fails: true });
  await waitFor(() => expect(table.current.onRetry).not.toBeNull());
  expect(table.current.rows).toHaveLength(AN_ANSWER);
  heal();
  table.current.onRetry?.();
  await waitFor(() => expect(table.current.rows).toEqual(everybody));
  expect(table.current.onRetry).toBeNull();
});
