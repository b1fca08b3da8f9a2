import type { Season } from '@pylon/contract/wire';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Transport } from '../../api/call.ts';
import { callOver } from '../../api/call.ts';
import { fakeServer } from '../../testing/fake-answers.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { RankingsFilters } from './RankingsFilters.tsx';

afterEach(cleanup);

const season = (year: number, status: Season['status']): Season => ({
  ...{ id: String(year), year, type: 'REG', status, currentWeek: 3, weeks: [1, 2, 3] },
  ...{ startAt: `${year}-09-10`, endDate: `${year + 1}-01-10`, sportLeague: 'NFL' },
});
const now = season(2026, 'INPROGRESS');

/** The usual answers, of two seasons. */
const transport: Transport = async (method, path, ...rest) =>
  path.startsWith('/api/seasons/list')
    ? { data: { seasons: [now, season(2025, 'CLOSED')] }, error: null }
    : fakeServer().transport(method, path, ...rest);

test.each([
  ['Seasonal', 1],
  ['Weekly', 1],
  ['RestOfSeason', 0],
] as const)('rankings of the period %s offer %i choice of the season', async (period, count) => {
  const rest = { search: {}, onSearch: () => {}, season: now, experts: [] };
  await drawOver(callOver(transport), <RankingsFilters {...rest} period={period} />);
  await screen.findByRole('button', { name: /^Experts/ }, { timeout: 20_000 });
  expect(screen.queryAllByLabelText('Season')).toHaveLength(count);
});
