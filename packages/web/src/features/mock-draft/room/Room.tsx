import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import { useEffect, useRef, useState } from 'react';
import { RoomFrame } from '../drafting/frame/RoomFrame.tsx';
import { useRoomFrame } from '../drafting/frame/use-room-frame.ts';
import { useUndoHistory } from '../in-person/use-undo-history.ts';
import { ReportCard } from '../results/ReportCard.tsx';
import { RoomOverlays } from './dialogs/RoomOverlays.tsx';
import { Announcements } from './frame/Announcements.tsx';
import type { DraftFrame, DraftOverlay } from './frame/draft-frame.ts';
import { PhoneBar, type PhoneTab } from './frame/PhoneBar.tsx';
import { RoomHeader } from './frame/RoomHeader.tsx';
import { RoomSection } from './frame/RoomSection.tsx';
import { SimulatedPicks } from './frame/SimulatedPicks.tsx';
import { useRoomKeys } from './frame/use-room-keys.ts';
import { useRowActions } from './list/use-row-actions.ts';
import type { HeldDraft } from './state/held-draft.ts';
import { type RoomModel, useRoom } from './state/use-room.ts';
import { isInPerson, lastOwnPick } from './state/wire-draft.ts';

/** The room of a draft of picks. */
export function Room({ held, players }: { readonly held: HeldDraft; readonly players: readonly DraftPlayer[] }) {
  const { draft } = held;
  const room = useRoom(held, players);
  const { view, turn, live, actions } = room;
  const { isMine, label: title } = turn;
  const frame = useRoomFrame<DraftOverlay>({ isMine, title, isOver: draft.closedAt !== null });
  const { tab, goTo, open } = frame;
  const rows = useRowActions(room, frame);
  const [phoneView, setPhoneView] = useState<Exclude<PhoneTab, 'board'>>('players');
  const isManual = isInPerson(draft);
  const canUndo = draftCan.undo(view.state) === null && (isManual || lastOwnPick(draft) !== undefined);
  const history = useUndoHistory(draft, actions, room.byId);
  const undo = canUndo ? () => (isManual ? history.undo() : void actions.undo()) : null;
  useRoomKeys(frame, room, rows, undo);
  useOwnTurn(room, frame);

  return (
    <RoomFrame
      draftId={draft.id}
      tab={tab}
      isDeleted={live.isDeleted}
      className="max-md:pb-36"
      header={<RoomHeader draft={draft} players={players} room={room} history={history} frame={frame} onUndo={undo} />}
      section={
        <RoomSection draft={draft} players={players} room={room} rows={rows} frame={frame} phoneView={phoneView} />
      }
      report={<ReportCard draft={draft} actions={actions} onSimulate={() => open({ kind: 'simulate' })} />}
    >
      <PhoneBar
        room={room}
        tab={tab === 'draft-board' ? 'board' : tab === 'draft-assistant' ? phoneView : null}
        onTab={(next) => {
          if (next !== 'board') setPhoneView(next);
          goTo(next === 'board' ? 'draft-board' : 'draft-assistant');
        }}
        onDraft={rows.draft}
        onWhy={() => open({ kind: 'assistant' })}
        onRate={turn.pick === null && tab !== 'rate-my-draft' ? () => goTo('rate-my-draft') : null}
      />
      <SimulatedPicks draft={draft} room={room} onQuiet={() => frame.setOption('simulatedPicks', false)} />
      <Announcements draft={room.rested.draft} isSettled={live.isSettled} />
      <RoomOverlays draft={draft} players={players} room={room} rows={rows} frame={frame} />
    </RoomFrame>
  );
}

/** Opens the suggested pick when my turn begins, for those who want it. */
function useOwnTurn({ turn, top }: RoomModel, { asked, open, options }: DraftFrame): void {
  const told = useRef<string | null>(null);
  const isFree = asked === null;
  const isWanted = options.assistantAtMyTurn;
  useEffect(() => {
    if (!turn.isMine) told.current = null;
    if (!isWanted || !turn.isMine || top === null || told.current === turn.label) return;
    told.current = turn.label;
    if (isFree) open({ kind: 'assistant' });
  }, [turn, top, isWanted, isFree, open]);
}
