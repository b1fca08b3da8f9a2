// What a plan opens of Draft Champion: the figures of rankings and projections. Drafting itself is everybody's.
import type { Edition } from '@pylon/almanac/editions/edition';
import { type Locked, lockOf, opens } from '@pylon/contract/plans/tiers';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { MockDraftRating } from '../../../db/tables/mock-drafts.ts';
import { type Failure, failure } from '../../../http/errors.ts';
import { expertsWithRankings } from '../../../wire/expert.ts';
import { tierOf } from '../../../wire/scoring-system.ts';
import type { DraftKind, DraftView, Seen } from '../draft-kind.ts';
import { scoringOf } from '../draft-scoring.ts';
import type { Stored } from '../mock-draft.queries.ts';
import { marketRoom } from '../players/market-room.ts';
import type { RoomPool } from '../players/room-pool.ts';

/** What stands in the place of the figures for a person of a tier; null when the tier opens them. */
export const lockFor = (tier: number): Locked | null => (opens(tier, 'draftChampion') ? null : lockOf('draftChampion'));

/** A room as a person of a tier sees it: below the plan the market's. */
export const roomFor = (room: RoomPool, tier: number): RoomPool => (lockFor(tier) === null ? room : marketRoom(room));

/** A draft as a person of a tier sees it. */
export function seenBy<S extends SharedState, C, E, V extends DraftView<S>>(
  { look }: Pick<DraftKind<S, C, E, V>, 'look'>,
  view: V,
  tier: number,
): Seen<V> {
  const lock = lockFor(tier);
  const stored: Stored<S> = { ...view.stored, rating: ratingFor(view.stored.rating, tier) };
  return { ...look({ ...view, stored, room: roomFor(view.room, tier) }), lock };
}

/**
 * The grades that a person of a tier reads: by our projections with the plan, by the market below it. Grades that the
 * market alone gave have to be given anew once a plan has begun.
 */
function ratingFor(rating: MockDraftRating | null, tier: number): MockDraftRating | null {
  if (rating === null) return null;
  if (lockFor(tier) === null) return rating.isByMarket ? null : rating;
  return rating.byMarket ?? rating;
}

/** Why a person of a tier may not choose these experts; null when they may. No choice means all experts. */
export function expertsRefusal(edition: Edition, tier: number, expertIds: readonly string[]): Failure | null {
  if (opens(tier, 'draftChampion')) return null;
  const premium = new Set(expertsWithRankings(edition).flatMap(({ id, isPremium }) => (isPremium ? [id] : [])));
  return expertIds.some((id) => premium.has(id)) ? failure('tier-required') : null;
}

/**
 * Why a person of a tier may not open a new draft with the settings of an old one; null when they may. The old one
 * itself goes on, and can be taken back and replayed: what began with a plan is not lost with it.
 */
export function copyRefusal({ edition, stored }: DraftView, tier: number): Failure | null {
  const { sources } = stored.state.settings;
  const scoring = scoringOf(sources);
  if (scoring.ok && tierOf(scoring.value) > tier) return failure('tier-required');
  return expertsRefusal(edition, tier, sources.expertIds);
}
