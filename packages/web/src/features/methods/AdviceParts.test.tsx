import type { AdviceRecord } from '@pylon/contract/accuracy/advice-record';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { AdviceParts } from './AdviceParts.tsx';

afterEach(cleanup);

const record = (more: Partial<AdviceRecord> = {}): AdviceRecord => ({
  ...{ kind: 'start', basis: 'house', cases: 1234, leagueWeeks: 40 },
  ...{ since: '2026-09-10T23:00:00.000Z', judgedAt: '2026-11-24T12:00:00.000Z' },
  own: { brier: 0.2123, logLoss: 0.6123, right: 0.661 },
  baselineName: 'higher-projection',
  baseline: { brier: 0.2258, logLoss: 0.6456, right: 0.655 },
  bands: [
    { band: 4, cases: 300, said: 0.46, happened: 0.49 },
    { band: 7, cases: 934, said: 0.75, happened: 0.71 },
  ],
  ...more,
});

/** The part over answers of everybody's and of one's own leagues. */
async function draw(all: readonly AdviceRecord[], own: readonly AdviceRecord[] | Error = [], isSignedIn = false) {
  const asked: string[] = [];
  const call = (async (name: string) => {
    asked.push(name);
    if (name === 'listAdviceRecords') return { records: all };
    if (own instanceof Error) throw own;
    return { records: own };
  }) as unknown as Call; // no other call is made
  await drawPageOver(call, { path: '/', Page: AdviceParts, user: isSignedIn ? buildUser() : null });
  return asked;
}

test('each tool stands beside its baseline, with how many chances were told since when', async () => {
  await draw([
    record(),
    record({ kind: 'win', baselineName: 'record-so-far' }),
    record({ kind: 'trade', baselineName: 'higher-value' }),
  ]);
  const table = await screen.findByRole('table', { name: /over all leagues together/ });
  const [, start, win, trade] = within(table).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent);
  expect(cells(start)).toEqual([
    ...['Start or sit, our projections', '1,234', '66.1%', '0.212', '0.612'],
    ...['Higher projection', '65.5%', '0.226', '0.646', '40', 'Sep 10, 2026', 'Nov 24, 2026'],
  ]);
  expect(cells(win).slice(0, 6)).toEqual([
    ...['Match-ups, our projections', '1,234', '66.1%', '0.212', '0.612', 'Record so far'],
  ]);
  expect(cells(trade).slice(0, 6)).toEqual([
    ...['Trades, our projections', '1,234', '66.1%', '0.212', '0.612', 'More market value'],
  ]);
});

test('a reliability chart shows what was said against what happened, and the table beside it has the numbers', async () => {
  await draw([record()]);
  const chart = await screen.findByRole('img', { name: /^Start or sit, our projections: chances told/ });
  const [low, high] = chart.querySelectorAll('circle');
  const place = (circle: Element | undefined) => ['cx', 'cy', 'r'].map((name) => Number(circle?.getAttribute(name)));
  const [[x = 0, y = 0, small = 0], [x2 = 0, y2 = 0, large = 0]] = [place(low), place(high)];
  expect([x < x2, y > y2, small < large]).toEqual([true, true, true]);
  const table = screen.getByRole('table', { name: /^The chance that a starter outscores/ });
  expect(within(table).getByRole('row', { name: '70 to 80% 934 75.0% 71.0%' })).toBeTruthy();
});

test('without enough leagues it says why there is no record', async () => {
  await draw([]);
  expect(await screen.findByText('No record yet')).toBeTruthy();
  expect(screen.getByText(/5 leagues of 5 people or more/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('a visitor is told of no leagues of their own, and nobody asks for them', async () => {
  const asked = await draw([record()]);
  await screen.findByRole('table', { name: /over all leagues together/ });
  expect(screen.queryByRole('heading', { name: 'What they told of your leagues' })).toBeNull();
  expect(asked).toEqual(['listAdviceRecords']);
});

test('a person sees the same of the leagues of their list, or that nothing is judged there yet', async () => {
  await draw([], [record({ cases: 27, leagueWeeks: 1 })], true);
  const table = await screen.findByRole('table', { name: /over the leagues of your list/ });
  expect(within(table).getByRole('row', { name: /^Start or sit, our projections 27 / })).toBeTruthy();
  cleanup();
  await draw([], [], true);
  expect(await screen.findByText('Nothing judged in your leagues yet')).toBeTruthy();
});

test('a record of one’s own that cannot be had leaves that of all leagues in its place', async () => {
  await draw([record()], new ApiFailure('invalid-parameters', 'no'), true);
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByRole('table', { name: /over all leagues together/ })).toBeTruthy();
});
