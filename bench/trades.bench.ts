// The search for trades that help both sides, of a whole league. Run: npm run bench trades

import { bestTrades } from '@pylon/engine/trades/best-trades';
import { tradeEffect } from '@pylon/engine/trades/trade-effect';
import { type TradeLeagueFacts, tradeLeague, weeksLeft } from '@pylon/engine/trades/trade-league';
import { DEFAULT_LEAGUE, rosterSize } from '@pylon/engine/vocabulary/league';
import { POSITIONS, type Position } from '@pylon/engine/vocabulary/positions';
import { type Bench, duration, millisecondsOf } from './measure.ts';

/** Two quarterbacks, five runners, five receivers, two tight ends, a kicker, a defence; for more it begins anew. */
const SHAPE: readonly Position[] = 'QB RB RB WR WR TE RB WR RB WR WR QB RB TE K DST'
  .split(' ')
  .map((name) => POSITIONS.find((position) => position === name) ?? 'WR');
/** Points of a week of the best at each position, by position in the order of POSITIONS. */
const BEST: Readonly<Record<Position, number>> = { QB: 23, RB: 19, WR: 19, TE: 14, K: 9, DST: 9 };

/** A league that is the same at every run: full rosters, a bye for each player. */
function league(teams: number, players: number): TradeLeagueFacts {
  let state = 5;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const weeks = weeksLeft(4, 15, 17);
  const line = (mean: number, bye: number) =>
    Float64Array.from(weeks, ({ week }) => (week === bye ? 0 : mean * (0.85 + 0.3 * next())));
  const wire = (share: number) => (position: Position) => line(share * BEST[position], 0);
  const free = wire(0.4);
  return {
    slots: DEFAULT_LEAGUE.slots,
    rosterSize: players,
    weeks,
    wire: { QB: free('QB'), RB: free('RB'), WR: free('WR'), TE: free('TE'), K: free('K'), DST: free('DST') },
    teams: Array.from({ length: teams }, (_, team) => ({
      id: String(team),
      players: Array.from({ length: players }, (__, at) => {
        const position = SHAPE[at % SHAPE.length] ?? 'WR';
        const mean = BEST[position] * (0.25 + 0.75 * next());
        const points = line(mean, 5 + Math.floor(10 * next()));
        return { id: `${team}-${at}`, positions: [position], points, value: mean };
      }),
    })),
  };
}

const SEARCH = { leastGain: 1, order: 'least-gain', most: 20 } as const;

export const bench: Bench = {
  name: 'Trades: all of up to two players for two, 14 weeks',
  run: async () => {
    const rows = [];
    for (const [teams, players, target] of [
      [12, 14, 150],
      [12, rosterSize(DEFAULT_LEAGUE.slots), 200],
      [20, 30, null],
    ] as const) {
      const ready = tradeLeague(league(teams, players));
      const search = millisecondsOf(() => {
        const found = bestTrades(ready, '0', SEARCH);
        return found.ok ? found.value.mutual + (found.value.trades[0]?.gain ?? 0) : Number.NaN;
      });
      rows.push({
        name: `one team with all others: ${teams} teams of ${players}`,
        ours: duration(search),
        ...(target === null ? {} : { against: { amount: target, unit: 'ms' as const, what: 'target' } }),
      });
    }
    const ready = tradeLeague(league(12, 16));
    const trade = { teamId: '0', opponentId: '1', gives: ['0-1', '0-4'], gets: ['1-2'] };
    const effect = millisecondsOf(() => {
      const judged = tradeEffect(ready, trade);
      return judged.ok ? judged.value.team.gain : Number.NaN;
    });
    rows.push({ name: 'one trade, both sides, with starters and insurance', ours: duration(effect) });
    return rows;
  },
};
