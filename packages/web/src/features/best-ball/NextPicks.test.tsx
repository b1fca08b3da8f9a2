import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type Answer, callOver, type Transport } from '../../api/call.ts';
import { buildPlayers } from '../../testing/build-draft.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NextPicks } from './NextPicks.tsx';

// Roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

type Suggestions = Answer<'listBestBallSuggestions'>;

const players = buildPlayers().slice(0, 3);
const idOf = (at: number) => players[at]?.athlete?.id ?? '';
const nameOf = (at: number) => players[at]?.athlete?.fullName ?? '';

const team = (id: string, seat: number): Suggestions['running'][number] => ({
  ...{
    id,
    site: 'underdog',
    siteName: 'Underdog',
    tournament: 'The big one',
    entryFeeDollars: 10,
    draftSize: 12,
    seat,
    startedAt: '2026-06-01T12:00:00Z',
  },
  ...{ rounds: 3, isFavorite: false, stacks: 0, closingValue: null },
  shape: { QB: 1, RB: 1, WR: 1, TE: 0, other: 0 },
});

/** A server with two drafts under way, which leaves out whoever is said to be gone; or with none. */
function serverOf(isRunning = true) {
  const asked: URLSearchParams[] = [];
  const transport: Transport = async (_method, path) => {
    const query = new URL(path, 'http://here').searchParams;
    asked.push(query);
    const running = isRunning ? [team('one', 1), team('two', 2)] : [];
    const gone = query.get('gone')?.split(',') ?? [];
    const chosen = running.find(({ id }) => id === query.get('bestBallTeamId')) ?? running[0];
    const suggestions = players.flatMap(({ athlete, team: defense }, at) =>
      gone.includes(athlete?.id ?? '')
        ? []
        : [
            {
              ...{ athlete, team: defense, name: athlete?.fullName ?? '', position: 'WR', nflTeam: 'BUF', byeWeek: 7 },
              ...{ adp: 48 + at, value: -at },
              reasons: [{ kind: 'stack', names: ['Ann Able'], amount: null }],
              warnings: at === 0 ? [{ kind: 'exposure', names: [], amount: 40 }] : [],
            },
          ],
    );
    const shape = { QB: 1.1, RB: 2, WR: 2, TE: 0.5 };
    const told = { rounds: 18, nextPick: 48, asOf: '2026-06-17', earliestAdp: 40.8 };
    const draft = chosen ? { team: chosen, ...told, usual: { next: shape, whole: shape }, suggestions } : null;
    return { data: { running, draft }, error: null };
  };
  return { asked, transport };
}

const show = (transport: Transport) => drawOver(callOver(transport), <NextPicks seasonId="2026" />);

test('players are suggested with what speaks for and against them, and whoever is marked as gone is left out', async () => {
  const { asked, transport } = serverOf();
  await show(transport);
  expect(await screen.findByText(/Pick 48, round 4 of at least 18/)).toBeTruthy();
  expect(screen.getAllByText('Stacks with Ann Able')).toHaveLength(3);
  expect(screen.getByText('On 40.0% of your other teams')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: `${nameOf(0)} is gone` }));
  expect(await screen.findByText('1 player is left out as gone.', { exact: false })).toBeTruthy();
  await vi.waitFor(() => expect(screen.getAllByText('Stacks with Ann Able')).toHaveLength(2));
  expect(asked.at(-1)?.get('gone')).toBe(idOf(0));
  await userEvent.click(screen.getByRole('button', { name: 'Take them back' }));
  await vi.waitFor(() => expect(screen.getAllByText('Stacks with Ann Able')).toHaveLength(3));
});

test('another draft is asked for by its id, and begins without anybody gone', async () => {
  const { asked, transport } = serverOf();
  await show(transport);
  await userEvent.click(await screen.findByRole('button', { name: `${nameOf(1)} is gone` }));
  await userEvent.selectOptions(screen.getByLabelText('Draft'), 'two');
  await vi.waitFor(() => expect(asked.at(-1)?.get('bestBallTeamId')).toBe('two'));
  expect(asked.at(-1)?.get('gone')).toBeNull();
});

test('without a draft under way the screen says what would stand here', async () => {
  await show(serverOf(false).transport);
  expect(await screen.findByText('No draft of yours is under way')).toBeTruthy();
});
