import type { Auction } from '@pylon/contract/drafting/auction';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { LiveRegion } from '../../../ui/states/LiveRegion.tsx';
import { PreviousDrafts } from '../drafts/PreviousDrafts.tsx';
import { useTurnCall, useTurnTitle } from '../room/clock/use-turn-signals.ts';
import { OptionsDialog } from '../room/dialogs/OptionsDialog.tsx';
import { RoomDialogs } from '../room/dialogs/RoomDialogs.tsx';
import { ShortcutsDialog } from '../room/dialogs/ShortcutsDialog.tsx';
import { type AuctionOverlay, useOverlay } from '../room/dialogs/use-overlay.ts';
import { useRoomOptions } from '../room/dialogs/use-room-options.ts';
import { DeletedNote } from '../room/frame/DeletedNote.tsx';
import { useRoomTab } from '../room/frame/use-room-tab.ts';
import { useCompleted } from '../room/state/use-completed.ts';
import { AuctionHeader } from './AuctionHeader.tsx';
import { AuctionPhoneBar, type PhoneView } from './AuctionPhoneBar.tsx';
import { AUCTION_KEYS } from './auction-keys.ts';
import { AUCTION_TABS } from './auction-tabs.ts';
import { AuctionPlayerDialog } from './list/AuctionPlayerDialog.tsx';
import { AuctionFloor } from './lot/AuctionFloor.tsx';
import type { AuctionRow } from './lot/nominees.ts';
import { AuctionReport } from './sales/AuctionReport.tsx';
import { BoardTab } from './sales/BoardTab.tsx';
import { salesMade } from './state/auction-changes.ts';
import { questionWords } from './state/question-words.ts';
import { type AuctionList, useAuction } from './state/use-auction.ts';
import { useAuctionAloud } from './state/use-auction-signals.ts';
import { useAuctionKeys } from './use-auction-keys.ts';

export interface AuctionRoomProps {
  readonly auction: Auction;
  readonly list: AuctionList;
}

/** The room of an auction: who nominates and the clock above, below what the chosen tab shows, and over it what the room asks. */
export function AuctionRoom({ auction, list }: AuctionRoomProps) {
  const room = useAuction(auction, list);
  const { actions, isManual, live, byId } = room;
  const { phase, isUserTurn, saleNumber } = auction.standing;
  const overlay = useOverlay<AuctionOverlay>();
  const { overlay: held } = overlay;
  const { options, setOption } = useRoomOptions();
  const { player: cardOver } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const [asked, goTo] = useRoomTab();
  const tab = AUCTION_TABS.some(({ value }) => value === asked) ? asked : 'draft-assistant';
  const [phoneView, setPhoneView] = useState<PhoneView>('bid');
  const search = useRef<HTMLInputElement>(null);
  const rosters = useQuery(answer('listDraftRosters', { mockDraftId: auction.id })).data?.mockDraftRosters;
  const isOver = phase === 'closed';
  const isMine = isUserTurn && !isManual && !isOver;
  const canUndo = salesMade(auction) > 0 || auction.standing.block !== null;
  const undo = canUndo ? () => (isManual ? void actions.undo() : overlay.open({ kind: 'undo' })) : null;
  const said = useAuctionAloud(auction);
  useTurnTitle(isMine, isOver ? 'Auction complete' : `Sale ${saleNumber}`, options.titleFlash);
  useTurnCall(isMine, options);
  useAuctionKeys({ isOn: options.singleKeys, tab, room, overlay, search, onUndo: undo });
  useCompleted(isOver, () => overlay.open({ kind: 'completed' }));

  // The rows are many and drawn once: what they call stays the same for the life of the room.
  const newest = useRef(room.queue.toggle);
  useEffect(() => {
    newest.current = room.queue.toggle;
  });
  const { open } = overlay;
  const handleOpen = useCallback((row: AuctionRow) => open({ kind: 'player', id: row.id }), [open]);
  const handleOpenId = useCallback((id: string) => open({ kind: 'player', id }), [open]);
  const handleQueue = useCallback((row: AuctionRow) => newest.current(row.player), []);
  const rate = () =>
    void actions.rate().then((isDone) => {
      if (!isDone) return;
      overlay.close('completed');
      goTo('rate-my-draft');
    });
  const openRow = held?.kind === 'player' && !cardOver ? byId.get(held.id) : undefined;

  const resetAt = held?.kind === 'reset' ? held.saleNumber : 1;

  return (
    <main
      id="main"
      className="flex flex-col max-md:pb-44 md:h-[calc(100dvh-3.5rem)] md:min-h-[36rem] print:h-auto print:min-h-0 print:pb-0"
    >
      <h1 className="sr-only">Draft room</h1>
      <AuctionHeader room={room} tab={tab} onTab={goTo} onUndo={undo} onAsk={open} />
      {live.isDeleted && <DeletedNote />}
      <div className="flex min-h-0 grow flex-col overflow-hidden px-4 pt-3 max-md:overflow-visible md:px-6 print:overflow-visible print:p-0">
        {tab === 'draft-assistant' && (
          <AuctionFloor
            room={room}
            rosters={rosters}
            phoneView={phoneView}
            search={search}
            onOpen={handleOpen}
            onOpenId={handleOpenId}
            onQueue={handleQueue}
            onRate={rate}
          />
        )}
        {tab === 'draft-board' && <BoardTab auction={auction} rosters={rosters} onOpen={handleOpenId} />}
        {tab === 'previous-drafts' && (
          <div className="mx-auto w-full max-w-4xl overflow-y-auto pb-8">
            <PreviousDrafts currentId={auction.id} />
          </div>
        )}
        {tab === 'rate-my-draft' && (
          <div className="mx-auto w-full max-w-6xl overflow-y-auto pb-8">
            <AuctionReport room={room} onSimulate={() => open({ kind: 'simulate' })} />
          </div>
        )}
      </div>
      <AuctionPhoneBar
        room={room}
        view={tab === 'draft-assistant' ? phoneView : null}
        onView={(next) => {
          setPhoneView(next);
          goTo('draft-assistant');
        }}
        onRate={isOver && tab !== 'rate-my-draft' ? () => goTo('rate-my-draft') : null}
      />
      <LiveRegion text={said} />
      {openRow && (
        <AuctionPlayerDialog
          key={openRow.id}
          room={room}
          row={openRow}
          onClose={() => overlay.close('player')}
          onReset={(number) => open({ kind: 'reset', saleNumber: number })}
        />
      )}
      <RoomDialogs
        words={questionWords(auction, resetAt)}
        open={held?.kind}
        busy={actions.busy}
        actions={{
          startOver: actions.startOver,
          simulate: actions.simulateRest,
          undo: actions.undo,
          reset: () => actions.resetTo(resetAt),
        }}
        onClose={overlay.close}
        onRate={rate}
        onBoard={() => {
          overlay.close('completed');
          goTo('draft-board');
        }}
      />
      <OptionsDialog
        options={options}
        onOption={setOption}
        isOpen={held?.kind === 'options'}
        onClose={() => overlay.close('options')}
      />
      <ShortcutsDialog
        keys={AUCTION_KEYS}
        isOn={options.singleKeys}
        onSwitch={(isOn) => setOption('singleKeys', isOn)}
        isOpen={held?.kind === 'keys'}
        onClose={() => overlay.close('keys')}
      />
    </main>
  );
}
