import { useMemo } from 'react';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { CheatSheet } from '../../drafting/cheat-sheet/CheatSheet.tsx';
import type { SheetOfKind } from '../../drafting/cheat-sheet/sheet-columns.ts';
import { dollars } from '../auction-words.ts';
import type { AuctionModel } from '../state/use-auction.ts';

/** The sheet of an auction: beside each player the price at the money that is left, or the price that was paid. */
export function AuctionSheet({ room, onOpenId }: { room: AuctionModel; onOpenId: (id: string) => void }) {
  const { auction, rows, byId, queued } = room;
  const { sales } = auction;
  const players = useMemo(() => rows.map(({ player }) => player), [rows]);
  const ofKind = useMemo((): SheetOfKind => {
    const taken = sales.map(
      (sale) => [entityKey(sale), { participantId: sale.participantId, figure: dollars(sale.price) }] as const,
    );
    return {
      figureTitle: 'price',
      figureOf: (player) => dollars(byId.get(entityKey(player))?.player.valueNow ?? 0),
      taken: new Map(taken),
    };
  }, [sales, byId]);
  return (
    <CheatSheet
      draft={auction}
      ofKind={ofKind}
      players={players}
      queued={queued}
      onOpen={(player) => onOpenId(entityKey(player))}
    />
  );
}
