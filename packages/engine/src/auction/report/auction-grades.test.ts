import { describe, expect, test } from 'vitest';
import { buildAuction } from '../../testing/auctions.ts';
import { applyAuctionCommand } from '../rules/apply-auction-command.ts';
import type { AuctionState } from '../rules/auction-state.ts';
import { auctionBaseline } from './auction-baseline.ts';
import { auctionCapital, auctionGrades } from './auction-grades.ts';

const { state: start, pool } = buildAuction({ mode: 'manual' });
const baseline = auctionBaseline(start, pool, pool, 20);

/** Sales typed in: player of the table, seat, dollars. */
function sold(...sales: readonly (readonly [player: number, seat: number, dollars: number])[]): AuctionState {
  return sales.reduce((state, [player, seat, dollars]) => {
    const entityId = pool.table.entityIds[player] ?? ('nobody' as never); // the pool has hundreds
    const command = { type: 'recordSale', participantId: `p${seat}`, entityId, dollars } as const;
    const outcome = applyAuctionCommand(state, command, { pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(outcome.reason);
    return outcome.value.state;
  }, start);
}
const best = baseline.prices.byList[0] ?? 0;
const second = baseline.prices.byList[1] ?? 0;
const gradeOf = (state: AuctionState, seat: number) =>
  auctionGrades(state, pool, baseline).participants.find((grade) => grade.seat === seat);

describe('grades of an auction', () => {
  test('the cheaper a player, the better the letter of their sale', () => {
    const zs = [1, 30, 60, 120].map(
      (dollars) => auctionGrades(sold([best, 0, dollars]), pool, baseline).picks[0]?.z ?? 0,
    );
    expect(zs).toEqual(zs.toSorted((x, y) => y - x));
    const [bargain, , , dear] = [1, 30, 60, 120].map(
      (dollars) => auctionGrades(sold([best, 0, dollars]), pool, baseline).picks[0]?.letterGrade,
    );
    expect(bargain).toBe('A+');
    expect(dear).toBe('F');
  });

  test('a team is graded by whom it has, as the standings are, and not once more by what they cost', () => {
    const both = (mine: number, theirs: number) => gradeOf(sold([best, 0, mine], [second, 1, theirs]), 0);
    expect(both(20, 80)).toMatchObject({ letterGrade: both(80, 20)?.letterGrade });
    expect(both(20, 80)?.zProjectionValue).toBeCloseTo(both(80, 20)?.zProjectionValue ?? Number.NaN, 8);
  });

  test('sales usually bring what so much money usually buys: over a room the two come to about the same', () => {
    const played = applyAuctionCommand(start, { type: 'simulateRest' }, { pool, nowMs: 1 });
    if (!played.ok) throw new Error(played.reason);
    const { picks } = auctionGrades(played.value.state, pool, baseline);
    const sum = (of: (pick: (typeof picks)[number]) => number) => picks.reduce((all, pick) => all + of(pick), 0);
    expect(sum(({ expectedVorp, vorp }) => expectedVorp - vorp)).toBeLessThan(0.1 * sum(({ vorp }) => Math.abs(vorp)));
    expect(sum(({ expectedVorp, vorp }) => vorp - expectedVorp)).toBeLessThan(0.1 * sum(({ vorp }) => Math.abs(vorp)));
  });

  test('an auction without a sale has everybody equal', () => {
    const { participants, picks } = auctionGrades(start, pool, baseline);
    expect(picks).toEqual([]);
    expect(new Set(participants.map(({ zProjectionValue }) => zProjectionValue))).toEqual(new Set([0]));
  });
});

describe('where the money went', () => {
  test('adds up to what was paid, by position and by team', () => {
    const { positions, participants } = auctionCapital(sold([best, 0, 70], [second, 1, 50], [40, 0, 3]));
    const sum = (of: readonly { readonly capital: number }[]) => of.reduce((total, { capital }) => total + capital, 0);
    expect(sum(positions)).toBe(123);
    expect(sum(participants.filter(({ seat }) => seat === 0))).toBe(73);
    expect(sum(participants.filter(({ seat }) => seat === 1))).toBe(50);
  });

  test('early is the first third of the sales', () => {
    const early = auctionCapital(sold([best, 0, 70], [second, 1, 50], [40, 2, 3])).participants.filter(
      ({ earlySelections }) => earlySelections > 0,
    );
    expect(early.map(({ seat }) => seat)).toEqual([0]);
  });
});
