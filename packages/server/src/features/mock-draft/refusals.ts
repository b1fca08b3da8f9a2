import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import type { ErrorCode } from '@pylon/contract/errors';
import type { AuctionRefusal } from '@pylon/engine/auction/rules/auction-command';
import type { AuctionCreationRefusal } from '@pylon/engine/auction/rules/create-auction';
import type { DraftRefusal } from '@pylon/engine/mock-draft/rules/draft-command';
import { DEEPEST_BENCH } from '@pylon/engine/vocabulary/league';
import { PLATFORM_LABELS, type PlatformId } from '@pylon/engine/vocabulary/platforms';
import { type Failure, failure } from '../../http/errors.ts';

const CODES: Readonly<Record<DraftRefusal | AuctionRefusal, ErrorCode>> = {
  'draft-closed': 'draft-closed',
  'nothing-to-rate': 'rating-failed',
  'not-your-turn': 'not-your-turn',
  'wrong-participant': 'not-your-turn',
  'unknown-player': 'player-not-found',
  'player-taken': 'player-taken',
  'roster-incompletable': 'roster-full',
  'pool-exhausted': 'too-few-players',
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
  'already-queued': 'already-queued',
  'not-queued': 'not-queued',
  'queue-full': 'queue-full',
  'no-such-place': 'draft-changed',
  'unknown-participant': 'invalid-parameters',
  'follows-outside-draft': 'draft-followed',
  'not-followed': 'draft-not-found',
  'other-sale': 'draft-changed',
  'no-nomination': 'no-nomination',
  'nomination-open': 'not-your-turn',
  'already-high-bidder': 'already-high-bidder',
  'bid-too-low': 'bid-too-low',
  'bid-too-high': 'bid-too-high',
};

/** The catalogue's entry for a refusal of the rules; `platform` is where picks are made when not here. */
export const refusalOf = (reason: DraftRefusal | AuctionRefusal, platform: PlatformId | null = null): Failure =>
  failure(CODES[reason], undefined, platform === null ? undefined : { platform: PLATFORM_LABELS[platform] });

const FIELDS: Partial<Record<AuctionCreationRefusal, readonly [field: string, text: string]>> = {
  'team-count': ['numberOfTeams', 'Between 2 and 18 teams.'],
  'no-such-user-seat': ['draftPosition', 'Not more than the number of teams.'],
  'empty-roster': ['footballScoringLeagueConfig', 'A roster needs at least one place that plays.'],
  'slot-count': [
    'footballScoringLeagueConfig',
    `Each place may be there 0 to 9 times, the bench 0 to ${DEEPEST_BENCH}.`,
  ],
  budget: ['footballScoringLeagueConfig', 'A budget between $100 and $999.'],
  'pool-too-small': ['footballScoringLeagueConfig', 'There are not enough players for rosters of this size.'],
};

const isKeeperReason = (reason: AuctionCreationRefusal): reason is keyof typeof KEEPER_WORDS =>
  Object.hasOwn(KEEPER_WORDS, reason);

/** The catalogue's entry for a draft that cannot begin; `keeper` is the place in the list of the keeper at fault. */
export function creationRefusal(reason: AuctionCreationRefusal, keeper?: number): Failure {
  if (isKeeperReason(reason)) return failure('invalid-keepers', { [`keepers.${keeper ?? 0}`]: KEEPER_WORDS[reason] });
  const field = FIELDS[reason];
  return failure('invalid-parameters', field && { [field[0]]: field[1] });
}

/** The catalogue's entry for a player who cannot be kept so. */
export const keeperRefused = (reason: AuctionCreationRefusal): Failure =>
  isKeeperReason(reason) ? failure('invalid-keepers', { keeper: KEEPER_WORDS[reason] }) : creationRefusal(reason);
