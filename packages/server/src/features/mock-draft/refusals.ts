import type { ErrorCode } from '@pylon/contract/errors';
import type { CreationRefusal } from '@pylon/engine/mock-draft/create-draft';
import type { DraftRefusal } from '@pylon/engine/mock-draft/draft-command';
import { type Failure, failure } from '../../http/errors.ts';

const CODES: Readonly<Record<DraftRefusal, ErrorCode>> = {
  'draft-closed': 'draft-closed',
  'nothing-to-rate': 'rating-failed',
  'not-your-turn': 'not-your-turn',
  'wrong-participant': 'not-your-turn',
  'unknown-player': 'player-not-found',
  'player-taken': 'player-taken',
  'roster-incompletable': 'roster-full',
  'pool-exhausted': 'roster-full',
  'only-in-manual-mode': 'in-person-only',
  'only-in-auto-draft-mode': 'not-your-turn',
  'user-on-the-clock': 'not-your-turn',
  'nothing-to-take-back': 'nothing-to-undo',
  'no-such-pick': 'invalid-parameters',
  'pick-not-made': 'pick-not-made',
  'pick-is-keeper': 'kept-player',
  'no-clock': 'draft-changed',
  'clock-running': 'draft-changed',
  'deadline-passed': 'draft-changed',
  'already-queued': 'draft-changed',
  'not-queued': 'draft-changed',
  'queue-full': 'invalid-parameters',
  'no-such-place': 'draft-changed',
  'unknown-participant': 'invalid-parameters',
  'follows-outside-draft': 'draft-followed',
  'not-followed': 'draft-not-found',
};

/** The catalogue's entry for a refusal of the rules. */
export const refusalOf = (reason: DraftRefusal): Failure => failure(CODES[reason]);

const FIELDS: Partial<Record<CreationRefusal, readonly [field: string, text: string]>> = {
  'team-count': ['numberOfTeams', 'Between 2 and 18 teams.'],
  'no-such-user-seat': ['draftPosition', 'Not more than the number of teams.'],
  'empty-roster': ['footballScoringLeagueConfig', 'A roster needs at least one place.'],
  'slot-count': ['footballScoringLeagueConfig', 'Each place may be there 0 to 9 times.'],
  'pool-too-small': ['footballScoringLeagueConfig', 'There are not enough players for rosters of this size.'],
};

/** The catalogue's entry for a draft that cannot begin. */
export function creationRefusal(reason: CreationRefusal): Failure {
  if (reason.startsWith('keeper') || reason === 'two-keepers-in-one-slot') return failure('invalid-keepers');
  const field = FIELDS[reason];
  return failure('invalid-parameters', field && { [field[0]]: field[1] });
}
