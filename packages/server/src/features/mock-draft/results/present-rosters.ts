import type { listDraftRosters } from '@pylon/contract/drafting/mock-draft';
import type { AnswerOf } from '@pylon/contract/endpoint';
import type { DraftRoster, RosterMember } from '@pylon/engine/drafting/roster';
import { draftRoster } from '@pylon/engine/mock-draft/report/draft-roster';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { SeenDraft } from '../draft-view.ts';
import { entityOf, type NamingView } from '../present/present-pick.ts';

type Rosters = AnswerOf<typeof listDraftRosters>['mockDraftRosters'];
type Place = Rosters[number]['roster'][number];
type RosterView = NamingView & Pick<SeenDraft, 'room' | 'lock'>;

/** Every roster by slot, open places included. */
export const presentRosters = (view: SeenDraft): Rosters =>
  view.stored.state.participants.map((participant, seat) => ({
    participantId: participant.id,
    roster: placesOfRoster(view, draftRoster(view.stored.state, seat, view.room.pool.table)),
  }));

/** The places of one roster: line-up, bench, and what is open. */
export const placesOfRoster = (view: RosterView, { places, bench, openBench }: DraftRoster): Place[] => [
  ...places.map(({ slot, starter }) => place(view, slot, starter)),
  ...bench.map((member) => place(view, 'BN', member)),
  ...Array.from({ length: openBench }, () => place(view, 'BN', null)),
];

function place(view: RosterView, slot: Slot, member: RosterMember | null): Place {
  const player = member?.pick.player ?? null;
  const facts = player && view.room.byId.get(player.entityId);
  return {
    rosterPosition: { position: slot },
    pickNumber: member?.pick.pickNumber ?? null,
    byeWeek: facts?.byeWeek ?? null,
    seasonalScoredProjections: facts ? (view.lock ?? facts.points) : null,
    ...(player ? entityOf(view, player.entityId, player.position) : { athlete: null, team: null }),
  };
}
