import { type QueueEntry, QueueList } from '../../drafting/queue/QueueList.tsx';
import { dollars } from '../auction-words.ts';
import type { AuctionRow } from '../lot/nominees.ts';
import type { AuctionModel } from '../state/use-auction.ts';

/** Whom I want, in order: passing can end with one of them, and when time runs out one of them is nominated. */
export function AuctionQueue({
  room,
  onOpen,
}: {
  readonly room: AuctionModel;
  readonly onOpen: (row: AuctionRow) => void;
}) {
  const { queue, byId, mayNominate, actions } = room;
  const entries = queue.items.flatMap((item): readonly QueueEntry[] => {
    const row = byId.get(item.id);
    if (!row || row.player.price !== null) return [];
    return [
      {
        item,
        positionRank: row.player.positionRank,
        figure: dollars(row.player.suggestedMaximum),
        figureTitle: 'The most that your team should pay',
        mayAct: mayNominate && actions.busy === null,
        onAct: () => void actions.nominate(row.player, 1),
        onOpen: () => onOpen(row),
      },
    ];
  });
  return (
    <QueueList
      queue={queue}
      entries={entries}
      verb="Nominate"
      emptyText="Nobody yet. Queue players with the list sign in their rows: you can pass until one of them is up, and they are put up first when your time runs out."
    />
  );
}
