import { describe, expect, it } from 'vitest';
import { buildDraft } from '../../testing/drafts.ts';
import { applyCommand } from '../rules/apply-command.ts';
import { draftPicks } from '../rules/draft-picks.ts';
import { positionStrengths } from './position-strength.ts';

describe('the strength at a position', () => {
  it('ranks every team of the room, most points first', () => {
    const { state, pool } = buildDraft({ teams: 8 });
    const over = applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 });
    const strengths = over.ok ? positionStrengths(draftPicks(over.value.state), 8, pool) : [];
    const receivers = strengths.filter((each) => each.position === 'WR').toSorted((x, y) => x.rank - y.rank);
    expect(receivers.map((each) => each.rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const points = receivers.map((each) => each.points);
    expect(points).toEqual(points.toSorted((x, y) => y - x));
  });

  it('is shared by teams that have nobody there', () => {
    const { state, pool } = buildDraft({ teams: 3 });
    expect(positionStrengths(draftPicks(state), 3, pool).every((each) => each.rank === 1 && each.points === 0)).toBe(
      true,
    );
  });
});
