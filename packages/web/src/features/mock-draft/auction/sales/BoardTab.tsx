import { useState } from 'react';
import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { BOARD_SIDES } from '../../../../widgets/draft/board-sides.ts';
import { AuctionBoard, type AuctionBoardProps } from './AuctionBoard.tsx';
import { SalesLog } from './SalesLog.tsx';

/** What was bought: by team and place, or in the order of the sales. */
export function BoardTab({ auction, rosters, onOpen }: AuctionBoardProps) {
  const [side, setSide] = useState<(typeof BOARD_SIDES)[number]['value']>('board');
  return (
    <div className="print-wide flex min-h-0 grow flex-col gap-3 pb-4">
      <div className="no-print flex items-center justify-between gap-4">
        <Toggle label="View" sides={BOARD_SIDES} value={side} onChange={setSide} />
        <span className="max-md:hidden">
          <PrintButton />
        </span>
      </div>
      {side === 'board' ? (
        <AuctionBoard auction={auction} rosters={rosters} onOpen={onOpen} />
      ) : (
        <div className="print-flat min-h-0 max-w-3xl grow overflow-y-auto max-md:overflow-visible">
          <SalesLog auction={auction} title="Sales" onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}
