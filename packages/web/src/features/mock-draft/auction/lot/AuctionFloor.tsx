import { type RefObject, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useFocusInPlace } from '../../drafting/hooks/use-focus-in-place.ts';
import type { PhoneView } from '../AuctionPhoneBar.tsx';
import { statusWords } from '../auction-words.ts';
import { AuctionPlayers } from '../list/AuctionPlayers.tsx';
import { AuctionQueue } from '../list/AuctionQueue.tsx';
import { RecordSale } from '../sales/RecordSale.tsx';
import { RosterPanel } from '../sales/RosterPanel.tsx';
import type { Rosters } from '../sales/rosters.ts';
import { SalesLog } from '../sales/SalesLog.tsx';
import { TeamsTable } from '../sales/TeamsTable.tsx';
import { isRated } from '../state/auction-changes.ts';
import type { AuctionModel } from '../state/use-auction.ts';
import { BlockPanel } from './BlockPanel.tsx';
import { NominationPanel } from './NominationPanel.tsx';
import type { AuctionRow } from './nominees.ts';

/** Sales shown beside the bidding. */
const LATEST = 5;

export interface AuctionFloorProps {
  readonly room: AuctionModel;
  readonly rosters: Rosters | undefined;
  /** Which part a phone shows. */
  readonly phoneView: PhoneView;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onOpen: (row: AuctionRow) => void;
  readonly onOpenId: (id: string) => void;
  readonly onQueue: (row: AuctionRow) => void;
  /** Rates an auction that is over, or shows the grades that it has. */
  readonly onRate: () => void;
}

/** Where bids are made: players on the left, the player who is up in the middle, money and rosters around them. */
export function AuctionFloor(props: AuctionFloorProps) {
  const { room, rosters, phoneView, search, onOpen, onOpenId, onQueue, onRate } = props;
  const { auction, isManual } = room;
  const [teamId, setTeamId] = useState(auction.userParticipant.id);
  const lot = useFocusInPlace<HTMLDivElement>();
  const on = (view: PhoneView) => classNames(phoneView !== view && 'max-md:hidden');
  const column =
    'flex min-w-0 flex-col gap-8 xl:-mx-1 xl:min-h-0 xl:overflow-y-auto xl:overscroll-contain xl:px-1 xl:pt-1 xl:pb-4';
  return (
    <div className="grid min-h-0 grow grid-cols-1 gap-x-8 md:grid-cols-2 print:block xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_minmax(0,0.8fr)]">
      <div className={classNames('flex min-h-0 min-w-0 flex-col print:block', on('players'))}>
        <AuctionPlayers room={room} search={search} onOpen={onOpen} onQueue={onQueue} />
      </div>
      {/* Two columns where there is room, else one below the other; a phone shows a part, paper the list. */}
      <div className="no-print max-md:contents md:max-xl:-mx-1 md:max-xl:flex md:max-xl:min-h-0 md:max-xl:flex-col md:max-xl:gap-8 md:max-xl:overflow-y-auto md:max-xl:px-1 md:max-xl:pt-1 md:max-xl:pb-4 xl:contents">
        <div className={classNames(column, phoneView !== 'bid' && phoneView !== 'room' && 'max-md:hidden')}>
          <div {...lot} className={on('bid')}>
            <Lot room={room} onOpen={onOpen} onOpenId={onOpenId} onRate={onRate} />
          </div>
          <div className={on('room')}>
            <TeamsTable auction={auction} inflation={room.inflation} rosters={rosters} onTeam={setTeamId} />
          </div>
          {!isManual && (
            <div className={on('bid')}>
              <SalesLog auction={auction} title="Latest sales" limit={LATEST} onOpen={onOpenId} />
            </div>
          )}
        </div>
        <div className={classNames(column, on('team'))}>
          <RosterPanel auction={auction} rosters={rosters} teamId={teamId} onTeam={setTeamId} />
          {!isManual && auction.closedAt === null && <AuctionQueue room={room} onOpen={onOpen} />}
        </div>
      </div>
    </div>
  );
}

type LotProps = Pick<AuctionFloorProps, 'room' | 'onOpen' | 'onOpenId' | 'onRate'>;

/** What is asked at the moment: to bid, to nominate, to enter a sale, or to look back. */
function Lot({ room, onOpen, onOpenId, onRate }: LotProps) {
  const { auction, isManual, actions, mayNominate } = room;
  const { block, phase } = auction.standing;
  if (isManual && phase !== 'closed') return <RecordSale room={room} onOpen={onOpenId} />;
  if (block) return <BlockPanel room={room} block={block} />;
  if (mayNominate) return <NominationPanel room={room} onAsk={onOpen} />;
  return (
    <section
      aria-label={phase === 'closed' ? 'Auction complete' : 'Next nomination'}
      className="flex flex-col items-start gap-3 border-ink border-b-2 pb-4"
    >
      <p className="scoreboard font-bold text-3xl">
        {phase === 'closed' ? 'Going, going, gone.' : `${statusWords(auction)} …`}
      </p>
      {phase === 'closed' && (
        <>
          <p className="text-base">Every roster is full. See what the money brought.</p>
          <Button kind="primary" isBusy={actions.busy === 'rate'} onClick={onRate}>
            {isRated(auction) ? 'See the grades' : 'Rate my auction'}
          </Button>
        </>
      )}
    </section>
  );
}
