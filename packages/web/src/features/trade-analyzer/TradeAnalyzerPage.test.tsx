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

test('of a guillotine the page says that nobody trades in it, and asks for nothing', async () => {
  const asked: string[] = [];
  const call = (async (name: string) => {
    asked.push(name);
    if (name === 'listMyRosterLeagues') return { myRosterUserLeagues: [buildLeague({ cardGamingMode: 'guillotine' })] };
    return { sponsors: [] };
  }) as unknown as Call; // answers are invented as far as the page reads them
  await drawPageOver(call, {
    path: PATHS.tradeAnalyzer,
    Page: TradeAnalyzerPage,
    validateSearch: parseTradePlace,
    address: PATHS.tradeAnalyzer,
    user: buildUser(),
  });
  expect(await screen.findByText('Nobody trades in a guillotine')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Opponent' })).toBeNull();
  expect(asked).not.toContain('listTradeRosters');
});
