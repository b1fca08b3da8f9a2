import type { listDraftRosters, MockDraftPick } from '@pylon/contract/drafting/mock-draft';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { DraftRoster, RosterMember } from '@pylon/engine/drafting/roster';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { DraftKind, DraftView, Seen } from '../draft-kind.ts';
import { entityOf } from '../present/naming.ts';

type Rosters = AnswerOf<typeof listDraftRosters>['mockDraftRosters'];
type Place = Rosters[number]['roster'][number];

/** Every roster by slot, open places included. */
export const presentRosters = <S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  view: Seen<V>,
): Rosters =>
  view.stored.state.participants.map(({ id }, seat) => ({
    participantId: id,
    roster: placesOf(kind.rosterOf(view, seat)).map((place) => presentPlace(view, place)),
  }));

/** A place of a roster: its slot, and an id that is unique on the roster. */
interface RosterPlace {
  readonly id: string;
  readonly slot: Slot;
  readonly member: RosterMember | null;
}

/** The places of one roster: line-up, bench, and what is open. */
function placesOf({ places, bench, openBench }: DraftRoster): readonly RosterPlace[] {
  const all = [
    ...places.map(({ slot, starter }) => ({ slot, member: starter })),
    ...bench.map((member) => ({ slot: 'BN' as const, member })),
    ...Array.from({ length: openBench }, () => ({ slot: 'BN' as const, member: null })),
  ];
  const counts = new Map<Slot, number>();
  return all.map(({ slot, member }) => {
    const number = (counts.get(slot) ?? 0) + 1;
    counts.set(slot, number);
    return { id: `${slot}-${number}`, slot, member };
  });
}

/** Where everybody of these rosters sits. */
export function seatingOf(rosters: readonly DraftRoster[]) {
  const seats = new Map<EntityId, RosterPlace>();
  for (const place of rosters.flatMap(placesOf)) {
    const player = place.member?.pick.player;
    if (player) seats.set(player.entityId, place);
  }
  return (entityId: EntityId | undefined): Pick<MockDraftPick, 'rosterPosition' | 'mockDraftRosterPositionId'> => {
    const place = entityId === undefined ? undefined : seats.get(entityId);
    return { rosterPosition: place?.slot ?? null, mockDraftRosterPositionId: place?.id ?? null };
  };
}
/** Tells where somebody sits. */
export type Seating = ReturnType<typeof seatingOf>;

function presentPlace(view: Seen<DraftView>, { id, slot, member }: RosterPlace): Place {
  const player = member?.pick.player ?? null;
  const facts = player && view.room.byId.get(player.entityId);
  return {
    rosterPosition: { id, position: slot },
    pickNumber: member?.pick.pickNumber || null,
    byeWeek: facts?.byeWeek ?? null,
    seasonalScoredProjections: facts?.points ?? null,
    ...(player ? entityOf(view, player.entityId, player.position) : { athlete: null, team: null }),
  };
}
