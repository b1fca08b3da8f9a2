import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyTradeLeague, evenWire } from '../testing/trade-leagues.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { counterOffer } from './counter-offer.ts';
import { tradeEffect, tradeGains } from './trade-effect.ts';
import { type TradeLeagueFacts, tradeLeague, weeksLeft } from './trade-league.ts';
import { acceptanceChance, acceptanceOf, evenness, gainSpread, packageValue, tradeWinPercent } from './trade-odds.ts';

const SLOTS: SlotCounts = { QB: 1, RB: 1, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 1 };
const player = (id: string, position: 'QB' | 'RB', points: number, value = points) => ({
  id,
  positions: [position],
  points: Float64Array.from([points]),
  value,
});
const facts = (wire: number): TradeLeagueFacts => ({
  slots: SLOTS,
  rosterSize: 3,
  weeks: weeksLeft(14, 15, 14),
  wire: evenWire({ QB: wire, RB: wire, WR: 0, TE: 0, K: 0, DST: 0 }, 1),
  teams: [
    { id: 'Ann', players: [player('A1', 'RB', 15), player('A2', 'RB', 12), player('A3', 'QB', 10)] },
    { id: 'Bob', players: [player('B1', 'QB', 20), player('B2', 'QB', 16), player('B3', 'RB', 6)] },
  ],
});
const LEAGUE = tradeLeague(facts(4));
const trade = (gives: string[], gets: string[]) => ({ teamId: 'Ann', opponentId: 'Bob', gives, gets });

function effectOf(gives: string[], gets: string[], league = LEAGUE) {
  const effect = tradeEffect(league, trade(gives, gets));
  if (!effect.ok) throw new Error(effect.reason);
  return effect.value;
}

test('the spread of a gain is that of those alone who start in one line-up and not in the other', () => {
  // Ann's 16 for 10 at quarterback: two passers' weeks and seasons; her runner starts in both and does not count.
  const { team } = effectOf(['A2'], ['B2']);
  const variance = 12.7 + 2.35 * 16 + 12.7 + 2.35 * 10 + (0.143 * 16) ** 2 + (0.143 * 10) ** 2;
  expect(team.gain).toBe(6);
  expect(gainSpread(LEAGUE, team)).toBeCloseTo(Math.sqrt(variance), 10);
});

test('a trade that changes no line-up is won by half, and a better one by more', () => {
  const bench = tradeLeague({ ...facts(4), slots: { ...SLOTS, QB: 0, RB: 0 } });
  expect(tradeWinPercent(bench, effectOf(['A2'], ['B2'], bench).team)).toBe(50);
  const lesser = tradeWinPercent(LEAGUE, effectOf(['A2'], ['B2']).team);
  const better = tradeWinPercent(LEAGUE, effectOf(['A2'], ['B1']).team);
  expect(lesser).toBeGreaterThan(50);
  expect(better).toBeGreaterThan(lesser);
});

test('what is given beside players moves the chance to the side that gets it, and no line-up', () => {
  const effect = effectOf(['A2'], ['B2']);
  const bare = acceptanceChance(LEAGUE, effect);
  expect(acceptanceChance(LEAGUE, effect, { gives: [], gets: [] })).toBe(bare);
  expect(acceptanceChance(LEAGUE, effect, { gives: [5], gets: [] })).toBeGreaterThan(bare);
  expect(acceptanceChance(LEAGUE, effect, { gives: [], gets: [5] })).toBeLessThan(bare);
  expect(acceptanceChance(LEAGUE, effect, { gives: [0], gets: [0] })).toBeCloseTo(bare, 10);
});

test('a trade is as even as what the side with less gets of what it gives', () => {
  const evennessOf = evenness(LEAGUE);
  expect(evennessOf(trade(['A3'], ['B1']))).toBe(0.5);
  expect(evennessOf(trade(['A1'], ['B3']))).toBe(evennessOf(trade(['B3'], ['A1'])));
  const worthless = tradeLeague({
    ...facts(4),
    teams: facts(4).teams.map(({ id, players }) => ({ id, players: players.map((each) => ({ ...each, value: 0 })) })),
  });
  expect(evenness(worthless)(trade(['A1'], ['B1']))).toBe(1);
});

test('odds are between none and all, above half exactly when a side gains', () => {
  fc.assert(
    fc.property(anyTradeLeague({ teams: 2, players: 4, weeks: 3, places: 4 }), (any) => {
      const [one, other] = any.teams.map(({ players }) => players[0]?.id ?? '');
      fc.pre(Boolean(one && other));
      const league = tradeLeague(any);
      const effect = tradeEffect(league, {
        teamId: 'team 0',
        opponentId: 'team 1',
        gives: [one ?? ''],
        gets: [other ?? ''],
      });
      if (!effect.ok) throw new Error(effect.reason);
      for (const side of [effect.value.team, effect.value.opponent]) {
        const percent = tradeWinPercent(league, side);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(Math.sign(percent - 50)).toBe(Math.sign(side.gain) || 0);
      }
      const chance = acceptanceChance(league, effect.value);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(1);
    }),
  );
});

