import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { callOver } from '../../api/call.ts';
import { fakeServer, provenance, rankingRow, season } from '../../testing/fake-answers.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import type { Column } from '../../ui/table/column.ts';
import type { EntityRow } from '../player/entity.ts';
import { ResearchTable } from './ResearchTable.tsx';
import { parseTableSearch } from './table-search.ts';
import { useTableSearch } from './use-table-search.ts';

afterEach(cleanup);

/** Rows that are open, and what stands in the place of those that are locked. */
let shown: { readonly total: number; readonly under: string | undefined; readonly isHurt?: boolean };

/** How somebody is. */
const health: Column<EntityRow> = {
  ...{ key: 'player', title: 'Player', shows: 'phone' },
  cell: ({ athlete }) => athlete?.injuryStatus ?? 'Well',
};

function rowOf(rank: number, isHurt: boolean) {
  const row = rankingRow(rank, `Number ${rank}`);
  return row.athlete && isHurt ? { ...row, athlete: { ...row.athlete, injuryStatus: 'Out' } } : row;
}

/** The page of the address of a table. */
function Shown() {
  const { total, under, isHurt = false } = shown;
  const [search, onSearch] = useTableSearch();
  const before = ((search.page ?? 1) - 1) * 15;
  const rows = Array.from({ length: Math.max(0, Math.min(15, total - before)) }, (_, index) =>
    rowOf(before + index + 1, isHurt),
  );
  return (
    <ResearchTable
      {...{ caption: 'Rows', columns: [health], rows, total, sort: 'rank', search, onSearch, under, provenance }}
      onExport={async () => {}}
    />
  );
}

function drawn(address: string, total: number, under?: string, isHurt?: boolean) {
  shown = { total, under, isHurt: isHurt === true };
  const page = { path: '/rows', Page: Shown, validateSearch: parseTableSearch, address, user: null };
  const { transport } = fakeServer();
  const now = { ...season, status: 'INPROGRESS', currentWeek: 7 };
  return drawPageOver(
    callOver((method, path, ...rest) =>
      path.startsWith('/api/seasons/current')
        ? Promise.resolve({ data: { season: now }, error: null })
        : transport(method, path, ...rest),
    ),
    page,
  );
}

test.each([
  ['of a list that ends before', '/rows?page=99&team=BUF', 31, undefined, 'Page 3 of 3', '?page=3&team=BUF'],
  ['of rows that a plan closed', '/rows?page=2', 5, 'A plan opens the rest', 'Page 1 of 1', ''],
  ['of nothing but locked rows', '/rows?page=2', 0, 'A plan opens the rest', 'Page 1 of 1', ''],
  ['that is there', '/rows?page=2', 31, undefined, 'Page 2 of 3', '?page=2'],
])('a page %s is the last that there is', async (_, address, total, under, words, search) => {
  const router = await drawn(address, total, under);
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
  expect(router.state.location.searchStr).toBe(search);
});

test('a page that is not there leaves no step back to it', async () => {
  const router = await drawn('/rows?page=99', 31);
  await waitFor(() => expect(screen.getByText('Page 3 of 3')).toBeTruthy());
  expect(router.history.length).toBe(1);
});

test.each([
  [1, '1 player', '1 player, page 1'],
  [31, '31 players', '31 players, page 1'],
])('%i rows are counted in words that fit, also to who hears them', async (total, seen, heard) => {
  await drawn('/rows', total);
  await waitFor(() => expect(screen.getByText(seen)).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe(heard);
});

test.each([
  ['a week gone by', '/rows?week=6', 'Well'],
  ['the week that is played', '/rows?week=7', 'Out'],
  ['the season', '/rows', 'Out'],
])('how somebody is today stands in the table of %s, or it does not', async (_, address, words) => {
  await drawn(address, 1, undefined, true);
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy());
});
