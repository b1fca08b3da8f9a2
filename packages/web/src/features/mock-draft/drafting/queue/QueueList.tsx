import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefCallback, useCallback, useState } from 'react';
import { buttonClass } from '../../../../ui/Button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { useModule } from '../../../../ui/hooks/use-module.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { NameButton } from '../../../../ui/NameButton.tsx';
import { PartTitle } from '../../../../ui/PartTitle.tsx';
import { LiveRegion } from '../../../../ui/states/LiveRegion.tsx';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import type { Queue } from './use-queue.ts';

/** Dragging is a seventh of all that the room fetches: it comes once there are two players to order. */
const loadDrag = () => import('../../../../ui/ListDrag.tsx');

/** A queued player who is still free. */
export interface QueueEntry {
  readonly item: QueueItem;
  readonly positionRank: number;
  /** The number that decides about the player, and what it is. */
  readonly figure: ReactNode;
  readonly figureTitle: string;
  /** Whether the person may take the player now; if not, another part of the room says why. */
  readonly mayAct: boolean;
  readonly onAct: () => void;
  readonly onOpen: () => void;
}

export interface QueueListProps {
  readonly queue: Queue;
  readonly entries: readonly QueueEntry[];
  /** What the person does with a queued player: 'Draft'. */
  readonly verb: string;
  readonly emptyText: string;
}

/** Whom I want, in order; dragging, or the arrow keys on a handle, change the order. */
export function QueueList({ queue, entries, verb, emptyText }: QueueListProps) {
  const [said, setSaid] = useState('');
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const drag = useModule(loadDrag, entries.length > 1);
  const moveBy = (item: QueueItem, step: number) => {
    const to = entries.findIndex((entry) => entry.item.id === item.id) + step;
    if (to < 0 || to >= entries.length) return;
    queue.move(item.id, to);
    setSaid(`${entityOf(item)?.name}, place ${to + 1} of ${entries.length}`);
  };
  return (
    <section aria-labelledby="queue-title" className="flex flex-col">
      <PartTitle id="queue-title" title="Queue" className="pb-1" />
      {entries.length === 0 ? (
        <p className="border-hairline border-y py-3 text-base text-muted">{emptyText}</p>
      ) : (
        <ol aria-label="Queue" className="border-hairline border-t">
          {entries.map((entry, index) => (
            <QueueRow
              key={entry.item.id}
              entry={entry}
              index={index}
              verb={verb}
              rows={rows}
              isDraggable={drag !== null}
              onMove={(step) => moveBy(entry.item, step)}
              onRemove={() => queue.remove(entry.item)}
            />
          ))}
        </ol>
      )}
      {drag && <drag.ListDrag ids={entries.map(({ item }) => item.id)} rows={rows} onMove={queue.move} />}
      <LiveRegion text={said} />
    </section>
  );
}

interface QueueRowProps {
  readonly entry: QueueEntry;
  readonly index: number;
  readonly verb: string;
  /** Where the row enters what it is drawn as, for dragging to take hold of. */
  readonly rows: Map<string, HTMLElement>;
  readonly isDraggable: boolean;
  readonly onMove: (step: number) => void;
  readonly onRemove: () => void;
}

function QueueRow({ entry, index, verb, rows, isDraggable, onMove, onRemove }: QueueRowProps) {
  const { item, positionRank, figure, figureTitle, mayAct, onAct, onOpen } = entry;
  const enter: RefCallback<HTMLElement> = useCallback(
    (row) => {
      if (row) rows.set(item.id, row);
      return () => void rows.delete(item.id);
    },
    [rows, item.id],
  );
  const entity = entityOf(item);
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    onMove(step);
  };
  if (!entity) return null;
  return (
    <li
      ref={enter}
      className="flex h-10 items-center gap-1.5 border-hairline border-b bg-page data-dnd-dragging:z-20 data-dnd-dragging:bg-raised data-dnd-dragging:shadow-lg max-md:h-14"
    >
      <button
        type="button"
        aria-label={`Move ${entity.name}: arrow keys or drag`}
        onKeyDown={handleKeyDown}
        className={classNames(
          'inline-flex h-8 w-6 shrink-0 touch-none items-center justify-center text-muted hover:text-ink max-md:h-11 max-md:w-9',
          isDraggable && 'cursor-grab',
        )}
      >
        <GripVertical aria-hidden size={16} />
      </button>
      <span className="scoreboard w-5 text-right font-semibold text-muted">{index + 1}</span>
      {/* One below the other: beside its position a name was cut to three letters. */}
      <span className="flex min-w-0 grow flex-col">
        <NameButton name={entity.shortName} className="truncate text-left leading-5" onClick={onOpen} />
        <span className="figures whitespace-nowrap text-muted text-xs leading-4">
          <PositionTag position={entity.position} rank={positionRank} /> {entity.teamAlias}
        </span>
      </span>
      <span className="figures text-sm" title={figureTitle}>
        {figure}
      </span>
      <button
        type="button"
        className={buttonClass('plain', 'small')}
        aria-label={`${verb} ${entity.name} from queue`}
        disabled={!mayAct}
        onClick={onAct}
      >
        {verb}
      </button>
      <IconButton size="small" label={`Remove ${entity.name}`} icon={<X aria-hidden size={16} />} onClick={onRemove} />
    </li>
  );
}
