import type { AuctionBlock } from '@pylon/contract/drafting/auction';
import { classNames } from '../../../../ui/class-names.ts';
import { LockedNote } from '../../../../widgets/paywall/LockedNote.tsx';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { dollars, nameOfTeam } from '../auction-words.ts';
import type { AuctionModel } from '../state/use-auction.ts';
import { BidButtons } from './BidButtons.tsx';
import { BidHistory } from './BidHistory.tsx';
import { BidReasonList } from './BidReasonList.tsx';
import { LotFigures } from './LotFigures.tsx';
import { LotHeading } from './LotHeading.tsx';
import { WinChances } from './WinChances.tsx';

/** The player who is up: who, the highest bid, what they are worth to my team and why, and what I can answer. */
export function BlockPanel({ room, block }: { readonly room: AuctionModel; readonly block: AuctionBlock }) {
  const { auction, advice, actions, mine, byId } = room;
  const player = byId.get(entityKey(block))?.player;
  const { participantId, dollars: high } = block.highBid;
  const isMine = participantId === auction.userParticipant.id;
  return (
    <section aria-label="Up for bidding" className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4 border-ink border-b-2 pb-3">
        <LotHeading row={block} player={player} />
        <p className="max-w-36 shrink-0 text-right">
          <span className="label block">High bid</span>
          <span
            className={classNames(
              'scoreboard figures block font-bold text-[3.5rem] leading-none',
              isMine && 'text-accent',
            )}
          >
            {dollars(high)}
          </span>
          <span className="wrap-anywhere block text-base leading-5">{nameOfTeam(auction, participantId)}</span>
        </p>
      </div>
      <div>
        <LotFigures player={player} advice={advice} />
        <LockedNote
          of={player?.bestRanking}
          instead="Prices by ADP."
          what="By every expert and our projections"
          className="pt-1"
        />
      </div>
      {!auction.isFollowed && (
        <div className="max-md:hidden">
          <BidButtons block={block} advice={advice} maximumBid={mine.maximumBid} actions={actions} />
        </div>
      )}
      {advice && <BidReasonList advice={advice} />}
      <div className="grid items-start gap-x-8 gap-y-4 sm:grid-cols-2">
        <div>
          <h3 className="label pb-1">Bids</h3>
          <BidHistory key={block.saleNumber} auction={auction} bids={block.bids} />
        </div>
        {advice && <WinChances advice={advice} />}
      </div>
    </section>
  );
}
