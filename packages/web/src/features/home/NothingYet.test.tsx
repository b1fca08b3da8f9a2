import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NothingYet } from './NothingYet.tsx';

afterEach(cleanup);

test('before anything of a season is published, its schedules and the last season that is kept are offered', async () => {
  const call = async (name: string) =>
    name === 'currentSeason'
      ? { season: { id: '2026', year: 2026 } }
      : { seasons: [{ id: '2023' }, { id: '2025' }, { id: '2026' }] };
  await drawOver(call as unknown as Call, <NothingYet />);
  expect(await screen.findByText('Nothing of 2026 has been published yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Schedules of 2026' }).getAttribute('href')).toBe('/nfl/teams');
  expect(screen.getByRole('link', { name: 'How 2025 ended' }).getAttribute('href')).toBe('/season-stats?season=2025');
});
