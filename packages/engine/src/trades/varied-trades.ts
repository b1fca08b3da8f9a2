import type { ValuedTrade } from './best-trades.ts';

/** Trades of a list that may bring the same player. */
const BRINGING_EACH = 2;
/** Trades of a list that may cost the same player: more, since a team has fewer to give than all others together. */
const COSTING_EACH = 3;

/**
 * The first trades of a list that are not all about one player: whoever is worth most to a team, or to the others,
 * would else be in each of them.
 *
 * @param trades best first
 * @param most how many are told, from 1
 * @returns in their order; each player is got in two of them at most, and given in three
 */
export function variedTrades<T extends ValuedTrade>(trades: readonly T[], most: number): readonly T[] {
  const [got, given] = [new Map<string, number>(), new Map<string, number>()];
  const chosen: T[] = [];
  for (const trade of trades) {
    if (chosen.length === most) break;
    if (trade.gets.some((id) => (got.get(id) ?? 0) >= BRINGING_EACH)) continue;
    if (trade.gives.some((id) => (given.get(id) ?? 0) >= COSTING_EACH)) continue;
    for (const id of trade.gets) got.set(id, (got.get(id) ?? 0) + 1);
    for (const id of trade.gives) given.set(id, (given.get(id) ?? 0) + 1);
    chosen.push(trade);
  }
  return chosen;
}
