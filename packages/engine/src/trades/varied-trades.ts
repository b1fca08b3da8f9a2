import type { ValuedTrade } from './best-trades.ts';

/** Trades of a list that may bring the same player. */
const EACH_PLAYER = 2;

/**
 * The first trades of a list that are not all about one player: whoever is worth most to a team would else be in each
 * of them, with another to give.
 *
 * @param trades best first
 * @param most how many are told, from 1
 * @returns in their order; each player is got in two of them at most
 */
export function variedTrades<T extends ValuedTrade>(trades: readonly T[], most: number): readonly T[] {
  const times = new Map<string, number>();
  const chosen: T[] = [];
  for (const trade of trades) {
    if (chosen.length === most) break;
    if (trade.gets.some((id) => (times.get(id) ?? 0) >= EACH_PLAYER)) continue;
    for (const id of trade.gets) times.set(id, (times.get(id) ?? 0) + 1);
    chosen.push(trade);
  }
  return chosen;
}
