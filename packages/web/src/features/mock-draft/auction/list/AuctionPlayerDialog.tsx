import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answer } from '../../../../api/answers.ts';
import { Button } from '../../../../ui/Button.tsx';
import { BoundStepper } from '../../../../widgets/league/BoundStepper.tsx';
import { entityInputOf, entityKey } from '../../../../widgets/player/entity.ts';
import { CardQueueButton, PlayerCard } from '../../drafting/card/PlayerCard.tsx';
import { briefName, dollars } from '../auction-words.ts';
import { BidReasonList } from '../lot/BidReasonList.tsx';
import { LotFigures } from '../lot/LotFigures.tsx';
import type { AuctionRow } from '../lot/nominees.ts';
import { WinChances } from '../lot/WinChances.tsx';
import { SoldPlayer } from '../sales/SoldPlayer.tsx';
import type { AuctionModel } from '../state/use-auction.ts';
import { tierLeft } from './auction-list.ts';

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
    <PlayerCard
      draft={room.auction}
      player={player}
      tier={tierLeft(room.rows, row)}
      figure={sale ? { name: 'Paid', value: dollars(sale.price) } : { name: 'Now', value: dollars(player.valueNow) }}
      onClose={onClose}
    >
      {sale ? (
        <SoldPlayer room={room} sale={sale} onClose={onClose} onReset={onReset} />
      ) : (
        <FreePlayer room={room} row={row} onClose={onClose} />
      )}
    </PlayerCard>
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
  const most = Math.max(1, mine.maximumBid);
  const { data } = useQuery({
    ...answer('getAuctionAdvice', {
      mockDraftId: auction.id,
      ...entityInputOf(player),
    }),
    staleTime: 0,
    enabled: !room.isManual,
  });
  const advice = data?.bid ?? null;
  const isUp = auction.standing.block !== null && entityKey(auction.standing.block) === row.id;
  return (
    <>
      <LotFigures player={player} advice={advice} />
      {advice && <BidReasonList advice={advice} />}
      {advice && <WinChances advice={advice} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        {auction.closedAt === null && (
          <CardQueueButton isQueued={queued.has(row.id)} onQueue={() => queue.toggle(player)} />
        )}
        {mayNominate && (
          <>
            <BoundStepper
              label="Opening bid"
              value={opening}
              bounds={{ min: 1, max: most, step: 1 }}
              note={`at most ${dollars(most)}`}
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
            {isUp ? 'Up for bidding now.' : 'You can nominate when it is your turn.'}
          </p>
        )}
      </div>
    </>
  );
}
