import type { Auction } from '@pylon/contract/drafting/auction';
import { SLOT_LABELS } from '@pylon/engine/vocabulary/slots';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../../api/answers.ts';
import { useCall } from '../../../api/use-call.ts';
import { entityKey, entityOf } from '../../../widgets/player/entity.ts';
import { AuctionAloud } from '../auction/AuctionAloud.tsx';
import { dollars, nameOfTeam } from '../auction/auction-words.ts';
import { placesOf, type RosterPlace, type Rosters } from '../auction/sales/rosters.ts';
import { heldAuction } from '../auction/state/held-auction.ts';
import { useLiveAuction } from '../auction/state/use-live-auction.ts';
import type { ScreenPlace } from './ScreenBoard.tsx';
import { ScreenFrame, type ScreenFrameProps } from './ScreenFrame.tsx';
import { OnDeck } from './ScreenHead.tsx';
import { ScreenWaits } from './ScreenWaits.tsx';

/** An auction on a television, once it and its rosters have come. */
export function AuctionScreen({ mockDraftId }: { readonly mockDraftId: string }) {
  const auction = useQuery(heldAuction(mockDraftId, useCall()));
  const rosters = useQuery(answer('listDraftRosters', { mockDraftId }));
  if (!auction.data || !rosters.data) {
    const failed = [auction, rosters].find(({ error }) => error !== null);
    return <ScreenWaits failure={failed?.error ?? null} onRetry={() => void failed?.refetch()} />;
  }
  return <Screen auction={auction.data.auction} rosters={rosters.data.mockDraftRosters} />;
}

function Screen({ auction, rosters }: { readonly auction: Auction; readonly rosters: Rosters }) {
  const live = useLiveAuction(auction.id);
  const { participants, userParticipant, standing, sales } = auction;
  const sold = new Map(sales.map((sale) => [entityKey(sale), sale]));
  const last = sales.findLast(({ isKeeper }) => !isKeeper) ?? null;
  const onTurn = standing.block?.highBid.participantId ?? standing.nominatorId;
  const placeOf = (place: RosterPlace | undefined): ScreenPlace | undefined => {
    const sale = place && sold.get(entityKey(place));
    return (
      place && {
        row: place,
        label: sale ? dollars(sale.price) : '',
        isKeeper: sale?.isKeeper ?? false,
        isOnClock: false,
        isLast: last !== null && sale === last,
      }
    );
  };
  return (
    <ScreenFrame
      live={live}
      head={{
        draft: auction,
        ...turnOf(auction),
        last: last && {
          row: last,
          byeWeek: last.byeWeek,
          words: `${dollars(last.price)} · ${nameOfTeam(auction, last.participantId)}`,
        },
      }}
      columns={participants.map(({ id, name }) => ({
        id,
        name,
        note: dollars(standing.teams.find(({ participantId }) => participantId === id)?.budgetLeft ?? 0),
        isOnClock: id === onTurn,
      }))}
      rowTitle="Place"
      rows={placesOf(rosters, userParticipant.id).map(({ rosterPosition }, row) => ({
        label: SLOT_LABELS[rosterPosition.position],
        places: participants.map(({ id }) => placeOf(placesOf(rosters, id)[row])),
      }))}
    >
      <AuctionAloud auction={auction} />
    </ScreenFrame>
  );
}

/** What is at hand: who is up and for how much, or who nominates. */
function turnOf(auction: Auction): Pick<ScreenFrameProps['head'], 'isOver' | 'label' | 'name' | 'below' | 'digits'> {
  const { phase, saleNumber, block, nominatorId, nextNominatorIds } = auction.standing;
  const nameOf = (id: string | null) => nameOfTeam(auction, id);
  if (phase === 'closed') {
    return { isOver: true, label: 'Auction complete', name: 'All rosters are full', below: null, digits: '' };
  }
  if (block === null) {
    return {
      isOver: false,
      label: `Nominates · sale ${saleNumber}`,
      name: nameOf(nominatorId),
      below: <OnDeck names={nextNominatorIds.map(nameOf)} />,
      digits: String(saleNumber),
    };
  }
  const { participantId, dollars: bid } = block.highBid;
  return {
    isOver: false,
    label: `Up for bidding · sale ${saleNumber}`,
    name: entityOf(block)?.name ?? '',
    below: `${dollars(bid)} by ${nameOf(participantId)}`,
    digits: dollars(bid),
  };
}
