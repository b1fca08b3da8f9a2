// What trades that were agreed on have in common: each beside chance trades of the same two teams, with as many players
// on either side. Both said yes, so the odds of both are multiplied; how often nobody says yes, agreed trades cannot
// tell.

import { seededRandom, shuffled } from '../../packages/engine/src/random/random.ts';
import type { Trade } from '../../packages/engine/src/trades/best-trades.ts';
import { tradeGains } from '../../packages/engine/src/trades/trade-effect.ts';
import { type TradeLeagueFacts, tradeLeague } from '../../packages/engine/src/trades/trade-league.ts';
import { packageValue } from '../../packages/engine/src/trades/trade-odds.ts';
import { mean } from '../statistics.ts';
import { LEAGUES, leagueWeek, readLeague, readSeason } from './real-leagues.ts';

/** As either side saw a trade: the logarithm of what they got for what they gave, and points a week. */
interface Seen {
  readonly logRatio: number;
  readonly gains: readonly [number, number];
}

/** A value as markets have it: points a week above the wire, and a little for a name. */
function seen(facts: TradeLeagueFacts, trade: Trade): Seen | null {
  const weights = facts.weeks.reduce((sum, { weight }) => sum + weight, 0);
  const values = new Map(
    facts.teams.flatMap(({ players }) =>
      players.map(({ id, positions: [position = 'WR'], value }) => {
        return [id, Math.max(0, value - mean([...facts.wire[position]])) + LEAST_VALUE] as const;
      }),
    ),
  );
  const worth = (ids: readonly string[]) => packageValue(ids.map((id) => values.get(id) ?? LEAST_VALUE));
  const gains = tradeGains(tradeLeague(facts), trade);
  if (!gains.ok) return null;
  const [own, other] = gains.value;
  return { logRatio: Math.log(worth(trade.gets) / worth(trade.gives)), gains: [own / weights, other / weights] };
}
const LEAST_VALUE = 1;
const OTHERS = 40;
const EVEN = -1;

/** The logarithm of the odds that both accept. */
const bothAccept = ({ logRatio, gains }: Seen, ofRatio: number, ofGain: number): number =>
  [logRatio, -logRatio].reduce(
    (sum, ratio, side) => sum - Math.log1p(Math.exp(-(EVEN + ofRatio * ratio + ofGain * (gains[side] ?? 0)))),
    0,
  );

if (import.meta.main) {
  const sets = [2023, 2025].flatMap((year) => {
    const season = readSeason(year);
    return LEAGUES.flatMap((name) => {
      const league = readLeague(name, year, season);
      return league.trades.flatMap((trade, at) => {
        const { expected } = leagueWeek(season, league, trade.week, { undone: trade });
        const random = seededRandom(`${name} ${year} ${at}`);
        const some = (teamId: string, count: number) => {
          const players =
            expected.teams.find(({ id }) => id === teamId)?.players.filter(({ value }) => value >= 5) ?? [];
          return [...shuffled(players.length, random).slice(0, count)].flatMap((player) => players[player]?.id ?? []);
        };
        const made = seen(expected, trade);
        const others = Array.from({ length: OTHERS }, () => ({
          ...trade,
          gives: some(trade.teamId, trade.gives.length),
          gets: some(trade.opponentId, trade.gets.length),
        })).flatMap((one) => seen(expected, one) ?? []);
        return made ? [{ made, others }] : [];
      });
    });
  });
  console.log(`${sets.length} agreed trades, each beside ${OTHERS} of the same teams`);
  const distance = (list: readonly Seen[]) => mean(list.map(({ logRatio }) => Math.abs(logRatio))).toFixed(2);
  const worse = (list: readonly Seen[]) => mean(list.map(({ gains }) => Math.min(...gains))).toFixed(2);
  const made = sets.map((set) => set.made);
  const others = sets.flatMap((set) => set.others);
  console.log(`mean distance of the log ratio from even: agreed ${distance(made)}, chance ${distance(others)}`);
  console.log(`mean gain a week of the worse off: agreed ${worse(made)}, chance ${worse(others)}`);
  const likelihood = (ofRatio: number, ofGain: number) =>
    sets.reduce((sum, set) => {
      const odds = [set.made, ...set.others].map((one) => bothAccept(one, ofRatio, ofGain));
      return sum + (odds[0] ?? 0) - Math.log(odds.reduce((all, one) => all + Math.exp(one), 0));
    }, 0);
  console.log('log likelihood by weight of the log ratio (rows) and of a point a week (0, .1, .25, .5, 1)');
  for (const ofRatio of [0, 0.5, 1, 2, 3, 4, 6])
    console.log(ofRatio, ...[0, 0.1, 0.25, 0.5, 1].map((ofGain) => likelihood(ofRatio, ofGain).toFixed(2)));
}
