import { baseScoring, type KnownScoring } from '../wire/scoring-system.ts';

/** A scoring that everybody has. @example scoringById('2') // → PPR */
export function scoringById(id: string): KnownScoring {
  const scoring = baseScoring(id);
  if (!scoring) throw new RangeError(`there is no scoring ${id}`);
  return scoring;
}
