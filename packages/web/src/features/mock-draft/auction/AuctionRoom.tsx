import type { Auction } from '@pylon/contract/drafting/auction';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { answer } from '../../../api/answers.ts';
import { RoomDialogs } from '../drafting/dialogs/RoomDialogs.tsx';
import { RoomFrame } from '../drafting/frame/RoomFrame.tsx';
import { useRoomFrame } from '../drafting/frame/use-room-frame.ts';
import { AuctionAloud } from './AuctionAloud.tsx';
import { AuctionHeader } from './AuctionHeader.tsx';
import { AuctionPhoneBar, type PhoneView } from './AuctionPhoneBar.tsx';
import { AuctionPlayerDialog } from './list/AuctionPlayerDialog.tsx';
import { AuctionSheet } from './list/AuctionSheet.tsx';
import { AuctionFloor } from './lot/AuctionFloor.tsx';
import type { AuctionRow } from './lot/nominees.ts';
import { AuctionReport } from './sales/AuctionReport.tsx';
import { BoardTab } from './sales/BoardTab.tsx';
import { isRated, salesMade } from './state/auction-changes.ts';
import { questionWords } from './state/question-words.ts';
import { type AuctionList, useAuction } from './state/use-auction.ts';
import { AUCTION_KEYS, useAuctionKeys } from './use-auction-keys.ts';

export interface AuctionRoomProps {
  readonly auction: Auction;
  readonly list: AuctionList;
}

/** The room of an auction. */
export function AuctionRoom({ auction, list }: AuctionRoomProps) {
  const room = useAuction(auction, list);
  const { actions, isMine, live, byId } = room;
  const isOver = auction.standing.phase === 'closed';
  const title = isOver ? 'Auction complete' : `Sale ${auction.standing.saleNumber}`;
  const frame = useRoomFrame({ isMine, title, isOver });
  const { tab, goTo, open, overlay: held } = frame;
  const { player: cardOver } = useSearch({ from: '/draft-champion/$mockDraftId' });
  const [phoneView, setPhoneView] = useState<PhoneView>('bid');
  const rosters = useQuery(answer('listDraftRosters', { mockDraftId: auction.id })).data?.mockDraftRosters;
  const canUndo = !auction.isFollowed && (salesMade(auction) > 0 || auction.standing.block !== null);
  const undo = canUndo ? () => void actions.undo() : null;
  useAuctionKeys(frame, room, undo);

  // The rows are many and drawn once: what they call stays the same for the life of the room.
  const newest = useRef(room.queue.toggle);
  useEffect(() => {
    newest.current = room.queue.toggle;
  });
  const handleOpen = useCallback((row: AuctionRow) => open({ kind: 'player', id: row.id }), [open]);
  const handleOpenId = useCallback((id: string) => open({ kind: 'player', id }), [open]);
  const handleQueue = useCallback((row: AuctionRow) => newest.current(row.player), []);
  const rate = () =>
    void actions.rate().then((isDone) => {
      if (!isDone) return;
      frame.close('completed');
      goTo('rate-my-draft');
    });
  const openRow = held?.kind === 'player' && !cardOver ? byId.get(held.id) : undefined;

  return (
    <RoomFrame
      draftId={auction.id}
      tab={tab}
      isDeleted={live.isDeleted}
      className="max-md:pb-44"
      header={<AuctionHeader room={room} frame={frame} onUndo={undo} />}
      section={
        tab === 'draft-assistant' ? (
          <AuctionFloor
            room={room}
            rosters={rosters}
            phoneView={phoneView}
            search={frame.search}
            onOpen={handleOpen}
            onOpenId={handleOpenId}
            onQueue={handleQueue}
            onRate={isRated(auction) ? () => goTo('rate-my-draft') : rate}
          />
        ) : tab === 'cheatsheets' ? (
          <AuctionSheet room={room} onOpenId={handleOpenId} />
        ) : (
          tab === 'draft-board' && <BoardTab auction={auction} rosters={rosters} onOpen={handleOpenId} />
        )
      }
      report={<AuctionReport room={room} onSimulate={() => open({ kind: 'simulate' })} />}
    >
      <AuctionPhoneBar
        room={room}
        view={tab === 'draft-assistant' ? phoneView : null}
        onView={(next) => {
          setPhoneView(next);
          goTo('draft-assistant');
        }}
        onRate={isOver && tab !== 'rate-my-draft' ? () => goTo('rate-my-draft') : null}
      />
      <AuctionAloud auction={auction} />
      {openRow && (
        <AuctionPlayerDialog
          key={openRow.id}
          room={room}
          row={openRow}
          onClose={() => frame.close('player')}
          onReset={(number) => open({ kind: 'reset', number })}
        />
      )}
      <RoomDialogs
        draft={auction}
        frame={frame}
        words={questionWords(auction, frame.resetAt)}
        keys={AUCTION_KEYS}
        actions={actions}
        reload={live.reload}
        onRate={rate}
      />
    </RoomFrame>
  );
}
