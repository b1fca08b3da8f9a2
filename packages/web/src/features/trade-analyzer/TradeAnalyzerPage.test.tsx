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

test.each([
  ['a guillotine', buildLeague({ cardGamingMode: 'guillotine' }), 'Nobody trades in a guillotine'],
  ['a league past its last week for trades', buildLeague({}, ended), 'Trades of this league ended with week 8'],
])('of %s the page says that nobody trades in it, and asks for nothing', async (_, league, words) => {
  const asked: string[] = [];
  const call = (async (name: string) => {
    asked.push(name);
    if (name === 'listMyRosterLeagues') return { myRosterUserLeagues: [league] };
    return { sponsors: [] };
  }) as unknown as Call; // answers are invented as far as the page reads them
  await drawPageOver(call, {
    path: PATHS.tradeAnalyzer,
    Page: TradeAnalyzerPage,
    validateSearch: parseTradePlace,
    address: PATHS.tradeAnalyzer,
    user: buildUser(),
  });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Opponent' })).toBeNull();
  expect(asked).not.toContain('listTradeRosters');
});
