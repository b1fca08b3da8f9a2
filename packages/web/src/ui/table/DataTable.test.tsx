import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';

interface Row {
  readonly name: string;
  readonly points: number;
  readonly tier: number;
}

const rows: readonly Row[] = [
  { name: 'Vane', points: 300, tier: 1 },
  { name: 'Holloway', points: 250, tier: 1 },
  { name: 'Poole', points: 200, tier: 2 },
];

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Player', shows: 'phone', cell: (row) => row.name },
  { key: 'points', title: 'Points', shows: 'phone', sortKey: 'points', isHighFirst: true, cell: (row) => row.points },
  { key: 'tier', title: 'Tier', shows: 'desktop', cell: (row) => row.tier },
];

const base = { caption: 'Players', columns, rows, keyOf: (row: Row) => row.name, nameKey: 'name' };

afterEach(cleanup);

test('the column in force says which way it is sorted, and a click turns it round', async () => {
  const onSort = vi.fn();
  render(<DataTable {...base} sort="-points" onSort={onSort} />);
  expect(screen.getByRole('columnheader', { name: 'Points' }).getAttribute('aria-sort')).toBe('descending');
  await userEvent.click(screen.getByRole('button', { name: 'Points' }));
  expect(onSort).toHaveBeenCalledWith('points');
});

test('a column that cannot be sorted is no button', () => {
  render(<DataTable {...base} sort="-points" onSort={() => {}} />);
  expect(within(screen.getByRole('columnheader', { name: 'Player' })).queryByRole('button')).toBeNull();
});

test('every head with a hint explains itself, sortable, locked or neither', () => {
  const hinted = columns.map((column) => ({ ...column, hint: `What ${column.title} says` }));
  const locked = { ...hinted[1], key: 'locked', title: 'Locked', lock: 'Tier 1' } as Column<Row>; // all of a column
  render(<DataTable {...base} columns={[...hinted, locked]} sort="-points" onSort={() => {}} />);
  for (const { title } of [...hinted, locked]) {
    const head = screen.getByRole('columnheader', { name: new RegExp(`^${title}`) });
    expect(within(head).getByRole('tooltip', { hidden: true }).textContent).toMatch(/^What \w+ says$/);
    expect(head.querySelector('[aria-describedby]')).not.toBeNull();
  }
});

test('a column for the screen alone is on paper neither in the head nor in a row', () => {
  const pressed: Column<Row> = { ...columns[2], key: 'again', title: 'Again', isOnScreenOnly: true } as Column<Row>; // all of a column
  render(<DataTable {...base} columns={[...columns, pressed]} />);
  const ofPaper = (name: string) => !screen.getByRole('columnheader', { name }).classList.contains('no-print');
  expect(['Tier', 'Again'].map(ofPaper)).toEqual([true, false]);
  // The cells with the button of a phone are no paper's either.
  expect(document.querySelectorAll('tbody td.no-print')).toHaveLength(2 * rows.length);
});

test('the column of names heads each row', () => {
  render(<DataTable {...base} />);
  expect(screen.getByRole('rowheader', { name: 'Vane' })).toBeTruthy();
});

test('what a phone hides opens under its row', async () => {
  render(<DataTable {...base} />);
  const [more] = screen.getAllByRole('button', { name: 'More' });
  if (!more) throw new Error('no row can be opened');
  expect(more.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(more);
  expect(screen.getByRole('term').textContent).toBe('Tier');
  expect(screen.getByRole('definition').textContent).toBe('1');
  await userEvent.click(screen.getByRole('button', { name: 'Less' }));
  expect(screen.queryByRole('term')).toBeNull();
});

test('a column that nobody picked is not shown, but opens under its row on a phone', async () => {
  const picked: Column<Row> = { key: 'rank', title: 'Rank', shows: 'picked', cell: (row) => row.tier * 10 };
  render(<DataTable {...base} columns={[...columns, picked]} />);
  expect(screen.queryByRole('columnheader', { name: 'Rank' })).toBeNull();
  const [more] = screen.getAllByRole('button', { name: 'More' });
  if (!more) throw new Error('no row can be opened');
  await userEvent.click(more);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Tier', 'Rank']);
});

test('a line stands only where the tier changes', () => {
  render(
    <DataTable
      {...base}
      breakBefore={(row, previous) => (row.tier === previous?.tier ? null : <span>TIER {row.tier}</span>)}
    />,
  );
  expect(screen.getAllByText(/^TIER/).map((line) => line.textContent)).toEqual(['TIER 1', 'TIER 2']);
});

test('a cover lies over the locked columns from the first row to the last, and a phone keeps their locks', () => {
  const locked: Column<Row> = {
    key: 'adp',
    title: 'ADP',
    shows: 'phone',
    sortKey: 'adp',
    lock: 'Tier 1',
    cell: () => 'lock',
  };
  render(
    <DataTable
      {...base}
      columns={[...columns, locked]}
      sort="-points"
      onSort={() => {}}
      breakBefore={(row, previous) => (row.tier === previous?.tier ? null : <span>TIER {row.tier}</span>)}
      cover="covered"
    />,
  );
  const cover = screen.getByText('covered');
  // Three rows, and the line before the third.
  expect([cover.getAttribute('rowspan'), cover.getAttribute('colspan')]).toEqual(['4', '1']);
  expect(screen.getAllByText('lock')).toHaveLength(3);
  expect(within(screen.getByRole('columnheader', { name: /^ADP/ })).queryByRole('button')).toBeNull();
});

test('a table that its place has room for is no window of its own, and its rows are not drawn again for it', () => {
  let measure = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
      constructor(tell: () => void) {
        measure = tell;
      }
    },
  );
  const cell = vi.fn((row: Row) => row.name);
  render(<DataTable {...base} columns={[{ key: 'name', title: 'Player', shows: 'phone', cell }]} />);
  const place = screen.getByRole('table').parentElement;
  expect(place?.className).toContain('overflow-auto');
  cell.mockClear();
  act(() => measure());
  expect(place?.className).not.toContain('overflow-auto');
  expect(cell).not.toHaveBeenCalled();
});
