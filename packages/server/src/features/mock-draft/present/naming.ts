import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { Athlete, WireEntity } from '@pylon/contract/wire';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import { tierBreakOf, tierBreaks } from '@pylon/engine/mock-draft/advice/tier-breaks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { toWireEntity } from '../../../wire/entity.ts';
import type { DraftView, Seen } from '../draft-kind.ts';
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

/** What everybody may know of somebody picked, sold or kept; all null for somebody who is not in the pool. */
export const openFactsOf = (player: PoolPlayer | undefined) => ({
  byeWeek: player?.byeWeek ?? null,
  adp: player?.providerAdp ?? null,
  lastSeasonalFPTS: player?.lastSeasonPoints ?? null,
});

/** What the room knows of them; below the plan it is a room of the market. */
export const roomFactsOf = (player: PoolPlayer | undefined) => ({
  rank: player?.rank ?? null,
  tier: player?.tier ?? null,
  seasonalScoredProjections: player?.points ?? null,
});

/** What the plan alone opens of them: the experts furthest apart, and what is left of their tier. */
export function planFacts({ room: { pool }, lock }: Pick<Seen<DraftView>, 'room' | 'lock'>, isTaken: IsTaken) {
  const breaks = tierBreaks(pool, isTaken);
  return (player: PoolPlayer): Pick<DraftPlayer, 'bestRanking' | 'worstRanking' | 'draftTierBreak'> => {
    const tier = tierBreakOf(pool, breaks, player.entityId);
    return {
      bestRanking: lock ?? player.best,
      worstRanking: lock ?? player.worst,
      draftTierBreak: lock ?? { undraftedCount: tier?.undraftedCount ?? 0, totalCount: tier?.totalCount ?? 0 },
    };
  };
}

/** The same of a place that nobody has taken. */
export const NO_PLAN_FACTS = { bestRanking: null, worstRanking: null, draftTierBreak: null } as const;

type IsTaken = (entityId: EntityId) => boolean;
