import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { EmptyTable, type InSeason } from './EmptyTable.tsx';
import type { TableSearch } from './table-search.ts';

afterEach(cleanup);

/** What the one button of an empty table of 2026 does; 2025 and 2024 have data too. */
async function pressed(
  search: TableSearch & { readonly side?: string },
  years = ['2026', '2025', '2024'],
  needs?: { readonly what: string; readonly asOf: string },
  status = 'SCHEDULED',
  inSeason?: InSeason,
) {
  const call = vi.fn(async (name: string, input: { readonly seasonId: string }) =>
    name === 'listSeasons'
      ? { seasons: years.map((id) => ({ id })) }
      : name === 'currentSeason'
        ? { season: { id: '2026', status } }
        : { total: input.seasonId === '2025' ? 1 : 0 },
  );
  const onSearch = vi.fn();
  await drawOver(
    call as unknown as Call,
    <EmptyTable
      search={search}
      onSearch={onSearch}
      clears={{ side: undefined } as object}
      needs={needs}
      inSeason={inSeason}
    />,
  );
  await screen.findByText('There are no records to show');
  if (inSeason) {
    await waitFor(() => expect(call.mock.lastCall?.[0]).toBe('listSnapCounts'));
    await call.mock.results.at(-1)?.value;
    await act(async () => {});
  }
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
  expect(screen.getByText('None of this has been published for 2026 yet.')).toBeDefined();
  cleanup();
  expect((await pressed({ season: '2025' })).button).toBe('Show 2024');
  expect(screen.getByText('None of this is known of 2025.')).toBeDefined();
});

test('a season that is over is not told to be still to come', async () => {
  expect((await pressed({}, ['2026', '2025'], undefined, 'CLOSED')).button).toBe('Show 2025');
  expect(screen.getByText('None of this is known of 2026.')).toBeDefined();
});

test('the season before is offered where the table has rows of it, and else not', async () => {
  const inSeason: InSeason = (seasonId) => ['listSnapCounts', { seasonId }];
  const needs = { what: 'charted plays', asOf: '2026-03-20' };
  const years = ['2026', '2025', '2024'];
  expect((await pressed({}, years, undefined, 'SCHEDULED', inSeason)).button).toBe('Show 2025');
  cleanup();
  expect((await pressed({}, years, needs, 'SCHEDULED', inSeason)).button).toBe('Show 2025');
  cleanup();
  expect((await pressed({ season: '2025' }, years, undefined, 'SCHEDULED', inSeason)).button).toBeUndefined();
});

test('where there is no season before it, there is nothing to press', async () => {
  expect((await pressed({}, ['2026'])).button).toBeUndefined();
});

test('a table that takes lists of its own says which are missing, and from which day the data are', async () => {
  const needs = { what: 'dynasty drafts', asOf: '2026-08-22' };
  const missing = /^Of 2026 the data of .*22.* hold none of what this takes: dynasty drafts\.$/;
  expect((await pressed({ side: 'defense' }, ['2026'], needs)).button).toBe('Clear filters');
  expect(screen.getByText(missing)).toBeDefined();
  cleanup();
  expect((await pressed({}, ['2026', '2025'], needs)).button).toBeUndefined();
  cleanup();
  await pressed({ side: 'defense', q: 'zzz' }, ['2026'], needs);
  expect(screen.queryByText(missing)).toBeNull();
});
