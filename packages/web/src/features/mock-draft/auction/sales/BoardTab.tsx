import { useState } from 'react';
import { BoardFrame, type BoardSide } from '../../drafting/board/BoardFrame.tsx';
import { AuctionBoard, type AuctionBoardProps } from './AuctionBoard.tsx';
import { SalesLog } from './SalesLog.tsx';

/** What was bought: by team and place, or in the order of the sales. */
export function BoardTab({ auction, rosters, onOpen }: AuctionBoardProps) {
  const [side, setSide] = useState<BoardSide>('board');
  return (
    <BoardFrame side={side} onSide={setSide} className="gap-3 pb-4">
      {side === 'board' ? (
        <AuctionBoard auction={auction} rosters={rosters} onOpen={onOpen} />
      ) : (
        <div className="print-flat min-h-0 max-w-3xl grow overflow-y-auto max-md:overflow-visible">
          <SalesLog auction={auction} title="Sales" onOpen={onOpen} />
        </div>
      )}
    </BoardFrame>
  );
}
