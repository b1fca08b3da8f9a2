import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const columns = [
  { head: 'Name', cell: (row: { name: string; rank: number | null }) => row.name },
  { head: 'Rank', cell: (row: { name: string; rank: number | null }) => row.rank },
];

test('commas and quotes stay inside their field', () => {
  expect(toCsv(columns, [{ name: 'Walker, "K9"', rank: 3 }])).toBe('Name,Rank\r\n"Walker, ""K9""",3\r\n');
});

test('no number is an empty field, and a negative number stays one', () => {
  expect(
    toCsv(columns, [
      { name: 'A', rank: null },
      { name: 'B', rank: -2.5 },
    ]),
  ).toBe('Name,Rank\r\nA,\r\nB,-2.5\r\n');
});

test('a name can never become a formula', () => {
  expect(toCsv(columns, [{ name: '=HYPERLINK("x")', rank: 1 }])).toContain(`"'=HYPERLINK(""x"")",1`);
});

test('a locked cell is empty in the file', () => {
  const adp = { head: 'ADP', cell: () => ({ locked: true, tier: 1 }) as const };
  expect(toCsv([adp, adp], [{}])).toBe('ADP,ADP\r\n,\r\n');
});
