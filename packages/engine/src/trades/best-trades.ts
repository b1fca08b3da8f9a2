/**
 * The trades that help both sides most: every swap of one or two players for one or two, with every opponent, is
 * valued exactly, and none is left out.
 */
import type { Result } from '../vocabulary/result.ts';
import {
  type Guest,
  guestsOf,
  pointsAlone,
  pointsWith,
  pointsWithTwo,
  restWithout,
  restWithoutTwo,
  type SwapTable,
  swapTable,
} from './swap-table.ts';
import type { TradeLeague, TradeTeam } from './trade-league.ts';

/** Who gives whom to whom. */
export interface Trade {
  readonly teamId: string;
  readonly opponentId: string;
  /** Players of the team, and of the opponent, by id. */
  readonly gives: readonly string[];
  readonly gets: readonly string[];
}

/** A trade and what either side gains by it, weighted points over the weeks that are left. */
export interface ValuedTrade extends Trade {
  readonly gain: number;
  readonly opponentGain: number;
}

/** How trades are ordered: by the lesser of both gains, or by their product (Nash's bargain). */
export const TRADE_ORDERS = ['least-gain', 'product'] as const;
export type TradeOrder = (typeof TRADE_ORDERS)[number];

/** What may be asked of {@link bestTrades}. */
export interface TradeSearch {
  /** Weighted points that either side gains at least; above 0 for trades that help both. */
  readonly leastGain: number;
  readonly order: TradeOrder;
  /** How many trades are told, from 1. */
  readonly most: number;
  /** How many of them with one opponent; as many as there are unless given. */
  readonly mostEach?: number;
  /** Teams that are asked; all others unless given. */
  readonly opponentIds?: readonly string[];
  /**
   * Asked before each packet of a few hundred trades; the search ends when it says no. All of a league is searched
   * without it.
   */
  readonly mayGoOn?: () => boolean;
}

/** What a search found. */
export interface FoundTrades {
  /** Best first; of equals the one of fewer players, then with more gain in all, then the first found. */
  readonly trades: readonly ValuedTrade[];
  /** Trades in which both gain as much as was asked. */
  readonly mutual: number;
  /** Trades that were looked at. */
  readonly looked: number;
  /** False when the search was cut, and there may be better trades than those told. */
  readonly isComplete: boolean;
}

/**
 * Searches all trades of up to two players for up to two.
 *
 * Who takes in two for one with a full roster drops whoever is missed least, be it a newcomer. Same league and search,
 * same answer.
 *
 * @example bestTrades(league, 'team 3', { leastGain: 5, order: 'least-gain', most: 10 })
 */
export function bestTrades(
  league: TradeLeague,
  teamId: string,
  search: TradeSearch,
): Result<FoundTrades, 'unknown-team'> {
  const team = league.teams.find(({ id }) => id === teamId);
  if (!team) return { ok: false, reason: 'unknown-team' };
  const { order, leastGain, most, mostEach = most, mayGoOn = () => true } = search;
  const all = bestFew(most);
  const own = sideOf(league, team);
  let looked = 0;
  let mutual = 0;
  let isComplete = true;
  const opponents = league.teams.filter(
    ({ id }) => id !== teamId && (search.opponentIds === undefined || search.opponentIds.includes(id)),
  );
  for (const opponent of opponents) {
    if (!mayGoOn()) {
      isComplete = false;
      break;
    }
    const theirs = sideOf(league, opponent);
    const few = bestFew(mostEach);
    for (const give of own.packages) {
      if (!isComplete || !mayGoOn()) {
        isComplete = false;
        break;
      }
      for (const get of theirs.packages) {
        looked++;
        const gain = gainOf(own, give, theirs, get, leastGain);
        if (gain < leastGain) continue;
        const opponentGain = gainOf(theirs, get, own, give, leastGain);
        if (opponentGain < leastGain) continue;
        mutual++;
        const score = order === 'product' ? gain * opponentGain : Math.min(gain, opponentGain);
        few.keep({ score, size: give.length + get.length, gain, opponentGain, team, opponent, give, get });
      }
    }
    for (const found of few.kept()) all.keep(found);
    if (!isComplete) break;
  }
  return { ok: true, value: { trades: all.kept().map(told), mutual, looked, isComplete } };
}

