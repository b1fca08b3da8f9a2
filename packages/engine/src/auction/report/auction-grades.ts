// Grades of an auction, in the shape of a draft's: a pick is a sale and its number the sale's. A team is graded as in
// any other draft, by the points that its season is simulated to bring; a sale by value less price, against what is
// usual for players of that value.

import { capitalOf, type DraftCapital } from '../../drafting/capital.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import { type DraftGrades, type PickGrade, participantGrades } from '../../drafting/team-grades.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import { type AuctionBaseline, surplusZ, usualVorp } from './auction-baseline.ts';
import { teamYields } from './team-yields.ts';

/**
 * Grades everybody; an open auction by the sales so far.
 *
 * `expectedVorp` is what so much money usually buys in such an auction.
 *
 * @param baseline of the same league, keepers and pool
 */
export function auctionGrades(
  state: AuctionState,
  pool: DraftPool,
  baseline: AuctionBaseline,
  seasonPoints?: readonly number[],
): DraftGrades {
  const picks = saleGrades(state, pool, baseline);
  const points = teamYields(state, pool, seasonPoints);
  return { participants: participantGrades(state.participants, picks, points, baseline), picks };
}

function saleGrades(state: AuctionState, pool: DraftPool, baseline: AuctionBaseline): readonly PickGrade[] {
  const { prices, surplus, saleCuts, bought } = baseline;
  const { budgetDollars } = state.settings.league;
  return state.sales.map((sale, index): PickGrade => {
    const player = pool.table.numberOf.get(sale.entityId) ?? -1;
    const value = prices.list[player] ?? 0;
    const z = surplusZ(surplus, value, value - sale.dollars, budgetDollars);
    return {
      pickNumber: index + 1,
      seat: sale.seat,
      entityId: sale.entityId,
      vorp: pool.vorp[player] ?? 0,
      expectedVorp: usualVorp(bought, sale.dollars),
      z,
      letterGrade: letterGrade(z, saleCuts),
    };
  });
}

/**
 * Where the money went: dollars by position and participant; keepers do not count. Early is the first third of the
 * sales.
 */
export function auctionCapital(state: AuctionState): DraftCapital {
  const third = state.sales.length / 3;
  const spent = state.sales.map(({ seat, position, dollars }, index) => ({
    seat,
    position,
    worth: dollars,
    isEarly: index < third,
  }));
  return capitalOf(spent, state.participants.length);
}
