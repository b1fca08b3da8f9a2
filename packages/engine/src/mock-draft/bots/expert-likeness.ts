// Whose list did the person draft by? Each pick has a place on an expert's list of the players who were still there;
// the expert on whose list those places are typically lowest is the one whom the draft follows.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { LetterGrade } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { draftPicks } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';

/** An expert's ranks, from 1, of players of the pool; who is not ranked comes behind all who are. */
export interface ExpertList {
  readonly expertId: string;
  readonly ranks: ReadonlyMap<EntityId, number>;
}

export interface Likeness {
  readonly expertId: string;
  /** Geometric mean of the places of the person's picks on the list among the players still there, from 1. */
  readonly typicalPlace: number;
  /** The person's grade with the expert as the judge of all teams. */
  readonly letterGrade: LetterGrade;
}

/** The list that a draft follows most. */
export interface ClosestList {
  readonly list: ExpertList;
  readonly typicalPlace: number;
}

/**
 * The list that the person's picks follow most; null without picks or lists. Keepers were not picked and do not count.
 */
export function closestList(
  state: DraftState,
  pool: Pick<DraftPool, 'table'>,
  lists: readonly ExpertList[],
): ClosestList | null {
  const found = lists.flatMap((list): readonly ClosestList[] => {
    const typicalPlace = typicalPlaceOn(list, state, pool);
    return typicalPlace === null ? [] : [{ list, typicalPlace }];
  });
  return found.sort((x, y) => x.typicalPlace - y.typicalPlace)[0] ?? null;
}

/** null when the expert ranks none of the positions that were picked. */
function typicalPlaceOn({ ranks }: ExpertList, state: DraftState, { table }: Pick<DraftPool, 'table'>): number | null {
  const rankOf = table.entityIds.map((entityId) => ranks.get(entityId) ?? Number.POSITIVE_INFINITY);
  const isRanked = POSITIONS.map((_, position) =>
    rankOf.some((rank, player) => table.position[player] === position && Number.isFinite(rank)),
  );
  const gone = new Set<number>();
  for (const { entityId } of state.settings.keepers) gone.add(table.numberOf.get(entityId) ?? -1);
  const logs: number[] = [];
  for (const { player, seat, isKeeper } of draftPicks(state)) {
    const number = player === null ? undefined : table.numberOf.get(player.entityId);
    if (isKeeper || number === undefined) continue;
    if (seat === state.userSeat && isRanked[table.position[number] ?? -1]) {
      const rank = rankOf[number] ?? Number.POSITIVE_INFINITY;
      // Kickers and defences of a list that has none are neither before them nor behind them.
      const ahead = rankOf.filter((other, at) => other < rank && !gone.has(at)).length;
      logs.push(Math.log(1 + ahead));
    }
    gone.add(number);
  }
  return logs.length === 0 ? null : Math.exp(logs.reduce((sum, log) => sum + log, 0) / logs.length);
}
