import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import type { RosterMember } from '@pylon/engine/drafting/roster';
import { draftRoster } from '@pylon/engine/mock-draft/report/draft-roster';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import { memo, useMemo, useState } from 'react';
import { decimal } from '../../../../widgets/player/display.ts';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { RoomTeam, type TeamPlace } from '../../drafting/frame/RoomTeam.tsx';
import type { RoomView } from '../state/room-view.ts';

export interface TeamPanelProps {
  readonly draft: MockDraft;
  readonly view: RoomView;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
}

/** A team by slot with what each player is projected to score. */
export const TeamPanel = memo(function TeamPanel({ draft, view, byId }: TeamPanelProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const teamId = chosen ?? draft.userParticipant.id;
  const seat = draft.participants.findIndex(({ id }) => id === teamId);
  const roster = useMemo(() => draftRoster(view.state, seat, view.pool.table), [view, seat]);
  const placeOf = (slot: Slot, member: RosterMember | null): TeamPlace => {
    const player = byId.get(member?.pick.player?.entityId ?? '');
    const figure = member ? decimal(member.points) : '';
    return { slot, entity: player ? entityOf(player) : null, byeWeek: player?.byeWeek ?? null, isKept: false, figure };
  };
  return (
    <RoomTeam
      draft={draft}
      teamId={teamId}
      onTeam={setChosen}
      places={[
        ...roster.places.map(({ slot, starter }) => placeOf(slot, starter)),
        ...roster.bench.map((member) => placeOf('BN', member)),
        ...Array.from({ length: roster.openBench }, () => placeOf('BN', null)),
      ]}
      figureTitle="Proj"
      points={roster.places.reduce((sum, { starter }) => sum + (starter?.points ?? 0), 0)}
    />
  );
});