/** One or two players by their numbers on the roster. */
type Package = readonly [number] | readonly [number, number];

/** A team in a search. */
interface Side {
  readonly table: SwapTable;
  readonly guests: readonly Guest[];
  readonly packages: readonly Package[];
  readonly points: number;
  /** Places that are free. */
  readonly open: number;
  /** Players who may be dropped, the one who is missed least first. */
  readonly leastMissed: readonly number[];
}

function sideOf(league: TradeLeague, { players }: TradeTeam): Side {
  const table = swapTable(league, players);
  const numbers = [...players.keys()];
  const worths = numbers.map((player) => pointsAlone(table, restWithout(player)));
  return {
    table,
    guests: guestsOf(league, players),
    packages: [
      ...numbers.map((one) => [one] as const),
      ...numbers.flatMap((one) => numbers.slice(one + 1).map((other) => [one, other] as const)),
    ],
    points: pointsAlone(table, 0),
    open: Math.max(0, league.rosterSize - players.length),
    leastMissed: numbers
      .filter((number) => !league.kept?.has(players[number]?.id ?? ''))
      .toSorted((a, b) => (worths[b] ?? 0) - (worths[a] ?? 0)),
  };
}

/** What a side gains by a trade; some number below `least` when it cannot be as much. */
function gainOf(side: Side, leaves: Package, from: Side, comes: Package, least: number): number {
  const { table, points, open } = side;
  const [gone, alsoGone] = leaves;
  const rest = alsoGone === undefined ? restWithout(gone) : restWithoutTwo(table.players, gone, alsoGone);
  const one = from.guests[comes[0]] as Guest; // packages are made of the roster's numbers
  if (comes[1] === undefined) return pointsWith(table, rest, one) - points;
  const other = from.guests[comes[1]] as Guest; // as above
  const withBoth = pointsWithTwo(table, rest, one, other);
  if (alsoGone !== undefined || open > 0 || withBoth - points < least) return withBoth - points;
  return afterDrop(side, gone, [one, other], withBoth) - points;
}

/**
 * Weighted points when two came for one and somebody has to go. Whoever would not start is dropped without loss, which
 * ends the search.
 *
 * @param withBoth what they score while nobody is dropped: no drop leaves more
 */
function afterDrop({ table, leastMissed }: Side, gone: number, [one, other]: [Guest, Guest], withBoth: number): number {
  let best = Math.max(pointsWith(table, restWithout(gone), one), pointsWith(table, restWithout(gone), other));
  for (const dropped of leastMissed) {
    if (best >= withBoth) break;
    if (dropped === gone) continue;
    best = Math.max(best, pointsWithTwo(table, restWithoutTwo(table.players, gone, dropped), one, other));
  }
  return best;
}

/** A trade that was found, by numbers. */
interface Found {
  readonly score: number;
  readonly size: number;
  readonly gain: number;
  readonly opponentGain: number;
  readonly team: TradeTeam;
  readonly opponent: TradeTeam;
  readonly give: Package;
  readonly get: Package;
}

const idsOf = ({ players }: TradeTeam, numbers: Package): readonly string[] =>
  numbers.flatMap((number) => players[number]?.id ?? []);

const told = ({ gain, opponentGain, team, opponent, give, get }: Found): ValuedTrade => ({
  teamId: team.id,
  opponentId: opponent.id,
  gives: idsOf(team, give),
  gets: idsOf(opponent, get),
  gain,
  opponentGain,
});

/** Below 0 when the former is the better trade. */
const byScore = (a: Found, b: Found): number =>
  b.score - a.score || a.size - b.size || b.gain + b.opponentGain - (a.gain + a.opponentGain);

/** Keeps the best few of many: sorts when twice as many have come. */
function bestFew(most: number) {
  let list: Found[] = [];
  const sorted = () => list.toSorted(byScore).slice(0, Math.max(1, most)); // stable: equals stay as they were found
  return {
    keep: (found: Found) => {
      list.push(found);
      if (list.length >= 2 * most + 100) list = sorted();
    },
    kept: sorted,
  };
}
