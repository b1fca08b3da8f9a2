import { describe, expect, it } from 'vitest';
import { buildDraft, invented } from '../testing/drafts.ts';
import { applyCommand } from './apply-command.ts';
import { draftOdds } from './draft-odds.ts';
import { takenEntities } from './draft-picks.ts';
import { positionStrengths } from './position-strength.ts';

describe('the odds of a draft', () => {
  it('agree with the number of picks in between, keepers left out', () => {
    const keepers = [{ seat: 5, round: 1, entityId: invented('RB', 3) }];
    const { state, pool } = buildDraft({ teams: 12, userSeat: 0, keepers });
    const odds = draftOdds(state, pool, 0);
    const gone = (there: Float64Array | null) =>
      pool.table.size -
      takenEntities(state).size -
      (there ?? new Float64Array()).reduce((sum, chance) => sum + chance, 0);
    // Between pick 1 and pick 24 are 22 picks, one of them a keeper's; pick 25 is the same team's again.
    expect(gone(odds.atNextPick)).toBeCloseTo(21, 6);
    expect(gone(odds.atPickAfter)).toBeCloseTo(22, 6);
    expect(odds.atNextPick?.[pool.table.numberOf.get(invented('RB', 3)) ?? -1]).toBe(0);
  });

  it('are null when no pick is left', () => {
    const { state, pool } = buildDraft({ teams: 2 });
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    expect(over.ok && draftOdds(over.state, pool, 0)).toEqual({ atNextPick: null, atPickAfter: null });
  });
});

describe('the strength at a position', () => {
  it('ranks every team of the room', () => {
    const { state, pool } = buildDraft({ teams: 8 });
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    const strengths = over.ok ? positionStrengths(over.state, pool) : [];
    const receivers = strengths.filter((each) => each.position === 'WR').toSorted((x, y) => x.rank - y.rank);
    expect(receivers.map((each) => each.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(receivers.map((each) => each.points)).toEqual(
      receivers.map((each) => each.points).toSorted((x, y) => y - x),
    );
  });
});
