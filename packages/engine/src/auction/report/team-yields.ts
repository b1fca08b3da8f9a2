// What each team's money has brought, in the points that grades of all drafts go by. Keepers were not bought: they are
// left out of it.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { draftedPoints, teamPoints } from '../../drafting/team-points.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { AuctionState } from '../rules/auction-state.ts';

/**
 * One per seat. Who has left the pool brings nothing.
 *
 * @param seasonPoints of the rosters by seat where a longer simulation has told them, see draftGrades
 */
export function teamYields(state: AuctionState, pool: DraftPool, seasonPoints?: readonly number[]): readonly number[] {
  const { settings, sales, participants } = state;
  const of = (players: readonly { readonly seat: number; readonly entityId: EntityId }[]) =>
    participants.map((_, seat) =>
      players.flatMap((each) => (each.seat === seat ? (pool.table.numberOf.get(each.entityId) ?? []) : [])),
    );
  const rosters = of([...settings.keepers, ...sales]);
  return draftedPoints(teamPoints(pool, settings.leagueType), rosters, of(settings.keepers), seasonPoints);
}
