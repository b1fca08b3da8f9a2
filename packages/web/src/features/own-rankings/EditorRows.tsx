import { beginsTier } from '@pylon/engine/own-rankings/ranked-places';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useLastInView } from '../../ui/hooks/use-last-in-view.ts';
import { useModule } from '../../ui/hooks/use-module.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { TierBreak } from '../../widgets/table/TierBreak.tsx';
import { EditorRow } from './EditorRow.tsx';
import type { EditedPlace } from './edited-place.ts';
import type { ShownPlace } from './shown-places.ts';
import type { ListEditor } from './use-list-editor.ts';

/** Comes when there are two to order, and the arrow keys do without. */
const loadDrag = () => import('../../ui/ListDrag.tsx');

/** Rows drawn at first, and with each look at the last of them. */
const DRAWN = 60;

export interface EditorRowsProps {
  readonly shown: readonly ShownPlace[];
  /** The whole list. */
  readonly places: readonly EditedPlace[];
  readonly onChange: ListEditor['change'];
  /** To a place in the whole list, from 0. */
  readonly onMove: (entityId: string, to: number) => void;
  readonly onRemove: (entityId: string) => void;
}

/** The list, tier by tier. Where positions are chosen, a move is one among those shown. */
export function EditorRows({ shown, places, onChange, onMove, onRemove }: EditorRowsProps) {
  const [count, setCount] = useState(DRAWN);
  const [openId, setOpenId] = useState<string | null>(null);
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const last = useRef<HTMLLIElement>(null);
  const drawn = shown.slice(0, count);
  const hasMore = drawn.length < shown.length;
  const drag = useModule(loadDrag, drawn.length > 1);
  useLastInView(last, drawn.length, hasMore ? () => setCount(count + DRAWN) : null);
  /** @param to among the rows shown, from 0 */
  const moveAmong = (entityId: string, to: number) => {
    const target = shown[Math.max(0, Math.min(shown.length - 1, to))];
    if (target) onMove(entityId, target.index);
  };
  if (places.length === 0)
    return <EmptyState message="Nobody in the list yet" hint="Add players by name; the first is the best." />;
  if (shown.length === 0) return <EmptyState message="Nobody of this position in the list" />;
  const isWhole = shown.length === places.length;
  return (
    <>
      <ol aria-label="Ranking" className="border-hairline border-t">
        {drawn.map((row, at) => {
          const { place, index } = row;
          const before = drawn[at - 1];
          const isBreak = isWhole
            ? beginsTier(places, index)
            : before !== undefined && before.place.tier !== place.tier;
          return (
            <Fragment key={place.entityId}>
              {isBreak && (
                <li aria-hidden>
                  <TierBreak tier={place.tier} />
                </li>
              )}
              <EditorRow
                row={row}
                rows={rows}
                isDraggable={drag !== null}
                isOpen={openId === place.entityId}
                hasTierAbove={beginsTier(places, index)}
                listRef={at === drawn.length - 1 ? last : null}
                onToggle={() => setOpenId(openId === place.entityId ? null : place.entityId)}
                onStep={(step) => moveAmong(place.entityId, at + step)}
                onPlace={(to) => onMove(place.entityId, to)}
                onChange={onChange}
                onRemove={() => {
                  // The row goes with its button: the focus goes on at its neighbour.
                  const next = drawn[at + 1] ?? before;
                  if (next) rows.get(next.place.entityId)?.querySelector('button')?.focus();
                  onRemove(place.entityId);
                }}
              />
            </Fragment>
          );
        })}
      </ol>
      {hasMore && (
        <Button className="self-center" onClick={() => setCount(count + DRAWN)}>
          Show {Math.min(DRAWN, shown.length - drawn.length)} more
        </Button>
      )}
      {drag && <drag.ListDrag ids={drawn.map(({ place }) => place.entityId)} rows={rows} onMove={moveAmong} />}
    </>
  );
}
