import { ownListIdOf } from '@pylon/contract/own-rankings/list-rules';
import type { Db } from '../db/database.ts';
import { failure, found, type Outcome } from '../http/errors.ts';
import type { OwnList } from '../wire/own-list.ts';
import type { KnownScoring } from '../wire/scoring-system.ts';
import { ownListOf } from './own-lists.queries.ts';
import { usableScoring } from './usable-scoring.ts';

/** The caller, who may have no token, and then has no id. */
type AnyCaller = { readonly id: string | null; readonly tier: number };

/**
 * The caller's own lists among some experts. Somebody else's is known to nobody, not even as something that there is.
 *
 * @returns ranking-list-not-found, also for somebody else's
 */
export async function usableLists(
  db: Db,
  { id }: Pick<AnyCaller, 'id'>,
  expertIds: readonly string[],
): Promise<Outcome<readonly OwnList[]>> {
  const lists: OwnList[] = [];
  for (const expertId of new Set(expertIds)) {
    const listId = ownListIdOf(expertId);
    if (listId === null) continue;
    const list = id === null ? null : await ownListOf(db, id, listId);
    if (!list) return failure('ranking-list-not-found');
    lists.push(list);
  }
  return found(lists);
}

/** What an answer of rankings is made with besides the edition. */
export interface PreparedRanking {
  readonly scoring: KnownScoring;
  readonly own: readonly OwnList[];
}

/** Scoring and own lists of an answer from the edition, which is cached by their content, never by their owner. */
export async function preparedRanking(
  db: Db,
  caller: AnyCaller,
  asked: { readonly scoringSystemId: string; readonly expertIds?: readonly string[] | undefined },
): Promise<Outcome<PreparedRanking & { readonly key: string }>> {
  const scoring = await usableScoring(db, caller, asked.scoringSystemId);
  if (!scoring.ok) return scoring;
  const own = await usableLists(db, caller, asked.expertIds ?? []);
  if (!own.ok) return own;
  const key = [scoring.value.key, ...own.value.map((list) => list.key)].join(' ');
  return found({ scoring: scoring.value, own: own.value, key });
}
