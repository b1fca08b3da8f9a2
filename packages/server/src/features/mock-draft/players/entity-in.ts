import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { failure } from '../../../http/errors.ts';

/** An entity of a request; null unless exactly one of the two is named. */
export function entityIn(input: {
  athleteId?: string | null | undefined;
  teamId?: string | null | undefined;
}): EntityId | null {
  const { athleteId, teamId } = input;
  if ((athleteId == null) === (teamId == null)) return null;
  return (athleteId ?? teamId) as EntityId; // unknown ids are refused by the rules
}

export const NO_ENTITY = failure('missing-parameters', { athleteId: 'Name either an athlete or a team.' });
