import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeAnswers } from '../../../../api/answers.ts';
import { type Call, callOver, type Transport } from '../../../../api/call.ts';
import { buildPick, buildPlayers } from '../../../../testing/build-draft.ts';
import { buildSystem } from '../../../../testing/build-system.ts';
import { letElementsScroll } from '../../../../testing/scrolling.ts';
import { DEFAULT_WISHES, type DraftWishes } from '../wishes/draft-wishes.ts';
import { KeeperBuilder } from './KeeperBuilder.tsx';
import { useKeptPlayers } from './use-kept-players.ts';

letElementsScroll();

// The search waits half a second after the last key, and roles are slow to find where there is no real browser.
vi.setConfig({ testTimeout: 30_000 });
afterEach(cleanup);

const players = buildPlayers();
const [first] = players;

/** A server that finds the pool's first player, and refuses to keep them when told so. */
function serverOf(refusal: string | null): { readonly transport: Transport; readonly built: unknown[] } {
  const built: unknown[] = [];
  return {
    built,
    transport: async (_method, path, body) => {
      if (path.startsWith('/api/teams')) return { data: { teams: [] }, error: null };
      if (path.includes('inline-search')) return { data: { players: [{ ...first, byeWeek: 6 }] }, error: null };
      built.push(body);
      if (refusal !== null) {
        const error = { code: 'invalid-keepers', message: 'No.', fields: { keeper: refusal } } as const;
        return { data: null, error };
      }
      const pick = buildPick(7, 10, first);
      return { data: { mockDraftKeeper: { ...pick, participantIndex: 7, orderLabel: '1.7' } }, error: null };
    },
  };
}

function Host({ initial }: { readonly initial: Partial<DraftWishes> }) {
  const [wishes, setWishes] = useState<DraftWishes>({ ...DEFAULT_WISHES, numberOfTeams: 10, ...initial });
  const kept = useKeptPlayers(wishes, DEFAULT_LEAGUE.slots, '2025');
  return (
    <KeeperBuilder
      wishes={wishes}
      system={buildSystem()}
      slots={DEFAULT_LEAGUE.slots}
      seasonId="2025"
      kept={kept}
      change={(change) => setWishes((held) => ({ ...held, ...change }))}
    />
  );
}

function show(transport: Transport, initial: Partial<DraftWishes> = {}) {
  const call = callOver(transport);
  const root = createRootRouteWithContext<{ call: Call }>()({ component: () => <Host initial={initial} /> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory(), context: { call } });
  render(
    <QueryClientProvider client={makeAnswers(call)}>
      {/* The product's router type has more routes than this part needs. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
}

async function choose() {
  await userEvent.type(await screen.findByRole('combobox', { name: 'Player to keep' }), 'pla');
  await userEvent.click(await screen.findByRole('option', { name: /Player QB1/ }, { timeout: 3_000 }));
}
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add keeper' }));

test('a found player is kept by the chosen team and listed at their pick, and can be removed', async () => {
  const { transport, built } = serverOf(null);
  show(transport, { draftPosition: 7 });
  await choose();
  await add();
  const list = await screen.findByRole('list', { name: 'Keepers' });
  expect(within(list).getByRole('listitem').textContent).toContain('1.7');
  expect(within(list).getByRole('listitem').textContent).toContain('You, round 1');
  expect(built[0]).toMatchObject({ athleteId: 'QB1', participantIndex: 7, round: 1, numberOfTeams: 10, keepers: [] });
  await userEvent.click(within(list).getByRole('button', { name: 'Remove Player QB1' }));
  expect(screen.queryByRole('list', { name: 'Keepers' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Player to keep' }));
});

test('a player who is kept already is refused before anything is sent', async () => {
  const { transport, built } = serverOf(null);
  show(transport, { keepers: [{ entityId: 'QB1', team: 3, round: 3, costDollars: 1 }] });
  await choose();
  const before = built.length;
  await add();
  expect(screen.getByText(KEEPER_WORDS['keeper-twice'])).toBeTruthy();
  expect(built).toHaveLength(before);
});

test('what the server refuses is shown in its words, and nobody is kept', async () => {
  show(serverOf(KEEPER_WORDS['keeper-unknown-player']).transport);
  await choose();
  await add();
  await waitFor(() => expect(screen.getByText(KEEPER_WORDS['keeper-unknown-player'])).toBeTruthy());
  expect(screen.queryByRole('list', { name: 'Keepers' })).toBeNull();
});

test('with a Random number of teams nobody can be kept, and the form says why', async () => {
  show(serverOf(null).transport, { numberOfTeams: -1 });
  expect(await screen.findByText('Keepers hold picks: choose the number of teams first.')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Player to keep' })).toBeNull();
});
