import type { DraftPlayer } from '@pylon/contract/draft-players';
import { draftCan } from '@pylon/engine/mock-draft/draft-can';
import { useEffect, useRef, useState } from 'react';
import { useUndoHistory } from '../in-person/use-undo-history.ts';
import { Announcements } from './Announcements.tsx';
import { DeletedNote } from './DeletedNote.tsx';
import type { HeldDraft } from './held-draft.ts';
import { PhoneBar, type PhoneTab } from './PhoneBar.tsx';
import { RoomHeader } from './RoomHeader.tsx';
import { RoomOverlays } from './RoomOverlays.tsx';
import { RoomSection } from './RoomSection.tsx';
import { SimulatedPicks } from './SimulatedPicks.tsx';
import { useCompleted } from './use-completed.ts';
import { type OverlayModel, useOverlay } from './use-overlay.ts';
import { type RoomModel, useRoom } from './use-room.ts';
import { useRoomKeys } from './use-room-keys.ts';
import { useRoomOptions } from './use-room-options.ts';
import { useRoomTab } from './use-room-tab.ts';
import { useRowActions } from './use-row-actions.ts';
import { useTurnCall, useTurnTitle } from './use-turn-signals.ts';
import { isInPerson, lastOwnPick } from './wire-draft.ts';

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
