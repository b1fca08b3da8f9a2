import { Ban, GripVertical, MoreHorizontal, Star } from 'lucide-react';
import { type KeyboardEvent, memo, type Ref, type RefCallback, useCallback, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import { nameOfPlace } from './edited-place.ts';
import { RowTools } from './RowTools.tsx';
import type { ShownPlace } from './shown-places.ts';
import type { ListEditor } from './use-list-editor.ts';

export interface EditorRowProps {
  readonly row: ShownPlace;
  /** Where the row enters what it is drawn as, for dragging to take hold of. */
  readonly rows: Map<string, HTMLElement>;
  readonly isDraggable: boolean;
  /** Whether what can be done with the player is shown below them. */
  readonly isOpen: boolean;
  readonly hasTierAbove: boolean;
  readonly listRef: Ref<HTMLLIElement> | null;
  readonly onToggle: () => void;
  /** Moves by so many rows of those shown. */
  readonly onStep: (step: number) => void;
  /** Moves to a place in the whole list, from 0. */
  readonly onPlace: (to: number) => void;
  readonly onChange: ListEditor['change'];
  readonly onRemove: () => void;
}

/** Rows that the page keys move by: about a round of picks. */
const PAGE = 10;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -PAGE, PageDown: PAGE };

/** A player of the list: moved by the handle, marked and noted in the part that opens. */
export const EditorRow = memo(function EditorRow(props: EditorRowProps) {
  const { row, rows, isDraggable, isOpen, hasTierAbove, listRef, onToggle, onStep, onPlace, onChange, onRemove } =
    props;
  const { place, index, positionRank } = row;
  const id = useId();
  const enter: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (element) rows.set(place.entityId, element);
      return () => void rows.delete(place.entityId);
    },
    [rows, place.entityId],
  );
  const entity = entityOf(place);
  const name = nameOfPlace(place);
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
    // a row that changes its place in the document would lose the focus
    const handle = event.currentTarget;
    requestAnimationFrame(() => {
      handle.focus();
      handle.scrollIntoView({ block: 'nearest' });
    });
  };
  return (
    <li
      ref={(element) => {
        const leave = enter(element);
        if (typeof listRef === 'object' && listRef) listRef.current = element;
        return leave;
      }}
      className="clears-bars border-hairline border-b bg-page data-dnd-dragging:z-20 data-dnd-dragging:bg-raised data-dnd-dragging:shadow-lg"
    >
      <div className="flex min-h-10 items-center gap-2 max-md:min-h-14">
        <button
          type="button"
          aria-label={`Move ${name}, place ${index + 1}: arrow keys or drag`}
          onKeyDown={handleKeyDown}
          className={classNames(
            'inline-flex h-9 w-7 shrink-0 touch-none items-center justify-center text-muted hover:text-ink max-md:h-11 max-md:w-9',
            isDraggable && 'cursor-grab',
          )}
        >
          <GripVertical aria-hidden size={16} />
        </button>
        <span className="scoreboard w-8 shrink-0 text-right font-semibold text-lg">{index + 1}</span>
        <span className="flex min-w-0 grow flex-col md:flex-row md:items-baseline md:gap-3">
          {entity ? (
            <span className="flex min-w-0 items-baseline gap-2">
              <PlayerLink
                playerId={entity.id}
                className="thumb flex min-w-0 font-semibold underline-offset-2 hover:underline max-md:text-lg"
              >
                <span className="truncate">{entity.name}</span>
              </PlayerLink>
              <span className="whitespace-nowrap text-muted text-sm">
                <PositionTag position={entity.position} rank={positionRank} /> {entity.teamAlias ?? 'FA'}
                {place.byeWeek !== null && <span className="max-md:hidden"> · bye {place.byeWeek}</span>}
              </span>
            </span>
          ) : (
            <span className="thumb truncate text-muted max-md:text-lg">{name}</span>
          )}
          {place.note !== '' && <span className="min-w-0 truncate text-muted text-sm italic">{place.note}</span>}
        </span>
        <MarkSign mark={place.mark} />
        <IconButton
          size="small"
          label={`Tier, mark and note of ${name}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          className="max-md:size-11"
          icon={<MoreHorizontal aria-hidden size={18} />}
          onClick={onToggle}
        />
      </div>
      {isOpen && (
        <RowTools
          id={id}
          place={place}
          index={index}
          name={name}
          hasTierAbove={hasTierAbove}
          onPlace={onPlace}
          onChange={onChange}
          onRemove={onRemove}
        />
      )}
    </li>
  );
});

/** A mark beside a name, with its word for those who do not see it. */
function MarkSign({ mark }: { readonly mark: ShownPlace['place']['mark'] }) {
  if (mark === null) return null;
  const [Sign, word] = mark === 'target' ? [Star, 'Target'] : [Ban, 'Avoid'];
  return (
    <span className="inline-flex shrink-0 items-center gap-1 text-muted text-sm">
      <Sign aria-hidden size={14} className={mark === 'target' ? 'text-accent' : undefined} />
      <span className="max-md:sr-only">{word}</span>
    </span>
  );
}
