import { lasts } from '../../draft-words.ts';
import { type QueueEntry, QueueList } from '../../drafting/queue/QueueList.tsx';
import type { Queue } from '../../drafting/queue/use-queue.ts';
import type { RowActions } from '../list/use-row-actions.ts';
import type { RoomView } from '../state/room-view.ts';

export interface QueuePanelProps {
  readonly queue: Queue;
  readonly view: RoomView;
  readonly rows: RowActions;
}

/** Whom I want, in order. When the clock runs out the first of them is picked. */
export function QueuePanel({ queue, view, rows }: QueuePanelProps) {
  const free = new Map<string, RoomView['free'][number]>(view.free.map((row) => [row.id, row]));
  const entries = queue.items.flatMap((item): readonly QueueEntry[] => {
    const row = free.get(item.id);
    if (!row) return [];
    return [
      {
        item,
        positionRank: row.player.positionRank,
        figure: lasts(row.odds),
        figureTitle: 'Chance to be there at your next pick',
        mayAct: view.pickRefusal === null && view.refusals[row.position] === null,
        onAct: () => rows.draft(row),
        onOpen: () => rows.open(row),
      },
    ];
  });
  return (
    <QueueList
      queue={queue}
      entries={entries}
      verb="Draft"
      emptyText={
        view.pickRefusal === 'draft-closed'
          ? 'All picks are in: there is nobody to wait for.'
          : `Nobody yet. Queue players with the list sign in their rows${
              view.state.isFollowed ? ' to have them at hand.' : '; they are picked first when your time runs out.'
            }`
      }
    />
  );
}
