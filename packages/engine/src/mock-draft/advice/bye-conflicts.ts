// A team whose starters are off in the same week has to field its bench then. One of them is usual; another one of the
// same position, or a third one of any, is worth a thought before a pick.
import type { EntityId } from '../../vocabulary/entities.ts';
import type { Position } from '../../vocabulary/positions.ts';

/** Somebody who starts, or would. */
export interface ByeHolder {
  readonly entityId: EntityId;
  readonly position: Position;
  /** Null when it is not known. */
  readonly byeWeek: number | null;
}

/** Starters who are off together that are worth a word. */
export const SHARED_BYE_LEAST = 3;

/**
 * Starters with whom somebody would be off: all who share their week when one of them plays their position, or when
 * they would be the third; else nobody.
 *
 * @param starters of the team, without them
 * @returns in the order given
 * @example byeConflict([{ entityId: a, position: 'RB', byeWeek: 9 }], { entityId: b, position: 'RB', byeWeek: 9 }) // →
 *   [a]
 */
export function byeConflict(
  starters: readonly ByeHolder[],
  { position, byeWeek }: Pick<ByeHolder, 'position' | 'byeWeek'>,
): readonly EntityId[] {
  if (byeWeek === null) return [];
  const sharing = starters.filter((each) => each.byeWeek === byeWeek);
  const isConflict = sharing.length + 1 >= SHARED_BYE_LEAST || sharing.some((each) => each.position === position);
  return isConflict ? sharing.map(({ entityId }) => entityId) : [];
}

/** A week in which several starters are off. */
export interface SharedBye {
  readonly week: number;
  readonly entityIds: readonly EntityId[];
}

/**
 * Weeks in which {@link SHARED_BYE_LEAST} starters or more are off, the worst first, earlier ones first among equals.
 */
export function sharedByes(starters: readonly ByeHolder[]): readonly SharedBye[] {
  const weeks = new Map<number, EntityId[]>();
  for (const { byeWeek, entityId } of starters) {
    if (byeWeek === null) continue;
    weeks.set(byeWeek, [...(weeks.get(byeWeek) ?? []), entityId]);
  }
  return [...weeks]
    .map(([week, entityIds]): SharedBye => ({ week, entityIds }))
    .filter(({ entityIds }) => entityIds.length >= SHARED_BYE_LEAST)
    .sort((one, other) => other.entityIds.length - one.entityIds.length || one.week - other.week);
}