test('a package is worth more than the best of it and less than its sum, and one player is worth their value', () => {
  expect(packageValue([50])).toBeCloseTo(50, 10);
  expect(packageValue([])).toBe(0);
  const value = packageValue([30, 20]);
  expect(value).toBeGreaterThan(30);
  expect(value).toBeLessThan(50);
});

test('the opponent accepts the more gladly the more they get, for the market and for their line-up', () => {
  expect(acceptanceOf(0.2, 0)).toBeGreaterThan(acceptanceOf(0, 0));
  expect(acceptanceOf(0, 2)).toBeGreaterThan(acceptanceOf(0, 0));
  // Bob gets the better runner for the same passer.
  expect(acceptanceChance(LEAGUE, effectOf(['A1'], ['B2']))).toBeGreaterThan(
    acceptanceChance(LEAGUE, effectOf(['A2'], ['B2'])),
  );
});

test('for nothing that the market pays for hardly anybody gives a star', () => {
  const teams = facts(4).teams.map(({ id, players }) => ({
    id,
    players: players.map((one) => (one.id === 'A2' ? { ...one, value: 0 } : one)),
  }));
  const league = tradeLeague({ ...facts(4), teams });
  expect(acceptanceChance(league, effectOf(['A2'], ['B1'], league))).toBeLessThan(
    acceptanceChance(LEAGUE, effectOf(['A2'], ['B1'])) / 10,
  );
});

test('where the market knows no value the line-up alone counts', () => {
  const unknown = facts(4);
  const teams = unknown.teams.map(({ id, players }) => ({ id, players: players.map((one) => ({ ...one, value: 0 })) }));
  const league = tradeLeague({ ...unknown, teams });
  const effect = effectOf(['A2'], ['B2'], league);
  expect(acceptanceChance(league, effect)).toBe(acceptanceOf(0, 6));
  const [given, asked] = [acceptanceChance(league, effect, { gives: [5], gets: [] }), { gives: [], gets: [5] }];
  expect(given, 'what is given beside players counts all the same').toBeGreaterThan(acceptanceOf(0, 6));
  expect(acceptanceChance(league, effect, asked)).toBeLessThan(acceptanceOf(0, 6));
});

test('the counter-offer is the change that is enough for the opponent and leaves the team most', () => {
  // For the passer A3 Bob gains nothing. A2 in his place brings Bob 12 for 6; adding a runner would cost Ann more.
  const offer = trade(['A3'], ['B2']);
  expect(tradeGains(LEAGUE, offer)).toEqual({ ok: true, value: [6, 0] });
  const counter = counterOffer(LEAGUE, offer, 1);
  expect(counter).toMatchObject({ ok: true, value: { isEnough: true, trade: { gain: 6, opponentGain: 6 } } });
});

test('where no change is enough the fairest is told, and where there is none, none', () => {
  const offer = trade(['A3'], ['B2']);
  expect(counterOffer(LEAGUE, offer, 50)).toMatchObject({ ok: true, value: { isEnough: false } });
  const alone = tradeLeague({
    ...facts(4),
    teams: facts(4).teams.map(({ id, players }) => ({ id, players: players.slice(0, 1) })),
  });
  expect(counterOffer(alone, trade(['A1'], ['B1']), 1)).toEqual({ ok: true, value: null });
  expect(counterOffer(LEAGUE, trade(['B1'], ['A1']), 1)).toEqual({ ok: false, reason: 'not-on-roster' });
});

test('no change of one own player leaves the team more while the opponent gains enough', () => {
  fc.assert(
    fc.property(
      anyTradeLeague({ teams: 2, players: 4, weeks: 2, places: 4 }),
      fc.integer({ min: 0, max: 9 }),
      (any, least) => {
        const own = any.teams[0]?.players.map(({ id }) => id) ?? [];
        const [first, second] = own;
        const get = any.teams[1]?.players[0]?.id;
        fc.pre(first !== undefined && get !== undefined);
        const league = tradeLeague(any);
        const gives = [first, second].flatMap((id) => id ?? []);
        const offer = { teamId: 'team 0', opponentId: 'team 1', gives, gets: [get ?? ''] };
        const counter = counterOffer(league, offer, least);
        if (!counter.ok) throw new Error(counter.reason);
        // All sets of own players that differ from the offer by one who came, one who left, or both.
        const near = Array.from({ length: 2 ** own.length }, (_, set) =>
          own.filter((__, at) => (set >> at) & 1),
        ).filter((list) => {
          const came = list.filter((id) => !gives.includes(id)).length;
          const left = gives.filter((id) => !list.includes(id)).length;
          return list.length > 0 && came <= 1 && left <= 1 && came + left > 0;
        });
        const enough = near.flatMap((list) => {
          const gains = tradeGains(league, { ...offer, gives: list });
          return gains.ok && gains.value[1] >= least ? [gains.value[0]] : [];
        });
        expect(counter.value === null).toBe(near.length === 0);
        expect(counter.value?.isEnough ?? false).toBe(enough.length > 0);
        if (enough.length > 0) expect(counter.value?.trade.gain).toBe(Math.max(...enough));
      },
    ),
    { numRuns: 150 },
  );
});
