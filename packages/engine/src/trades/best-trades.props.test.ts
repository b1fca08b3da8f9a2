import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainGain, plainPoints, plainTrades } from '../testing/plain-trades.ts';
import { anyTradeLeague, evenWire } from '../testing/trade-leagues.ts';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import { bestTrades, TRADE_ORDERS, type TradeSearch } from './best-trades.ts';
import { rosterOutlook, tradeEffect, tradeGains } from './trade-effect.ts';
import { tradeLeague } from './trade-league.ts';

const SMALL = { teams: 3, players: 5, weeks: 3, places: 5 };
const anyOrder = fc.constantFrom(...TRADE_ORDERS);
const NOTHING = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0 };
/** All trades, also those that harm, and those that help both. */
const anyLeast = fc.constantFrom(-1000, 1);
const everything = { most: 100_000, leastGain: 1 } as const;

function found(league: Parameters<typeof bestTrades>[0], search: TradeSearch) {
  const result = bestTrades(league, 'team 0', search);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

test.each([
  ['any league', SMALL],
  ['full rosters that start nearly everybody, so that drops cost', { ...SMALL, places: 9, wire: 2, isFull: true }],
  ['few different points, so that many trades are equal', { ...SMALL, weeks: 1, points: 3, wire: 0 }],
])(
  'the search finds every trade that gives both enough, as the plain way does, in the promised order: %s',
  (_, sizes) => {
    let compared = 0;
    fc.assert(
      fc.property(anyTradeLeague(sizes), anyOrder, anyLeast, (facts, order, leastGain) => {
        const search = { ...everything, order, leastGain };
        const { trades, mutual, looked, isComplete } = found(tradeLeague(facts), search);
        expect(trades).toEqual(plainTrades(facts, 'team 0', search));
        expect(mutual).toBe(trades.length);
        expect(isComplete).toBe(true);
        const packages = (team: number) => {
          const count = facts.teams[team]?.players.length ?? 0;
          return (count * (count + 1)) / 2;
        };
        expect(looked).toBe(packages(0) * facts.teams.slice(1).reduce((sum, __, at) => sum + packages(at + 1), 0));
        compared += mutual;
      }),
      { numRuns: 80 },
    );
    expect(compared).toBeGreaterThan(100);
  },
);

test('a few trades are the first of all trades', () => {
  fc.assert(
    fc.property(anyTradeLeague(SMALL), anyOrder, fc.integer({ min: 1, max: 6 }), (facts, order, most) => {
      const league = tradeLeague(facts);
      const all = found(league, { ...everything, order });
      const few = found(league, { ...everything, order, most });
      expect(few.trades).toEqual(all.trades.slice(0, most));
      expect(few.mutual).toBe(all.mutual);
    }),
    { numRuns: 120 },
  );
});

test('of each opponent a few trades are the first with that one, in the order of all', () => {
  fc.assert(
    fc.property(anyTradeLeague(SMALL), anyOrder, fc.integer({ min: 1, max: 3 }), (facts, order, mostEach) => {
      const league = tradeLeague(facts);
      const all = found(league, { ...everything, order }).trades;
      const times = new Map<string, number>();
      const first = all.filter(({ opponentId }) => {
        times.set(opponentId, (times.get(opponentId) ?? 0) + 1);
        return (times.get(opponentId) ?? 0) <= mostEach;
      });
      expect(found(league, { ...everything, order, mostEach }).trades).toEqual(first);
    }),
    { numRuns: 120 },
  );
});

test('a search that is cut says so, and tells only trades that the whole one knows', () => {
  fc.assert(
    fc.property(anyTradeLeague(SMALL), fc.integer({ min: 0, max: 8 }), (facts, packets) => {
      const league = tradeLeague(facts);
      const all = found(league, { ...everything, order: 'product' });
      let asked = 0;
      const cut = found(league, { ...everything, order: 'product', mayGoOn: () => asked++ < packets });
      expect(cut.isComplete).toBe(asked <= packets);
      expect(all.trades).toEqual(expect.arrayContaining([...cut.trades]));
      if (cut.isComplete) expect(cut).toEqual(all);
    }),
    { numRuns: 120 },
  );
});

const anyTradeOf = (most: number) =>
  anyTradeLeague({ teams: 2, players: 6, weeks: 3, places: 5 }).chain((facts) => {
    const some = (team: number) =>
      fc.subarray([...(facts.teams[team]?.players ?? [])], {
        maxLength: Math.min(most, facts.teams[team]?.players.length ?? 0),
      });
    return fc.record({ facts: fc.constant(facts), gives: some(0), gets: some(1) });
  });

test('a trade of up to four players a side has the effect that the plain way gives it, drops included', () => {
  fc.assert(
    fc.property(anyTradeOf(4), ({ facts, gives, gets }) => {
      const [team, opponent] = facts.teams;
      if (!team || !opponent) throw new Error('two teams');
      fc.pre(gives.length > 0 && gets.length > 0);
      const league = tradeLeague(facts);
      const ids = (list: typeof gives) => list.map(({ id }) => id);
      const trade = { teamId: team.id, opponentId: opponent.id, gives: ids(gives), gets: ids(gets) };
      const effect = tradeEffect(league, trade);
      if (!effect.ok) throw new Error(effect.reason);
      const expected = [plainGain(facts, team, gives, gets), plainGain(facts, opponent, gets, gives)];
      expect([effect.value.team.gain, effect.value.opponent.gain]).toEqual(expected);
      expect(tradeGains(league, trade)).toEqual({ ok: true, value: expected });
      for (const side of [effect.value.team, effect.value.opponent]) {
        const before = side.before.playerIds;
        expect(side.after.playerIds.length).toBeLessThanOrEqual(Math.max(facts.rosterSize, before.length));
        expect(side.after.playerIds.some((id) => side.dropped.includes(id))).toBe(false);
      }
    }),
    { numRuns: 300 },
  );
});

test('an outlook’s weeks, starters and positions each add up to its points, and no bench is worth less than none', () => {
  fc.assert(
    fc.property(anyTradeLeague({ teams: 2, players: 9, weeks: 4, places: 8 }), (facts) => {
      const players = facts.teams[0]?.players ?? [];
      const outlook = rosterOutlook(tradeLeague(facts), players);
      const weighted = outlook.weekPoints.reduce(
        (sum, points, week) => sum + points * (facts.weeks[week]?.weight ?? 0),
        0,
      );
      expect(outlook.points).toBe(plainPoints(facts, players));
      expect(weighted).toBe(outlook.points);
      expect(Object.values(outlook.positionPoints).reduce((sum, points) => sum + points, 0)).toBe(outlook.points);
      expect(outlook.insurance).toBeGreaterThanOrEqual(0);
      for (const [week, starters] of outlook.starters.entries())
        expect(starters.reduce((sum, { points }) => sum + points, 0)).toBe(outlook.weekPoints[week]);
    }),
    { numRuns: 300 },
  );
});

test('no trades are found of a team that the league does not have', () => {
  const facts = { slots: DEFAULT_LEAGUE.slots, rosterSize: 16, weeks: [], wire: evenWire(NOTHING, 0), teams: [] };
  expect(bestTrades(tradeLeague(facts), 'nobody', { ...everything, order: 'product' })).toEqual({
    ok: false,
    reason: 'unknown-team',
  });
});
