// The invariants of every draft.
import { expect } from 'vitest';
import type { DraftPool } from '../drafting/draft-pool.ts';
import { demandOf, needsOf, poolSuffices } from '../drafting/pool-supply.ts';
import { openStarters } from '../drafting/roster-rules.ts';
import { draftPicks, keeperPickNumber, openQueue } from '../mock-draft/rules/draft-picks.ts';
import type { DraftSettings, DraftState } from '../mock-draft/rules/draft-state.ts';
import { roomCounts } from '../mock-draft/rules/room-counts.ts';

/**
 * A possible draft: no player twice, closed exactly when every pick is done, keepers at their picks, every roster
 * completable from what is left of the pool.
 *
 * @param begun the settings that the draft began with
 */
export function expectSound(state: DraftState, pool: DraftPool, begun: DraftSettings): void {
  const picks = draftPicks(state);
  const done = picks.flatMap(({ player }) => (player === null ? [] : [player.entityId]));
  expect(new Set(done).size, 'nobody is drafted twice').toBe(done.length);
  expect(state.closedAtMs !== null, 'closed exactly when every pick is done').toBe(done.length === picks.length);
  for (const keeper of begun.keepers)
    expect(picks[keeperPickNumber(begun, keeper) - 1]?.player?.entityId, 'keepers stay').toBe(keeper.entityId);
  const counts = roomCounts(state, pool.table);
  for (const seat of counts.bySeat)
    expect(openStarters(counts.rules, seat), 'every roster can be completed').toBeLessThanOrEqual(
      counts.rules.rounds - seat.reduce((sum, n) => sum + n, 0),
    );
  const demand = demandOf(counts.bySeat.map((seat) => needsOf(counts.placesOnly, seat)));
  expect(counts.demand, 'what all need is kept up to date').toEqual(demand);
  expect(poolSuffices(demand, counts.left), 'the pool can complete them').toBe(true);
  expect(
    openQueue(state).some((id) => counts.taken.has(id)),
    'nobody drafted is shown in the queue',
  ).toBe(false);
  expect(JSON.parse(JSON.stringify(state)), 'a draft is plain data').toEqual(state);
}
