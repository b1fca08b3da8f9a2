import { classNames } from '../../../ui/class-names.ts';
import type { AuctionOverlay } from '../room/dialogs/use-overlay.ts';
import { RoomMenu } from '../room/frame/RoomMenu.tsx';
import { RoomTabList, RoomTabs } from '../room/frame/RoomTabs.tsx';
import type { RoomTab } from '../room/frame/room.search.ts';
import { AUCTION_TABS } from './auction-tabs.ts';
import { dollars, statusWords } from './auction-words.ts';
import { AuctionClock } from './lot/AuctionClock.tsx';
import { NominatorStrip } from './lot/NominatorStrip.tsx';
import type { AuctionModel } from './state/use-auction.ts';

export interface AuctionHeaderProps {
  readonly room: AuctionModel;
  readonly tab: RoomTab;
  readonly onTab: (tab: RoomTab) => void;
  readonly onUndo: (() => void) | null;
  readonly onAsk: (overlay: AuctionOverlay) => void;
}

/** Who nominates, what is asked of me, the clock, and what can be done with the whole auction. */
export function AuctionHeader({ room, tab, onTab, onUndo, onAsk }: AuctionHeaderProps) {
  const { auction, isManual } = room;
  const isOver = auction.standing.phase === 'closed';
  const menu = (
    <RoomMenu
      actions={[
        { words: isManual ? 'Undo last sale' : 'Undo', run: onUndo },
        { words: 'Simulate rest', run: isOver ? null : () => onAsk({ kind: 'simulate' }) },
        { words: 'Start over', run: () => onAsk({ kind: 'startOver' }) },
      ]}
      onAsk={onAsk}
    />
  );
  return (
    <header className="no-print sticky top-0 z-20 border-edge border-b bg-page">
      <div className="flex items-center gap-3 px-4 py-2 md:gap-4 md:px-6">
        <div className="min-w-0 grow max-md:hidden">
          <NominatorStrip auction={auction} />
        </div>
        <div className="flex min-w-0 grow flex-col gap-1 md:w-64 md:shrink-0 md:grow-0 md:text-right">
          <div className="md:hidden">
            <RoomTabList tabs={AUCTION_TABS} tab={tab} onTab={onTab} />
          </div>
          <Status room={room} />
        </div>
        <AuctionClock auction={auction} />
        <div className="self-start md:hidden">{menu}</div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-hairline border-t px-6 max-md:hidden">
        <RoomTabs tabs={AUCTION_TABS} tab={tab} onTab={onTab} />
        {menu}
      </div>
    </header>
  );
}

function Status({ room: { auction, live, mine } }: { readonly room: AuctionModel }) {
  const { phase, saleNumber, isUserTurn } = auction.standing;
  const isMine = isUserTurn && phase !== 'closed' && auction.configuration.simulationMode === 'AutoDraft';
  return (
    <div className="min-w-0">
      <p
        className={classNames(
          'scoreboard truncate font-bold text-xl leading-6 max-md:text-lg max-md:leading-5',
          isMine && 'text-accent',
        )}
      >
        {statusWords(auction)}
      </p>
      <p className="figures truncate text-muted text-sm">
        {phase === 'closed' ? `${saleNumber} sales` : `Sale ${saleNumber} · ${dollars(mine.budgetLeft)} left`}
        {live.stream !== 'connected' && live.stream !== 'connecting' && ' · reconnecting'}
        {auction.provenance.mode === 'sample' && <span className="md:hidden"> · sample</span>}
      </p>
    </div>
  );
}
