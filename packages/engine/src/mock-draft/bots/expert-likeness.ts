// Whose list did the person draft by? Each pick has a place on an expert's list of the players who were still there;
// the expert on whose list those places are typically lowest is the one whom the draft follows. By that list the draft
// is then graded: each position's players are worth what the house projects for it, in the expert's order.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { pointsByList } from '../../drafting/judges.ts';
import type { LetterGrade } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import type { GradeBaseline } from '../report/grade-baseline.ts';
import { draftGrades } from '../report/grades.ts';
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
  /** The person's grade by the expert's order. */
  readonly letterGrade: LetterGrade;
}

/**
 * The expert whom the person's picks follow most; null without picks or lists. Keepers were not picked and do not
 * count.
 */
export function mostLikeExpert(
  state: DraftState,
  pool: DraftPool,
  baseline: GradeBaseline,
  lists: readonly ExpertList[],
): Likeness | null {
  const likenesses = lists.flatMap((list) => {
    const typicalPlace = typicalPlaceOn(list, state, pool);
    return typicalPlace === null ? [] : [{ list, typicalPlace }];
  });
  const closest = likenesses.sort((x, y) => x.typicalPlace - y.typicalPlace)[0];
  if (closest === undefined) return null;
  const grades = draftGrades(state, asSeenBy(closest.list, pool), baseline);
  const own = grades.participants.find(({ seat }) => seat === state.userSeat);
  if (own === undefined) return null;
  const { list, typicalPlace } = closest;
  return { expertId: list.expertId, typicalPlace, letterGrade: own.letterGrade };
}

/** null when the expert ranks none of the positions that were picked. */
function typicalPlaceOn({ ranks }: ExpertList, state: DraftState, { table }: DraftPool): number | null {
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

/** The pool with each position's points handed out in the expert's order. */
function asSeenBy({ ranks }: ExpertList, pool: DraftPool): DraftPool {
  const { table } = pool;
  const points = pointsByList(pool, table.points, ranks) ?? table.points;
  const replacement = (player: number): number => pool.replacement[table.position[player] ?? 0] ?? 0;
  return { ...pool, table: { ...table, points }, vorp: points.map((each, player) => each - replacement(player)) };
}
