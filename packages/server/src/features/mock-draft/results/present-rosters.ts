import type { listDraftRosters } from '@pylon/contract/drafting/mock-draft';
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
    roster: placesOfRoster(view, kind.rosterOf(view, seat)),
  }));

/** The slot of every player of these rosters. */
export function slotsOfPlayers(rosters: readonly DraftRoster[]): ReadonlyMap<EntityId, Slot> {
  const slots = new Map<EntityId, Slot>();
  for (const { places, bench } of rosters) {
    for (const { slot, starter } of places) if (starter?.pick.player) slots.set(starter.pick.player.entityId, slot);
    for (const { pick } of bench) if (pick.player) slots.set(pick.player.entityId, 'BN');
  }
  return slots;
}

/** The places of one roster: line-up, bench, and what is open. */
const placesOfRoster = (view: Seen<DraftView>, { places, bench, openBench }: DraftRoster): Place[] => [
  ...places.map(({ slot, starter }) => place(view, slot, starter)),
  ...bench.map((member) => place(view, 'BN', member)),
  ...Array.from({ length: openBench }, () => place(view, 'BN', null)),
];

function place(view: Seen<DraftView>, slot: Slot, member: RosterMember | null): Place {
  const player = member?.pick.player ?? null;
  const facts = player && view.room.byId.get(player.entityId);
  return {
    rosterPosition: { position: slot },
    pickNumber: member?.pick.pickNumber ?? null,
    byeWeek: facts?.byeWeek ?? null,
    seasonalScoredProjections: facts?.points ?? null,
    ...(player ? entityOf(view, player.entityId, player.position) : { athlete: null, team: null }),
  };
}
