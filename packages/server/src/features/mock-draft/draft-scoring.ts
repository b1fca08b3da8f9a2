// The scoring of a draft: everybody's by its number, a person's own by the copy that the draft took of it.
import type { ScoringSource } from '@pylon/engine/drafting/shared-state';
import type { Db } from '../../db/database.ts';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type ScoringCaller, usableScoring } from '../../plans/usable-scoring.ts';
import { baseScoring, type KnownScoring, knownScoring } from '../../wire/scoring-system.ts';

type Found = Outcome<KnownScoring>;

/**
 * The scoring that a draft is played in. It needs no plan: a draft goes on in what it began with.
 * It is nobody's in particular, since others may look at the draft.
 */
export function scoringOf({ scoringSystemId, scoring: copy }: ScoringSource): Found {
  const scoring = copy
    ? knownScoring({ ...copy, id: scoringSystemId, owner: null, isHidden: false })
    : baseScoring(scoringSystemId);
  return scoring ? found(scoring) : failure('scoring-system-not-found');
}

/** What a draft keeps of a scoring that it takes. */
export function sourceOf({ id, owner, name, settings, league, platform }: KnownScoring): ScoringSource {
  return owner ? { scoringSystemId: id, scoring: { name, settings, league, platform } } : { scoringSystemId: id };
}

/** The scoring that a change of settings asks for; null when it asks for none. */
export type ChosenScoring = Found | null;

/** Looks up what a change of settings asks for. */
export const chosenScoring = async (db: Db, caller: ScoringCaller, id: string | undefined): Promise<ChosenScoring> =>
  id === undefined ? null : usableScoring(db, caller, id);
