import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { LazyDialog } from '../../../../ui/overlays/LazyDialog.tsx';
import { BoundStepper } from '../../../../widgets/league/BoundStepper.tsx';
import { entityInputOf, entityKey, entityOf } from '../../../../widgets/player/entity.ts';
import { briefName, dollars } from '../auction-words.ts';
import { BidReasonList } from '../lot/BidReasonList.tsx';
import { LotFigures } from '../lot/LotFigures.tsx';
import { LotHeading } from '../lot/LotHeading.tsx';
import type { AuctionRow } from '../lot/nominees.ts';
import { WinChances } from '../lot/WinChances.tsx';
import { SoldPlayer } from '../sales/SoldPlayer.tsx';
import type { AuctionModel } from '../state/use-auction.ts';

export interface AuctionPlayerDialogProps {
  readonly room: AuctionModel;
  readonly row: AuctionRow;
  readonly onClose: () => void;
  /** Asks whether to go back to before a sale. */
  readonly onReset: (saleNumber: number) => void;
}

/** A player of the room: what they are worth and why, and what can be done about them; once sold, how that went. */
export function AuctionPlayerDialog({ room, row, onClose, onReset }: AuctionPlayerDialogProps) {
  const { player } = row;
  const sale = room.auction.sales.find((each) => entityKey(each) === row.id);
  return (
    <LazyDialog title={entityOf(player)?.name ?? 'Player'} isTitleHidden isOpen onClose={onClose}>
      <div className="flex flex-col gap-5 px-4 pt-4 pb-6 md:px-6">
        <div className="border-ink border-b-2 pr-12 pb-3">
          <LotHeading row={player} player={player} />
        </div>
        {sale ? (
          <SoldPlayer room={room} sale={sale} onClose={onClose} onReset={onReset} />
        ) : (
          <FreePlayer room={room} row={row} onClose={onClose} />
        )}
      </div>
    </LazyDialog>
  );
}

interface FreePlayerProps {
  readonly room: AuctionModel;
  readonly row: AuctionRow;
  readonly onClose: () => void;
}

function FreePlayer({ room, row, onClose }: FreePlayerProps) {
  const { auction, actions, queue, queued, mayNominate, mine } = room;
  const { player } = row;
  const [opening, setOpening] = useState(1);
  const { data } = useQuery({
    ...answer('getAuctionAdvice', {
      mockDraftId: auction.id,
      ...entityInputOf(player),
    }),
    staleTime: 0,
    enabled: !room.isManual,
  });
  const advice = data?.bid ?? null;
  const isQueued = queued.has(row.id);
  const isUp = auction.standing.block !== null && entityKey(auction.standing.block) === row.id;
  return (
    <>
      <LotFigures player={player} advice={advice} />
      {advice && <BidReasonList advice={advice} />}
      {advice && <WinChances advice={advice} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <Button onClick={() => queue.toggle(player)}>{isQueued ? 'Remove From Queue' : 'Add To Queue'}</Button>
        {mayNominate && (
          <>
            <BoundStepper
              label="Opening bid"
              value={opening}
              bounds={{ min: 1, max: Math.max(1, mine.maximumBid), step: 1 }}
              onChange={setOpening}
            />
            <Button
              kind="primary"
              isBusy={actions.busy === 'nominate'}
              onClick={() => void actions.nominate(player, opening).then((isDone) => isDone && onClose())}
            >
              Nominate {briefName(player)} for {dollars(opening)}
            </Button>
          </>
        )}
        {!mayNominate && !room.isManual && (
          <p className="w-full text-right text-muted text-sm">
            {isUp ? 'He is up for bidding now.' : 'You can put him up when it is your turn to nominate.'}
          </p>
        )}
      </div>
    </>
  );
}
