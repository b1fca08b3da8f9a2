import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { draftCan } from '@pylon/engine/mock-draft/rules/draft-can';
import { useEffect, useRef, useState } from 'react';
import { useUndoHistory } from '../in-person/use-undo-history.ts';
import { useTurnCall, useTurnTitle } from './clock/use-turn-signals.ts';
import { RoomOverlays } from './dialogs/RoomOverlays.tsx';
import { type OverlayModel, useOverlay } from './dialogs/use-overlay.ts';
import { useRoomOptions } from './dialogs/use-room-options.ts';
import { Announcements } from './frame/Announcements.tsx';
import { DeletedNote } from './frame/DeletedNote.tsx';
import { PhoneBar, type PhoneTab } from './frame/PhoneBar.tsx';
import { RoomHeader } from './frame/RoomHeader.tsx';
import { RoomSection } from './frame/RoomSection.tsx';
import { SimulatedPicks } from './frame/SimulatedPicks.tsx';
import { useRoomKeys } from './frame/use-room-keys.ts';
import { useRoomTab } from './frame/use-room-tab.ts';
import { useRowActions } from './list/use-row-actions.ts';
import type { HeldDraft } from './state/held-draft.ts';
import { useCompleted } from './state/use-completed.ts';
import { type RoomModel, useRoom } from './state/use-room.ts';
import { isInPerson, lastOwnPick } from './state/wire-draft.ts';

/** The draft room: order and clock above, below what the chosen tab shows, and over it what the room asks. */
export function Room({ held, players }: { readonly held: HeldDraft; readonly players: readonly DraftPlayer[] }) {
  const { draft } = held;
  const room = useRoom(held, players);
  const { view, turn, live, actions } = room;
  const overlay = useOverlay();
  const rows = useRowActions(room, overlay);
  const { options, setOption } = useRoomOptions();
  const [tab, goTo] = useRoomTab();
  const [phoneView, setPhoneView] = useState<Exclude<PhoneTab, 'board'>>('players');
  const search = useRef<HTMLInputElement>(null);
  const isManual = isInPerson(draft);
  const canUndo = draftCan.undo(view.state) === null && (isManual || lastOwnPick(draft) !== undefined);
  const history = useUndoHistory(draft, actions, room.byId);
  const undo = canUndo ? () => (isManual ? history.undo() : overlay.open({ kind: 'undo' })) : null;
  useTurnTitle(turn.isMine, turn.label, options.titleFlash);
  useTurnCall(turn.isMine, options);
  useRoomKeys({ isOn: options.singleKeys, tab, room, rows, overlay, search, onUndo: undo });
  useCompleted(draft.closedAt !== null, () => overlay.open({ kind: 'completed' }));
  useOwnTurn(room, overlay, options.assistantAtMyTurn);

  return (
    <main
      id="main"
      className="flex flex-col max-md:pb-36 md:h-[calc(100dvh-3.5rem)] md:min-h-[36rem] print:h-auto print:min-h-0 print:pb-0"
    >
      <h1 className="sr-only">Draft room</h1>
      <RoomHeader
        draft={draft}
        players={players}
        room={room}
        history={history}
        tab={tab}
        onTab={goTo}
        onUndo={undo}
        onAsk={overlay.open}
      />
      {live.isDeleted && <DeletedNote />}
      <RoomSection
        draft={draft}
        players={players}
        room={room}
        rows={rows}
        tab={tab}
        phoneView={phoneView}
        search={search}
        onAsk={overlay.open}
      />
      <PhoneBar
        room={room}
        tab={tab === 'draft-board' ? 'board' : tab === 'draft-assistant' ? phoneView : null}
        onTab={(next) => {
          if (next !== 'board') setPhoneView(next);
          goTo(next === 'board' ? 'draft-board' : 'draft-assistant');
        }}
        onDraft={rows.draft}
        onWhy={() => overlay.open({ kind: 'assistant' })}
        onRate={turn.pick === null && tab !== 'rate-my-draft' ? () => goTo('rate-my-draft') : null}
      />
      <SimulatedPicks draft={draft} room={room} onQuiet={() => setOption('simulatedPicks', false)} />
      <Announcements draft={room.rested.draft} isSettled={live.isSettled} />
      <RoomOverlays
        draft={draft}
        players={players}
        room={room}
        rows={rows}
        overlay={overlay}
        options={options}
        onOption={setOption}
        onTab={goTo}
      />
    </main>
  );
}

/** Opens the suggested pick when my turn begins, for those who want it. */
function useOwnTurn({ turn, top }: RoomModel, { overlay, open }: OverlayModel, isWanted: boolean): void {
  const told = useRef<string | null>(null);
  const isFree = overlay === null;
  useEffect(() => {
    if (!turn.isMine) told.current = null;
    if (!isWanted || !turn.isMine || top === null || told.current === turn.label) return;
    told.current = turn.label;
    if (isFree) open({ kind: 'assistant' });
  }, [turn, top, isWanted, isFree, open]);
}
