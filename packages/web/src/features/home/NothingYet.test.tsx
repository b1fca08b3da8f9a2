import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NothingYet } from './NothingYet.tsx';

afterEach(cleanup);

const overProjections = (total: number) =>
  drawOver(
    (async (name: string) =>
      name === 'listProjections'
        ? { total }
        : name === 'currentSeason'
          ? { season: { id: '2026', year: 2026 } }
          : { seasons: [{ id: '2023' }, { id: '2025' }, { id: '2026' }] }) as unknown as Call,
    <NothingYet search={{}} />,
  );

test('before drafts of a season are ranked, its schedules and the last season that is kept are offered', async () => {
  await overProjections(0);
  expect(await screen.findByText('No draft rankings of 2026 have been published yet')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Projections of week 1' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Schedules of 2026' }).getAttribute('href')).toBe('/nfl/teams');
  expect(screen.getByRole('link', { name: 'How 2025 ended' }).getAttribute('href')).toBe('/season-stats?season=2025');
});

test('projections of its first week are offered as soon as there are any', async () => {
  await overProjections(386);
  const link = await screen.findByRole('link', { name: 'Projections of week 1' });
  expect(link.getAttribute('href')).toBe('/projections');
});
