import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const OFFER = {
  ...{ userLeagueId: 'u1', leagueName: 'Home', kind: 'trade-offer', locksAt: null, position: null, kickoff: null },
  ...{ player: { athlete: null, team: null, name: 'Wes Ender' }, instead: null },
  ...{ insteadPoints: null, gainedPoints: null, surePercent: null },
};
const TRADE = { participantId: '2', tradeAwayRosterIds: ['1:a', '1:b'], tradeForRosterIds: ['2:c'], hasMore: true };

/** What needs attention, of what the server tells. */
const draw = (needs: readonly object[], fantasyAccounts: readonly object[] = []) =>
  drawOver(
    (async (name: string) =>
      name === 'listFantasyAccounts'
        ? { fantasyAccounts }
        : { needs, exposure: [], splits: [], leagues: 1, unknown: [], basis: 'house' }) as unknown as Call, // its two calls
    <NeedsAttention />,
  );

test('an offered trade opens in the analyzer with its players', async () => {
  await draw([{ ...OFFER, trade: TRADE }]);
  const link = await screen.findByRole('link', { name: 'Look at the trade in Home' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://localhost');
  expect(Object.fromEntries([...searchParams].map(([name, text]) => [name, text.replaceAll('"', '')]))).toEqual({
    ...{ league: 'u1', opponent: '2', away: '1:a,1:b', for: '2:c' },
  });
  expect(screen.getByText(/picks or dollars change hands too/)).toBeTruthy();
});

test('an offer that the analyzer does not take leads to the league alone', async () => {
  await draw([{ ...OFFER, trade: null }]);
  const link = await screen.findByRole('link', { name: 'Look at the trade in Home' });
  expect(link.getAttribute('href')).not.toContain('away');
});

test('a sign-in that ends names its platform as people do', async () => {
  const account = {
    id: 'a1',
    name: 'ada',
    fantasyConnector: 'Espn',
    signInEndsAt: '2020-01-02T00:00:00Z',
    needsSignIn: false,
  };
  await draw([], [account]);
  expect(await screen.findByText(/Connect ada at ESPN again: the sign-in ended/)).toBeTruthy();
});

test('what locks goes once it has locked', async () => {
  vi.useFakeTimers({ now: new Date('2026-10-04T16:50:00Z') });
  const kickoff = '2026-10-04T17:00:00Z';
  const call = async (name: string) => ({
    ...{ fantasyAccounts: [], exposure: [], splits: [], leagues: 1, unknown: [], basis: 'house' },
    needs: name === 'needsAttention' && Date.now() < Date.parse(kickoff) ? [{ ...OFFER, locksAt: kickoff }] : [],
  });
  await drawOver(call as unknown as Call, <NeedsAttention />); // its two calls
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await passes(9 * 60_000);
  expect(screen.getByRole('link', { name: 'Look at the trade in Home' })).toBeTruthy();
  await passes(2 * 60_000);
  expect(screen.getByText(/^Nothing to do/)).toBeTruthy();
});
