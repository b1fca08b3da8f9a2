import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { EmptyTable } from './EmptyTable.tsx';
import type { TableSearch } from './table-search.ts';

afterEach(cleanup);

/** What the one button of an empty table of 2026 does; 2025 and 2024 have data too. */
async function pressed(
  search: TableSearch & { readonly side?: string },
  years = ['2026', '2025', '2024'],
  needs?: { readonly what: string; readonly asOf: string },
  status = 'SCHEDULED',
) {
  const call = async (name: string) =>
    name === 'listSeasons' ? { seasons: years.map((id) => ({ id })) } : { season: { id: '2026', status } };
  const onSearch = vi.fn();
  await drawOver(
    call as unknown as Call,
    <EmptyTable search={search} onSearch={onSearch} clears={{ side: undefined } as object} needs={needs} />,
  );
  await screen.findByText('There are no records to show');
  const button = screen.queryByRole('button');
  if (button) fireEvent.click(button);
  return { button: button?.textContent, change: onSearch.mock.lastCall?.[0] };
}

test.each([{ q: 'zzz' }, { week: 3 }, { side: 'defense' }])(
  'filters that nobody fits are cleared: %o',
  async (search) => {
    const { button, change } = await pressed(search);
    expect(button).toBe('Clear filters');
    expect(change).toMatchObject(Object.fromEntries(Object.keys(search).map((name) => [name, undefined])));
  },
);

test('a season of which nothing is known leads to the one before it, and blames no filter', async () => {
  expect(await pressed({})).toEqual({ button: 'Show 2025', change: { season: '2025' } });
  expect(screen.getByText('Nothing of 2026 has been published yet.')).toBeDefined();
  cleanup();
  expect((await pressed({ season: '2025' })).button).toBe('Show 2024');
  expect(screen.getByText('Nothing of 2025 is kept.')).toBeDefined();
});

test('a season that is over is not told to be still to come', async () => {
  expect((await pressed({}, ['2026', '2025'], undefined, 'CLOSED')).button).toBe('Show 2025');
  expect(screen.getByText('The 2026 season is over, and nothing of this is known of it.')).toBeDefined();
});

test('where there is no season before it, there is nothing to press', async () => {
  expect((await pressed({}, ['2026'])).button).toBeUndefined();
});

test('a table that takes lists of its own says which are missing, and from which day the data are', async () => {
  const needs = { what: 'dynasty drafts', asOf: '2026-08-22' };
  const missing = /^The data of .*22.* hold none of what this takes: dynasty drafts\.$/;
  expect((await pressed({ side: 'defense' }, ['2026'], needs)).button).toBe('Clear filters');
  expect(screen.getByText(missing)).toBeDefined();
  cleanup();
  expect((await pressed({}, ['2026', '2025'], needs)).button).toBeUndefined();
  cleanup();
  await pressed({ side: 'defense', q: 'zzz' }, ['2026'], needs);
  expect(screen.queryByText(missing)).toBeNull();
});
