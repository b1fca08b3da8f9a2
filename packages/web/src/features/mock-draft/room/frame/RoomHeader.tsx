import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { pickLabel } from '@pylon/engine/drafting/draft-pick';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { FollowBanner } from '../../companion/FollowBanner.tsx';
import { RoomClock } from '../../drafting/clock/RoomClock.tsx';
import { RoomHead } from '../../drafting/frame/RoomHead.tsx';
import { InPersonBar } from '../../in-person/InPersonBar.tsx';
import type { UndoHistory } from '../../in-person/use-undo-history.ts';
import { ScenarioBanner } from '../../league-room/ScenarioBanner.tsx';
import type { RoomModel } from '../state/use-room.ts';
import { isInPerson } from '../state/wire-draft.ts';
import type { DraftFrame } from './draft-frame.ts';
import { OrderStrip } from './OrderStrip.tsx';

export interface RoomHeaderProps {
  readonly draft: MockDraft;
  readonly players: readonly DraftPlayer[];
  readonly room: RoomModel;
  /** Picks of a draft at a table, taken back and made again. */
  readonly history: UndoHistory;
  readonly frame: DraftFrame;
  readonly onUndo: (() => void) | null;
}

/** Order, clock and what can be done with the whole draft; below it what is typed in, or where the picks come from. */
export function RoomHeader({ draft, players, room, history, frame, onUndo }: RoomHeaderProps) {
  const { turn, view, live, actions } = room;
  const { open } = frame;
  const { length } = draft.picks;
  const isManual = isInPerson(draft);
  const { pickClock, numberOfTeams } = draft.configuration;
  return (
    <RoomHead
      frame={frame}
      draft={draft}
      undo={{ words: isManual ? 'Undo last pick' : 'Undo', run: onUndo }}
      canSimulate={draftCan.simulateRest(view.state) === null}
      canChange={draftCan.startOver(view.state) === null}
      strip={<OrderStrip draft={draft} turn={turn.pick} view={view} />}
      isStripOnPhone
      status={{
        text: turn.status,
        isMine: turn.isMine,
        detail: turn.pick ? `Pick ${turn.label} · ${turn.pick.pickNumber} of ${length}` : `${length} picks`,
        stream: live.stream,
      }}
      clock={
        <RoomClock
          draft={draft}
          isOver={turn.pick === null}
          isSpoken={turn.isMine}
          at={pickLabel(turn.pick?.pickNumber ?? 1, numberOfTeams)}
        >
          <span className="label">{pickClock === null ? 'pick, no clock' : 'pick'}</span>
        </RoomClock>
      }
    >
      {draft.isFollowed && <FollowBanner draft={draft} onLeft={live.reload} />}
      {draft.scenario && <ScenarioBanner mockDraftId={draft.id} scenario={draft.scenario} />}
      {isManual && (
        <InPersonBar
          draft={draft}
          view={view}
          players={players}
          turn={turn.pick}
          history={history}
          onDraft={(player) => void actions.draftPlayer(player)}
          onOpen={(player) => open({ kind: 'player', id: entityKey(player) })}
          onCorrect={(pickNumber) => open({ kind: 'correct', pickNumber })}
        />
      )}
    </RoomHead>
  );
}
