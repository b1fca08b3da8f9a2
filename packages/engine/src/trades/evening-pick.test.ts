import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTradeLeague, evenWire } from '../testing/trade-leagues.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { eveningPick } from './evening-pick.ts';
import { tradeLeague, weeksLeft } from './trade-league.ts';
import { evenness } from './trade-odds.ts';

const SLOTS: SlotCounts = { QB: 0, RB: 1, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 2 };
const runner = (id: string, value: number) => ({
  ...{ id, positions: ['RB'] as const, points: Float64Array.from([10]), value },
});
/** Ann's star, whom the market gives 100 for, and Bob's best, 60; the other of Bob's as given. */
const leagueWith = (other: number) =>
  tradeLeague({
    ...{ slots: SLOTS, rosterSize: 3, weeks: weeksLeft(14, 15, 14) },
    wire: evenWire({ QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0 }, 1),
    teams: [
      { id: 'Ann', players: [runner('A1', 100), runner('A2', 0)] },
      { id: 'Bob', players: [runner('B1', 60), runner('B2', other)] },
    ],
  });
const TRADE = { teamId: 'Ann', opponentId: 'Bob', gives: ['A1'], gets: ['B1'] };
const NONE = { gives: [], gets: [] };
/** With 60 they make 67, 92 and 131 of Ann's 100. */
const PICKS = [10, 45, 90];

test('whoever gets more adds the pick that comes closest, not the best', () => {
  const left = { gives: PICKS, gets: PICKS };
  expect(eveningPick(leagueWith(5), TRADE, NONE, left)).toEqual({ side: 'gets', at: 1 });
  const turned = { teamId: 'Bob', opponentId: 'Ann', gives: ['B1'], gets: ['A1'] };
  expect(eveningPick(leagueWith(5), turned, NONE, left)).toEqual({ side: 'gives', at: 1 });
});

test('what is traded beside players already counts', () => {
  expect(eveningPick(leagueWith(5), TRADE, { gives: [60], gets: [] }, { gives: [], gets: PICKS })).toMatchObject({
    at: 2,
  });
  expect(eveningPick(leagueWith(5), TRADE, { gives: [], gets: [45] }, { gives: PICKS, gets: PICKS })).toBeNull();
});

test('there is none where some player comes as close, where no pick helps, and where there is none to add', () => {
  expect(eveningPick(leagueWith(45), TRADE, NONE, { gives: [], gets: PICKS })).toBeNull();
  expect(eveningPick(leagueWith(5), TRADE, NONE, { gives: PICKS, gets: [0] })).toBeNull();
  expect(eveningPick(leagueWith(5), TRADE, NONE, NONE)).toBeNull();
});

test('one is told exactly where it makes a trade more even than any player does, and no other pick comes closer', () => {
  const values = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 4 });
  fc.assert(
    fc.property(anyTradeLeague({ teams: 2, players: 4, weeks: 1, places: 3 }), values, values, (any, gives, gets) => {
      const [mine = [], theirs = []] = any.teams.map(({ players }) => players.map(({ id }) => id));
      fc.pre(mine.length > 0 && theirs.length > 0);
      const league = tradeLeague(any);
      const trade = { teamId: 'team 0', opponentId: 'team 1', gives: mine.slice(0, 1), gets: theirs.slice(0, 1) };
      const left = { gives, gets };
      const evennessOf = evenness(league);
      const withPick = (side: 'gives' | 'gets', value: number) => evennessOf(trade, { ...NONE, [side]: [value] });
      const byPick = Math.max(
        0,
        ...gives.map((value) => withPick('gives', value)),
        ...gets.map((value) => withPick('gets', value)),
      );
      const byPlayer = Math.max(
        0,
        ...mine.slice(1).map((id) => evennessOf({ ...trade, gives: [...trade.gives, id] })),
        ...theirs.slice(1).map((id) => evennessOf({ ...trade, gets: [...trade.gets, id] })),
      );
      const now = evennessOf(trade);
      const told = eveningPick(league, trade, NONE, left);
      expect(told !== null).toBe(now < 0.9 && byPick > Math.max(now, byPlayer));
      if (told) expect(withPick(told.side, left[told.side][told.at] ?? 0)).toBe(byPick);
    }),
    { numRuns: 300 },
  );
});
