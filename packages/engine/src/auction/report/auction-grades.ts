// Grades of an auction, in the shape of a draft's: a pick is a sale and its number the sale's. A team is graded by what
// its purchases add to the line-up and by how much more they are worth than they cost; a sale by value less price,
// against what is usual for players of that value.

import { capitalOf, type DraftCapital } from '../../drafting/capital.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { letterGrade } from '../../drafting/letter-grades.ts';
import { type DraftGrades, type PickGrade, participantGrades } from '../../drafting/team-grades.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import { type AuctionBaseline, gradeZs, surplusZ } from './auction-baseline.ts';
import { teamYields } from './team-yields.ts';

/**
 * Grades everybody; an open auction by the sales so far.
 *
 * `expectedVorp` is what so much money buys at list prices.
 *
 * @param baseline of the same league, keepers and pool
 */
export function auctionGrades(state: AuctionState, pool: DraftPool, baseline: AuctionBaseline): DraftGrades {
  const picks = saleGrades(state, pool, baseline);
  const yields = teamYields(state, pool, baseline.prices);
  const points = yields.map(({ lineUpPoints }) => lineUpPoints);
  const teams = { points, zs: gradeZs(yields) };
  return { participants: participantGrades(state.participants, picks, teams, baseline), picks };
}

function saleGrades(state: AuctionState, pool: DraftPool, baseline: AuctionBaseline): readonly PickGrade[] {
  const { prices, surplus, saleCuts } = baseline;
  const { budgetDollars } = state.settings.league;
  const pointsPerDollar = pointsOfADollar(pool, prices.list);
  return state.sales.map((sale, index): PickGrade => {
    const player = pool.table.numberOf.get(sale.entityId) ?? -1;
    const value = prices.list[player] ?? 0;
    const z = surplusZ(surplus, value, value - sale.dollars, budgetDollars);
    return {
      pickNumber: index + 1,
      seat: sale.seat,
      entityId: sale.entityId,
      vorp: pool.vorp[player] ?? 0,
      expectedVorp: (sale.dollars - 1) * pointsPerDollar,
      z,
      letterGrade: letterGrade(z, saleCuts),
    };
  });
}

/** Points over replacement that a dollar beyond the first buys at list prices. */
function pointsOfADollar(pool: DraftPool, list: Float64Array): number {
  let best = 0;
  for (let player = 1; player < list.length; player++) if ((list[player] ?? 0) > (list[best] ?? 0)) best = player;
  const dollars = (list[best] ?? 0) - 1;
  return dollars > 0 ? Math.max(0, pool.vorp[best] ?? 0) / dollars : 0;
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
