import { DragDropProvider, PointerSensor, useDragDropManager } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { useEffect } from 'react';

/** Moving by keys is the list's own: one key, one place, said aloud. */
const SENSORS = [PointerSensor];

/** What the rows are drawn as, by id. */
type Rows = ReadonlyMap<string, HTMLElement>;

export interface ListDragProps {
  /** Of the rows, in the order of the list. */
  readonly ids: readonly string[];
  readonly rows: Rows;
  readonly onMove: (id: string, to: number) => void;
}

/**
 * Dragging for a list that is drawn already. The part stands beside the rows and not around them, so that no row is
 * drawn again when dragging comes.
 */
export function ListDrag({ ids, rows, onMove }: ListDragProps) {
  return (
    <DragDropProvider
      sensors={SENSORS}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source)) return;
        if (source.initialIndex !== source.index) onMove(String(source.id), source.index);
      }}
    >
      <DragStyles />
      {ids.map((id, index) => (
        <RowDrag key={id} id={id} index={index} rows={rows} />
      ))}
    </DragDropProvider>
  );
}

interface RowDragProps {
  readonly id: string;
  readonly index: number;
  readonly rows: Rows;
}

/** A row is looked up once the page is drawn, not while React describes the page; its first button is its handle. */
function RowDrag({ id, index, rows }: RowDragProps) {
  useSortable({
    id,
    index,
    element: {
      get current() {
        return rows.get(id) ?? null;
      },
    },
    handle: {
      get current() {
        return rows.get(id)?.querySelector('button') ?? null;
      },
    },
  });
  return null;
}

/**
 * Lets dragging bring its own style sheets: the page takes only those that carry its nonce. The part of the library
 * that writes them takes a nonce but cannot be named from here, so it is found by what it alone can do.
 */
function DragStyles() {
  const manager = useDragDropManager();
  useEffect(() => {
    // Scripts with the nonce go when they have run; what stands in the head stays.
    const nonce = document.querySelector<HTMLElement>('head [nonce]')?.nonce;
    const writer = [...(manager?.registry.plugins.values ?? [])].find((plugin) => 'addRoot' in plugin);
    if (writer && nonce) writer.options = { nonce };
  }, [manager]);
  return null;
}
