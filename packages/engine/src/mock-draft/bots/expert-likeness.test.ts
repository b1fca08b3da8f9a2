import { describe, expect, test } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { seededRandom } from '../../random/random.ts';
import { buildDraft } from '../../testing/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { applyCommand } from '../rules/apply-command.ts';
import { currentPick } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { closestList, type ExpertList } from './expert-likeness.ts';

const { state: start, pool } = buildDraft({ userSeat: 2 });

/** A list in the order of a value, highest first. */
function listBy(expertId: string, { table }: DraftPool, value: (player: number) => number): ExpertList {
  const order = [...table.entityIds.keys()].sort((x, y) => value(y) - value(x));
  return { expertId, ranks: new Map(order.map((player, at) => [table.entityIds[player] as EntityId, at + 1])) };
}
const byBoard = listBy('board', pool, (player) => -player);
const random = seededRandom('another opinion');
const another = listBy('another', pool, (player) => -player * (0.6 + 0.8 * random.fork(player).next()));

/** Drafts to the end; the person takes the best left of a list that the rules allow. */
function following({ ranks }: ExpertList): DraftState {
  const context = { pool, nowMs: 1 };
  let state = start;
  const wanted = [...ranks].sort((x, y) => x[1] - y[1]).map(([entityId]) => entityId);
  for (;;) {
    const bots = applyCommand(state, { type: 'botsUntilUser' }, context);
    if (bots.ok) state = bots.value.state;
    if (currentPick(state) === null) return state;
    for (const entityId of wanted) {
      const picked = applyCommand(state, { type: 'pick', entityId, participantId: null }, context);
      if (!picked.ok) continue;
      state = picked.value.state;
      break;
    }
  }
}

describe('whose list a draft follows', () => {
  test.each([byBoard, another])('the list that was drafted by is found', (list) => {
    const closest = closestList(following(list), pool, [byBoard, another]);
    expect(closest?.list.expertId).toBe(list.expertId);
    expect(closest?.typicalPlace).toBeGreaterThanOrEqual(1);
  });

  test('without a list or a pick there is none', () => {
    expect(closestList(following(byBoard), pool, [])).toBeNull();
    expect(closestList(start, pool, [byBoard])).toBeNull();
  });
});
