import type { ValuedTrade } from './best-trades.ts';

/**
 * Trades without those that are another one of them with a throw-in: the same players and more, with the same opponent,
 * for no more of what the list is ordered by.
 *
 * @param trades best first, as the search tells them
 * @returns those that are left, in their order
 * @example a for b; a for b and c → a for b
 */
export function withoutThrowIns<T extends ValuedTrade>(trades: readonly T[]): readonly T[] {
  const kept: T[] = [];
  for (const trade of trades) if (!kept.some((better) => isWithin(better, trade))) kept.push(trade);
  return kept;
}

const isWithin = (part: ValuedTrade, whole: ValuedTrade): boolean =>
  part.opponentId === whole.opponentId &&
  part.gives.every((id) => whole.gives.includes(id)) &&
  part.gets.every((id) => whole.gets.includes(id));
