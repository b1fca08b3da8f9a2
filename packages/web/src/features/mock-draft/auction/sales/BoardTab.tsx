import { useState } from 'react';
import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { AuctionBoard, type AuctionBoardProps } from './AuctionBoard.tsx';
import { SalesLog } from './SalesLog.tsx';

const SIDES = [
  { value: 'board', label: 'Board' },
  { value: 'sales', label: 'Sales' },
] as const;
type Side = (typeof SIDES)[number]['value'];

/** What was bought: by team and place, or in the order of the sales. */
export function BoardTab({ auction, rosters, onOpen }: AuctionBoardProps) {
  const [side, setSide] = useState<Side>('board');
  return (
    <div className="flex min-h-0 grow flex-col gap-3 pb-4">
      <div className="no-print">
        <Toggle label="Show" sides={SIDES} value={side} onChange={setSide} />
      </div>
      {side === 'board' ? (
        <AuctionBoard auction={auction} rosters={rosters} onOpen={onOpen} />
      ) : (
        <div className="min-h-0 max-w-3xl grow overflow-y-auto max-md:overflow-visible">
          <SalesLog auction={auction} title="Sales" onOpen={onOpen} />
        </div>
      )}
    </div>
  );
}
