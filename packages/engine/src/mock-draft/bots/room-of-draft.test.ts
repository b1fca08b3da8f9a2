import { describe, expect, it } from 'vitest';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { oddsAtNextPick } from '../advice/availability-odds.ts';
import { applyCommand } from '../rules/apply-command.ts';
import { takenEntities } from '../rules/draft-picks.ts';
import { roomOfDraft } from './room-of-draft.ts';

describe('the odds of a stored draft', () => {
  it('agree with the number of picks in between, keepers left out', () => {
    const keepers = [{ seat: 5, round: 1, entityId: invented('RB', 3) }];
    const { state, pool } = buildDraft({ teams: 12, userSeat: 0, keepers });
    const live = roomOfDraft(state, pool.table);
    const gone = (there: Float64Array | null) =>
      pool.table.size - takenEntities(state).size - (there ?? new Float64Array()).reduce((sum, each) => sum + each, 0);
    // Between pick 1 and pick 24 are 22 picks, one of them a keeper's; pick 25 is the same team's again.
    const next = oddsAtNextPick(live, 0);
    expect(gone(next)).toBeCloseTo(21, 6);
    expect(gone(oddsAtNextPick(live, 0, 1))).toBeCloseTo(22, 6);
    expect(next?.[pool.table.numberOf.get(invented('RB', 3)) ?? -1]).toBe(0);
  });

  it('are null when no pick is left', () => {
    const { state, pool } = buildDraft({ teams: 2 });
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    expect(over.ok && oddsAtNextPick(roomOfDraft(over.value.state, pool.table), 0)).toBeNull();
  });
});
