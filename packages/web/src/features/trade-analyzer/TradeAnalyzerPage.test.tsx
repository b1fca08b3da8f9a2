import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { PATHS } from '../../paths.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { buildUser } from '../../testing/build-user.ts';
import { drawPageOver } from '../../testing/render-over.tsx';
import { TradeAnalyzerPage } from './TradeAnalyzerPage.tsx';
import { parseTradePlace } from './trade-place.ts';

afterEach(cleanup);

const { settings } = buildLeague().league ?? {};
const ended = settings && { settings: { ...settings, currentWeek: 9, lastTradeWeek: 8 } };

/** The page over one league; what it asks for. */
async function drawn(league: UserLeague) {
  const asked: string[] = [];
  const call = (async (name: string) => {
    asked.push(name);
    if (name === 'listMyRosterLeagues') return { myRosterUserLeagues: [league] };
    return name === 'listSponsors' ? { sponsors: [] } : new Promise(() => {});
  }) as unknown as Call; // answers are invented as far as the page reads them
  await drawPageOver(call, {
    path: PATHS.tradeAnalyzer,
    Page: TradeAnalyzerPage,
    validateSearch: parseTradePlace,
    address: PATHS.tradeAnalyzer,
    user: buildUser(),
  });
  return asked;
}

test('of a guillotine the page says that nobody trades in it, and asks for nothing', async () => {
  const asked = await drawn(buildLeague({ cardGamingMode: 'guillotine' }));
  expect(await screen.findByText('Nobody trades in a guillotine')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Opponent' })).toBeNull();
  expect(asked).not.toContain('listTradeRosters');
});

test('of a league past its last week for trades the page says so, and goes on', async () => {
  await drawn(buildLeague({}, ended));
  expect(await screen.findByText(/^Trades of this league ended with week 8: /)).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Opponent' })).toBeTruthy();
});
