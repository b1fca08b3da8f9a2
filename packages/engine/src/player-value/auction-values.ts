/**
 * What players are worth in an auction.
 *
 * Every roster spot costs at least a dollar. The money left buys value over replacement, so each player gets
 * the share of that money that the player has of all value. Fitting prices to the market instead would find no
 * bargains.
 */
import { type LeagueShape, rosterSize } from '../vocabulary/league.ts';

/** The lowest bid, in dollars. */
export const MINIMUM_BID_DOLLARS = 1;

/**
 * The most that any team of a league can give for one player: its budget, less a dollar for each of its other places.
 */
export const dearestDollars = ({ budgetDollars, slots }: Pick<LeagueShape, 'budgetDollars' | 'slots'>): number =>
  Math.max(MINIMUM_BID_DOLLARS, budgetDollars - MINIMUM_BID_DOLLARS * (rosterSize(slots) - 1));

/**
 * Auction values in exact dollars.
 *
 * @param vorps value over replacement of everybody there is; negatives count as nothing
 * @param league teams, budget and roster size
 * @returns same order: 0 for those outside the rosters, else ≥ 1 and no more than {@link dearestDollars}; the sum is
 *   all teams' budgets when there are enough players to fill the rosters and one for each team is above replacement
 * @example auctionValues([30, 10, 0], { ...league, teams: 1, budgetDollars: 100, slots: { ...none, RB: 2 } }) // →
 *   [74.5, 25.5, 0]
 */
export const auctionValues = (vorps: readonly number[], league: LeagueShape): readonly number[] =>
  sharedMoney(
    vorps,
    league.teams * league.budgetDollars,
    league.teams * rosterSize(league.slots),
    dearestDollars(league),
  );

/**
 * The same for any money and any number of places, such as those left in a league with keepers or in an auction under
 * way. What nobody can pay for the best goes to those after them.
 *
 * @param money dollars of all teams together, ≥ 0
 * @param spots places still to be filled, whole, ≥ 0
 * @param dearest dollars that one player can cost, ≥ 1
 * @example sharedMoney([30, 10, 0], 100, 2, 99) // → [74.5, 25.5, 0]
 * @example sharedMoney([30, 10, 0], 100, 2, 60) // → [60, 40, 0]
 */
export function sharedMoney(
  vorps: readonly number[],
  money: number,
  spots: number,
  dearest: number,
): readonly number[] {
  const bought = vorps
    .map((value, index) => ({ value, index }))
    .sort((a, b) => b.value - a.value || a.index - b.index)
    .slice(0, spots);
  // What is left to share after each player: the best come first, so whoever is under the limit stays under it.
  let total = sum(bought.map(({ value }) => Math.max(0, value)));
  let free = Math.max(0, money - MINIMUM_BID_DOLLARS * spots);
  const dollars = vorps.map(() => 0);
  for (const { value, index } of bought) {
    const price = MINIMUM_BID_DOLLARS + (total > 0 ? (free * Math.max(0, value)) / total : 0);
    dollars[index] = Math.min(dearest, price);
    if (price <= dearest) continue;
    free -= dearest - MINIMUM_BID_DOLLARS;
    total -= value;
  }
  return dollars;
}

/**
 * Whole dollars that still add up: everybody is rounded down, and the dollars left over go to the largest fractions.
 *
 * @param dollars exact values, ≥ 0
 * @returns same order, whole; their sum is the sum of the exact values, rounded
 * @example wholeDollars([2.6, 1.6, 0.8]) // → [3, 1, 1]
 */
export function wholeDollars(dollars: readonly number[]): readonly number[] {
  const whole = dollars.map(Math.floor);
  let left = Math.round(sum(dollars)) - sum(whole);
  const byFraction = dollars
    .map((value, index) => ({ index, fraction: value - Math.floor(value) }))
    .sort((a, b) => b.fraction - a.fraction || a.index - b.index);
  for (const { index } of byFraction) {
    if (left <= 0) break;
    whole[index] = (whole[index] ?? 0) + 1;
    left -= 1;
  }
  return whole;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
