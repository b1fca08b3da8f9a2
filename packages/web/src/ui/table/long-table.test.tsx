import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { letElementsScroll } from '../../testing/scrolling.ts';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

interface Row {
  readonly rank: number;
}

/** jsdom lays nothing out: rows count as what they are drawn as, px. */
const ROW_PX = 40;
const ROWS = 400;
const rows: readonly Row[] = Array.from({ length: ROWS }, (_, index) => ({ rank: index + 1 }));
const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Player', shows: 'phone', cell: ({ rank }) => <a href={`/${rank}`}>Player {rank}</a> },
  { key: 'rank', title: 'Rank', shows: 'phone', cell: ({ rank }) => rank, sortKey: 'rank' },
];

const base: DataTableProps<Row> = {
  caption: 'Players',
  columns,
  rows,
  keyOf: ({ rank }) => String(rank),
  nameKey: 'name',
  whole: { count: ROWS },
};

const page = { scrollY: 0 };
/** The page as far down as so many rows are high. */
const scrollPast = (count: number) =>
  act(() => {
    page.scrollY = count * ROW_PX;
    fireEvent.scroll(window);
  });
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => Number(textContent?.split(' ')[1]));
/** Fewer are drawn once what leaves rows out has come. */
const settled = () => waitFor(() => expect(names().length).toBeLessThan(40));
/** A few screens of rows. */
const FEW = 60;

// Loaded once: no test waits for it.
beforeAll(() => import('./LongRows.tsx'));
letElementsScroll();
beforeEach(() => {
  page.scrollY = 0;
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => page.scrollY);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -page.scrollY, 0, 0));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('of many rows those in sight are drawn, and a screen reader is told how many there are and which these are', async () => {
  render(<DataTable {...base} />);
  await settled();
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(ROWS + 1));
  scrollPast(200);
  expect(names()).toContain(205);
  expect(names()).not.toContain(2);
  expect(names().length).toBeLessThan(FEW);
  expect(screen.getByRole('row', { name: /^Player 205 / }).getAttribute('aria-rowindex')).toBe('206');
});

test('the height of the rows that are left out stands before and behind those that are drawn', async () => {
  render(<DataTable {...base} />);
  await settled();
  scrollPast(200);
  const heights = [...document.querySelectorAll<HTMLElement>('tbody td[style]')].map(({ style }) =>
    Number.parseFloat(style.height),
  );
  expect(heights.reduce((sum, height) => sum + height, 0)).toBe((ROWS - names().length) * ROW_PX);
});

test('the row with the focus stays in the document, however far it is', async () => {
  render(<DataTable {...base} />);
  await settled();
  const link = screen.getByRole('link', { name: 'Player 5' });
  act(() => link.focus());
  scrollPast(300);
  expect(document.activeElement).toBe(link);
  expect(names().slice(0, 2)).toEqual([5, Math.min(...names().slice(1))]);
});

test('rows in another order are read from the first one, and the same in other columns from where one is', async () => {
  const { rerender } = render(<DataTable {...base} />);
  await settled();
  scrollPast(200);
  const toTop = vi.spyOn(Element.prototype, 'scrollIntoView');
  rerender(<DataTable {...base} columns={columns.slice(0, 1)} />);
  expect(toTop).not.toHaveBeenCalled();
  rerender(<DataTable {...base} rows={rows.toReversed()} sort="-rank" />);
  expect(toTop).toHaveBeenCalledOnce();
});

test('on paper all rows are drawn, and afterwards those in sight again', async () => {
  render(<DataTable {...base} />);
  await settled();
  // The rows that are drawn listen a moment later.
  await waitFor(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(names()).toHaveLength(ROWS);
  });
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await settled();
});

test('rows that are still coming have their place, and no name', async () => {
  render(<DataTable {...base} rows={rows.slice(0, 250)} />);
  await settled();
  scrollPast(240);
  expect(Math.max(...names())).toBe(250);
  expect(document.querySelector('tr[data-row="255"]')?.getAttribute('aria-hidden')).toBe('true');
});

test('lines between the rows count among those of the table', async () => {
  render(
    <DataTable
      {...base}
      breakBefore={({ rank }) => (rank % 100 === 1 ? <span>TIER {(rank + 99) / 100}</span> : null)}
    />,
  );
  await settled();
  const places = (name: string) => screen.getByRole('row', { name }).getAttribute('aria-rowindex');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe(String(1 + ROWS + ROWS / 100));
  expect([places('TIER 1'), places('Player 1 1'), places('Player 2 2')]).toEqual(['2', '3', '4']);
});

test('a cover lies over the locked columns of all rows that are drawn, and of those left out', async () => {
  const locked: Column<Row> = { key: 'adp', title: 'ADP', shows: 'phone', lock: 'Tier 1', cell: () => 'lock' };
  render(<DataTable {...base} columns={[...columns, locked]} cover="covered" />);
  await settled();
  scrollPast(200);
  const cell = screen.getByText('covered').closest('td');
  expect(cell?.previousElementSibling?.getAttribute('colspan')).toBe('2');
  expect(cell?.getAttribute('rowspan')).toBe(String(document.querySelectorAll('tbody tr').length));
});

test('a table of few rows is drawn whole', () => {
  render(<DataTable {...base} rows={rows.slice(0, 60)} whole={{ count: 60 }} />);
  expect(names()).toHaveLength(60);
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
});
