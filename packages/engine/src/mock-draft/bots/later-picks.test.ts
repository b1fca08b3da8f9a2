import { describe, expect, it } from 'vitest';
import { openStarters } from '../../drafting/roster-rules.ts';
import { seededRandom } from '../../random/random.ts';
import { buildDraft, type DraftWishes, invented } from '../../testing/drafts.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import { simulateTo } from './bot-picks.ts';
import { farSightedPick, laterPicks, valueWith } from './later-picks.ts';
import { plannedPositions } from './own-picks.ts';
import { nextTurnOf } from './room.ts';
import { roomOfDraft } from './room-of-draft.ts';
import { applyPick } from './room-state.ts';

function opened(wishes: DraftWishes = {}) {
  const { state, pool } = buildDraft(wishes);
  const live = roomOfDraft(state, pool.table);
  const numberOf = (position: Position, rank: number) => pool.table.numberOf.get(invented(position, rank)) ?? -1;
  return { pool, live, numberOf };
}

describe('later picks', () => {
  it('tell a star from a player whom nobody wants, whatever the chance', () => {
    const { pool, live, numberOf } = opened();
    for (const seed of ['a', 'b', 'c']) {
      const later = laterPicks(live, 0, pool, seededRandom(seed));
      const back = POSITIONS.indexOf('RB');
      const lead = valueWith(later, back, numberOf('RB', 1)) - valueWith(later, back, numberOf('RB', 90));
      expect(lead).toBeGreaterThan(50);
    }
  });

  it('count a position for less that can wait: the first quarterback adds more now than the eighth back, and is worth less', () => {
    const { pool, live, numberOf } = opened();
    const later = laterPicks(live, 0, pool, seededRandom('wait'));
    const passer = valueWith(later, POSITIONS.indexOf('QB'), numberOf('QB', 1));
    const back = valueWith(later, POSITIONS.indexOf('RB'), numberOf('RB', 8));
    const addsNow = (position: Position, rank: number) =>
      (pool.weights[POSITIONS.indexOf(position)]?.[0] ?? 0) * (pool.table.points[numberOf(position, rank)] ?? 0);
    expect(addsNow('QB', 1)).toBeGreaterThan(addsNow('RB', 8) + 20);
    expect(back).toBeGreaterThan(passer + 20);
  });

  it('leave the draft as it is', () => {
    const { pool, live } = opened();
    const before = structuredClone({ turn: live.turn, available: live.available, counts: live.counts });
    laterPicks(live, 0, pool, seededRandom('x'));
    expect({ turn: live.turn, available: live.available, counts: live.counts }).toEqual(before);
  });

  it.each([
    ['the standard league', {}],
    ['two teams', { teams: 2 }],
    ['two quarterbacks and a long bench', { slots: { SUPERFLEX: 1, BN: 9 } }],
    ['a monstrous roster', { teams: 4, slots: { QB: 3, RB: 6, WR: 6, TE: 4, FLEX: 4, BN: 9 } }],
    ['no bench', { slots: { BN: 0 } }],
  ] as const)('lead from one look at the start to a whole line-up: %s', (_name, wishes) => {
    const { pool, live } = opened(wishes);
    const { room } = live;
    const random = seededRandom('whole');
    const later = laterPicks(live, 1, pool, random.fork('later'));
    for (let turn = nextTurnOf(room, 1, 0); turn !== null; turn = nextTurnOf(room, 1, live.turn)) {
      simulateTo(live, turn, random);
      applyPick(live, farSightedPick(live, 1, plannedPositions(room, live, 1), later));
    }
    expect(live.picksLeft[1]).toBe(0);
    expect(openStarters(room.rules, live.counts.subarray(6, 12))).toBe(0);
  });
});
