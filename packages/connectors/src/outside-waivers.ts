/** What platforms say of claims in words of their own, made ours. */
import type { OutsideLeague } from './outside-league.ts';

/**
 * The least that is bid.
 *
 * @param told dollars, as the platform says; null or undefined where it does not
 * @param budgetDollars the whole budget; null where it is not told
 * @returns whole dollars, of parts of one the next whole one; nothing of an amount below 0 or above the budget, which
 *   is a mistake
 * @example leastBidTold(5, 275) // → { leastBidDollars: 5 }
 */
export function leastBidTold(
  told: number | null | undefined,
  budgetDollars: number | null,
): Pick<OutsideLeague['waivers'], 'leastBidDollars'> {
  const isAmount = typeof told === 'number' && told >= 0 && told <= (budgetDollars ?? MOST_DOLLARS);
  return isAmount ? { leastBidDollars: Math.ceil(told) } : {};
}

/** No league bids more for somebody. */
const MOST_DOLLARS = 1e6;
