import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, callOver, type Transport } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { RunningDrafts } from './RunningDrafts.tsx';

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

type Draft = Answer<'listBestBallRunning'>['drafts'][number];

const draftOf = (id: string, seat: number, more: Partial<Draft>): Draft => ({
  team: {
    ...{
      id,
      site: 'underdog',
      siteName: 'Underdog',
      tournament: 'The big one',
      entryFeeDollars: 10,
      draftSize: 12,
      seat,
    },
    ...{ startedAt: '2026-06-01T12:00:00Z', rounds: 3, isFavorite: false, stacks: 0, closingValue: null },
    shape: { QB: 1, RB: 1, WR: 1, TE: 0, other: 0 },
  },
  ...{ rounds: 18, nextPick: 48, picksBefore: 5, lastPickAt: '2026-06-03T08:00:00Z', hoursAPick: 0.6 },
  ...{ expectedAt: '2026-06-03T11:00:00Z', endsBy: '2026-06-05T08:00:00Z', best: null },
  ...more,
});

/** A server with running drafts, which has nobody to suggest. */
function serverOf(drafts: readonly Draft[]) {
  const asked: URL[] = [];
  const transport: Transport = async (_method, path) => {
    const url = new URL(path, 'http://here');
    asked.push(url);
    if (url.pathname.endsWith('/running')) return { data: { now: '2026-06-03T12:00:00Z', drafts }, error: null };
    return { data: { running: [], draft: null }, error: null };
  };
  return { asked, transport };
}

const show = (transport: Transport) => drawOver(callOver(transport), <RunningDrafts seasonId="2026" />);

test('drafts tell when their turn comes, who is best there, and what speaks against them', async () => {
  const best = { athlete: null, team: null, name: 'Ann Able', position: 'WR', warnings: ['bye' as const] };
  const { asked, transport } = serverOf([draftOf('one', 3, { best }), draftOf('two', 7, { endsBy: null })]);
  await show(transport);
  const table = await screen.findByRole('table', { name: /when their next turn comes/ });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('may have come 1 h ago');
  expect(first?.textContent).toContain('Ann Able WR');
  expect(first?.textContent).toContain('same bye');
  expect(second?.textContent).toContain('the file has days alone');
  await userEvent.click(screen.getByRole('radio', { name: '4 hours' }));
  await vi.waitFor(() => expect(asked.some((url) => url.searchParams.get('clockHours') === '4')).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: /Whom to take: .* seat 7/ }));
  await vi.waitFor(() => expect(asked.at(-1)?.searchParams.get('bestBallTeamId')).toBe('two'));
});

test('without a running draft it says what one is', async () => {
  await show(serverOf([]).transport);
  expect(await screen.findByText('No draft of yours is under way')).toBeTruthy();
});
