import type { Db } from '../db/database.ts';
import { failure, found, type Outcome } from '../http/errors.ts';
import { baseScoring, type KnownScoring, tierOf } from '../wire/scoring-system.ts';
import { tierRequired } from './gated.ts';
import { ownScoring } from './own-scorings.queries.ts';

/** The caller's facts that decide about scorings. */
export interface ScoringCaller {
  readonly id: string;
  readonly tier: number;
}

/** The same of somebody who may have no token, and then has no id. */
type AnyCaller = { readonly id: string | null; readonly tier: number };

/**
 * The scoring system that a caller names, if the caller may use it.
 *
 * Everybody's systems have numbers, and only the first is free. The others are people's own: known to nobody else, not
 * even as something that there is, and usable as long as the plan lasts.
 *
 * @returns scoring-system-not-found, also for somebody else's; tier-required
 */
export async function usableScoring(db: Db, caller: AnyCaller, id: string): Promise<Outcome<KnownScoring>> {
  const scoring = baseScoring(id) ?? (caller.id === null ? null : await ownScoring(db, caller.id, id));
  if (!scoring) return failure('scoring-system-not-found');
  const needed = tierOf(scoring);
  return caller.tier < needed ? tierRequired('scoringSystemId', needed) : found(scoring);
}

/** The same for an answer from the edition, which is cached by the system's content, never by its owner. */
export async function preparedScoring(
  db: Db,
  caller: AnyCaller,
  id: string,
): Promise<Outcome<{ readonly scoring: KnownScoring; readonly key: string }>> {
  const usable = await usableScoring(db, caller, id);
  return usable.ok ? found({ scoring: usable.value, key: usable.value.key }) : usable;
}
