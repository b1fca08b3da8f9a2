import type { AnswerOf } from '@pylon/contract/endpoint';
import type { listDraftRosters } from '@pylon/contract/mock-draft';
import { draftRoster, type RosterMember } from '@pylon/engine/mock-draft/draft-roster';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { DraftView } from './draft-view.ts';
import { entityOf } from './present-pick.ts';

type Rosters = AnswerOf<typeof listDraftRosters>['mockDraftRosters'];
type Place = Rosters[number]['roster'][number];

/** Every roster by slot, open places included. */
export const presentRosters = (view: DraftView): Rosters =>
  view.stored.state.participants.map((participant, seat) => {
    const { places, bench, openBench } = draftRoster(view.stored.state, seat, view.room.pool.table);
    return {
      participantId: participant.id,
      roster: [
        ...places.map(({ slot, starter }) => place(view, slot, starter)),
        ...bench.map((member) => place(view, 'BN', member)),
        ...Array.from({ length: openBench }, () => place(view, 'BN', null)),
      ],
    };
  });

function place(view: DraftView, slot: Slot, member: RosterMember | null): Place {
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
