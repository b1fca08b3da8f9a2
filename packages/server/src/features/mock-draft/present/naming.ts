import type { Athlete, WireEntity } from '@pylon/contract/wire';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { toWireEntity } from '../../../wire/entity.ts';
import type { DraftView } from '../draft-kind.ts';
import type { Stored } from '../mock-draft.queries.ts';
import type { PoolPlayer } from '../players/room-pool.ts';

/** What names come from. */
export interface NamingView {
  readonly edition: DraftView['edition'];
  readonly stored: Pick<DraftView['stored'], 'season' | 'notes'>;
}

/** An athlete or team as answers carry them; one that the edition no longer knows has the name that was noted. */
export function entityOf({ edition, stored }: NamingView, entityId: EntityId, position: string): WireEntity {
  const known = toWireEntity(edition, entityId, stored.season);
  if (known) return known;
  const fullName = stored.notes.names[entityId] ?? entityId;
  const [firstName = '', ...rest] = fullName.split(' ');
  const athlete: Athlete = {
    id: entityId,
    firstName,
    lastName: rest.join(' '),
    fullName,
    position: stored.notes.positions?.[entityId] ?? position,
    jersey: null,
    status: 'Active',
    injuryStatus: null,
    headshotURL: null,
    team: null,
  };
  return { athlete, team: null };
}

/** What a player is called in a sentence. */
export function nameOf(view: NamingView, entityId: EntityId): string {
  const { athlete, team } = entityOf(view, entityId, '');
  return athlete?.fullName ?? team?.fullName ?? entityId;
}

/** Whose pick or sale it is, and who was taken, by their ids. */
export function placeOf(
  { state, createdAt }: Pick<Stored<SharedState>, 'state' | 'createdAt'>,
  seat: number,
  { athlete, team }: WireEntity,
) {
  const participant = state.participants[seat];
  return {
    participantId: participant?.id ?? '',
    participant: { id: participant?.id ?? '', name: participant?.name ?? '' },
    participantIndex: seat + 1,
    athleteId: athlete?.id ?? null,
    teamId: team?.id ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** What is known of a player picked, sold or kept; all null for one who is not in the pool. */
export const factsOf = (player: PoolPlayer | undefined) => ({
  rank: player?.rank ?? null,
  tier: player?.tier ?? null,
  byeWeek: player?.byeWeek ?? null,
  adp: player?.providerAdp ?? null,
  lastSeasonalFPTS: player?.lastSeasonPoints ?? null,
  seasonalScoredProjections: player?.points ?? null,
});
