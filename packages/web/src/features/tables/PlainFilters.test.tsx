import { utilization } from '@pylon/contract/tables/usage/utilization.table';
import { sos } from '@pylon/contract/tables/week/sos.table';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type Answer, callOver } from '../../api/call.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { PlainFilters } from './PlainFilters.tsx';
import { parsePlainSearch } from './plain-table.ts';

afterEach(cleanup);

test.each([
  ['weeks of a schedule', sos, { fromWeek: '3', throughWeek: '8' }, '2'],
  ['weeks of a schedule that are the usual ones', sos, { fromWeek: '0', throughWeek: '17' }, ''],
  ['what the table has no filter for', sos, { week: '3', team: 'BUF' }, '1'],
  ['a week', utilization, { week: '3' }, '1'],
] as const)('the button of a phone counts %s as filters in force', async (_, table, raw, count) => {
  const search = parsePlainSearch(table)(raw);
  await drawOver(callOver(fakeServer().transport), <PlainFilters table={table} search={search} onSearch={() => {}} />);
  const button = await screen.findByRole('button', { name: /^Filters/ }, { timeout: 20_000 });
  expect(button.textContent).toBe(`Filters${count}`);
});

test('a past season offers its own weeks, its play-offs among them, while the next has none yet', async () => {
  const { transport } = fakeServer();
  const { seasons } = (await callOver(transport)('listSeasons', {})) as Answer<'listSeasons'>;
  const past = { ...seasons[0], id: '2025', year: 2025, weeks: [1, 2, 3, 19, 20] };
  const call = callOver(async (method, path, body) =>
    path === '/api/seasons/list'
      ? { data: { seasons: [...seasons, past] }, error: null }
      : transport(method, path, body),
  );
  await drawOver(call, <PlainFilters table={utilization} search={{ season: '2025' }} onSearch={() => {}} />);
  const weeks = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Week' });
  expect([...weeks.options].map(({ value }) => value)).toEqual(['-1', '1', '2', '3', '19', '20']);
});
