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
import { shapeWords } from '../../settings/setting-words.ts';
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
  const canSimulate = draftCan.simulateRest(view.state) === null;
  /** Not while it follows an outside draft. */
  const canChange = draftCan.startOver(view.state) === null;
  const { pickClock, numberOfTeams } = draft.configuration;
  return (
    <RoomHead
      frame={frame}
      actions={[
        { words: isManual ? 'Undo last pick' : 'Undo', run: onUndo },
        { words: 'Simulate rest', run: canSimulate ? () => open({ kind: 'simulate' }) : null },
        { words: 'Start over', run: canChange ? () => open({ kind: 'startOver' }) : null },
        { words: 'This draft', run: () => open({ kind: 'about' }), isOnPhoneOnly: true },
        { words: 'Draft settings', run: () => open({ kind: 'settings' }) },
        { words: 'Team names', run: canChange ? () => open({ kind: 'correct', what: 'names' }) : null },
      ]}
      bigScreenOf={draft.id}
      strip={<OrderStrip draft={draft} turn={turn.pick} view={view} />}
      isStripOnPhone
      status={{
        text: turn.status,
        isMine: turn.isMine,
        about: { words: shapeWords(draft), onOpen: () => open({ kind: 'about' }) },
        detail: turn.pick ? `Pick ${turn.label} · ${turn.pick.pickNumber} of ${length}` : `${length} picks`,
        stream: live.stream,
        isSample: draft.provenance.mode === 'sample',
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
      {isManual && (
        <InPersonBar
          draft={draft}
          view={view}
          players={players}
          turn={turn.pick}
          history={history}
          onDraft={(player) => void actions.draftPlayer(player)}
          onOpen={(player) => open({ kind: 'player', id: entityKey(player) })}
          onCorrect={(pickNumber) => open({ kind: 'correct', what: { pickNumber } })}
        />
      )}
    </RoomHead>
  );
}
