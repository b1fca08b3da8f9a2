import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { QueueItem } from '@pylon/contract/mock-draft';
import { GripVertical, X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { buttonClass } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { entityOf } from '../../../widgets/entity.ts';
import { PositionTag } from '../../../widgets/PositionTag.tsx';
import { lasts } from '../draft-words.ts';
import { DragStyles } from './DragStyles.tsx';
import type { FreePlayer, RoomView } from './room-view.ts';
import type { Queue } from './use-queue.ts';
import type { RowActions } from './use-row-actions.ts';

/** Moving by keys is ours: one key, one place, said aloud. */
const SENSORS = [PointerSensor];

export interface QueuePanelProps {
  readonly queue: Queue;
  readonly view: RoomView;
  readonly rows: RowActions;
}

/** Whom I want, in order. When the clock runs out the first of them is picked. */
export function QueuePanel({ queue, view, rows }: QueuePanelProps) {
  const [said, setSaid] = useState('');
  const items = queue.items.filter(({ id }) => view.free.some((row) => row.id === id));
  const moveBy = (item: QueueItem, step: number) => {
    const to = items.findIndex(({ id }) => id === item.id) + step;
    if (to < 0 || to >= items.length) return;
    queue.move(item.id, to);
    setSaid(`${entityOf(item)?.name}, place ${to + 1} of ${items.length}`);
  };
  return (
    <section aria-labelledby="queue-title" className="flex flex-col">
      <h2 id="queue-title" className="pb-1 text-xl">
        Queue
      </h2>
      {items.length === 0 ? (
        <p className="border-hairline border-y py-3 text-base text-muted">
          Nobody yet. Queue players with the list sign in their rows
          {view.state.isFollowed ? ' to have them at hand.' : '; they are picked first when your time runs out.'}
        </p>
      ) : (
        <DragDropProvider
          sensors={SENSORS}
          onDragEnd={({ operation: { source }, canceled }) => {
            if (canceled || !isSortable(source)) return;
            if (source.initialIndex !== source.index) queue.move(String(source.id), source.index);
          }}
        >
          <DragStyles />
          <ol aria-label="Queue" className="border-hairline border-t">
            {items.map((item, index) => {
              const row = view.free.find(({ id }) => id === item.id);
              return row ? (
                <QueueRow
                  key={item.id}
                  item={item}
                  index={index}
                  row={row}
                  isFree={view.pickRefusal === null && view.refusals[row.position] === null}
                  onMove={(step) => moveBy(item, step)}
                  onRemove={() => queue.remove(item)}
                  onDraft={() => rows.draft(row)}
                  onOpen={() => rows.open(row)}
                />
              ) : null;
            })}
          </ol>
        </DragDropProvider>
      )}
      <LiveRegion text={said} />
    </section>
  );
}

interface QueueRowProps {
  readonly item: QueueItem;
  readonly index: number;
  readonly row: FreePlayer;
  readonly isFree: boolean;
  readonly onMove: (step: number) => void;
  readonly onRemove: () => void;
  readonly onDraft: () => void;
  readonly onOpen: () => void;
}

function QueueRow({ item, index, row, isFree, onMove, onRemove, onDraft, onOpen }: QueueRowProps) {
  const { ref, handleRef, isDragging } = useSortable({ id: item.id, index });
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
      ref={ref}
      className={classNames(
        'flex h-10 items-center gap-1.5 border-hairline border-b bg-page max-md:h-14',
        isDragging && 'z-20 bg-raised shadow-lg',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={`Move ${entity.name}: arrow keys or drag`}
        onKeyDown={handleKeyDown}
        className="inline-flex h-8 w-6 shrink-0 cursor-grab touch-none items-center justify-center text-muted hover:text-ink max-md:h-11 max-md:w-9"
      >
        <GripVertical aria-hidden size={16} />
      </button>
      <span className="scoreboard w-5 text-right font-semibold text-muted">{index + 1}</span>
      <span className="flex min-w-0 grow items-baseline gap-2">
        <button
          type="button"
          onClick={onOpen}
          className="truncate text-left font-semibold underline-offset-2 hover:underline"
        >
          {entity.shortName}
        </button>
        <span className="figures whitespace-nowrap text-muted text-sm">
          <PositionTag position={entity.position} rank={row.player.positionRank} /> {entity.teamAlias}
        </span>
      </span>
      <span className="figures text-sm" title="Chance to be there at your next pick">
        {lasts(row.odds)}
      </span>
      <button
        type="button"
        className={buttonClass('plain', 'small')}
        aria-label={`Draft ${entity.name} from queue`}
        disabled={!isFree}
        onClick={onDraft}
      >
        Draft
      </button>
      <IconButton size="small" label={`Remove ${entity.name}`} icon={<X aria-hidden size={16} />} onClick={onRemove} />
    </li>
  );
}
