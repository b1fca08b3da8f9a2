import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { classNames } from '../class-names.ts';
import { Tooltip } from '../overlays/Tooltip.tsx';
import type { Column } from './column.ts';
import { nextSort, sortDirection } from './sort-key.ts';

export interface SortHeaderProps<R> {
  readonly column: Column<R>;
  readonly sort: string;
  readonly onSort?: ((sort: string) => void) | undefined;
  readonly isName: boolean;
}

/**
 * A head that cannot be pressed, explained: to a pointer that rests on it, and to a screen reader, which reads heads
 * with their descriptions. It is no stop of the Tab key, which would have to pass one for each column.
 */
function explained(heading: ReactElement<{ 'aria-describedby'?: string }>, hint: string | undefined) {
  return hint === undefined ? (
    heading
  ) : (
    <Tooltip text={hint} isWide>
      {heading}
    </Tooltip>
  );
}

/** The head of a column; a button when the table can be ordered by it. */
export function SortHeader<R>({ column, sort, onSort, isName }: SortHeaderProps<R>) {
  const { sortKey, title, heading = title, hint, align = 'left', isHighFirst = false, lock } = column;
  const direction = sortKey === undefined ? 'none' : sortDirection(sort, sortKey);
  const Arrow = direction === 'ascending' ? ArrowUp : ArrowDown;
  const isSortable = sortKey !== undefined && onSort !== undefined && lock === undefined;
  const face = classNames(
    'label min-h-10 items-center gap-1',
    isSortable ? 'inline-flex' : 'flex',
    direction !== 'none' && 'pylon-under text-ink',
    align === 'right' && 'justify-end',
    align === 'center' && 'justify-center',
  );
  const control = isSortable ? (
    <button
      type="button"
      className={classNames(face, 'hover:text-ink')}
      onClick={() => onSort(nextSort(sort, sortKey, isHighFirst))}
    >
      {heading}
      {direction !== 'none' && <Arrow aria-hidden size={12} strokeWidth={2.5} />}
    </button>
  ) : lock === undefined ? (
    explained(<span className={face}>{heading}</span>, hint)
  ) : (
    <span
      className={classNames(
        'label flex min-h-10 flex-col justify-center',
        align === 'right' ? 'items-end' : align === 'center' ? 'items-center' : 'items-start',
      )}
    >
      {explained(<span>{heading}</span>, hint)}
      {lock}
    </span>
  );
  return (
    <th
      scope="col"
      {...(isSortable ? { 'aria-sort': direction } : {})}
      {...(isName ? { 'data-name': '' } : {})}
      className={classNames(
        'sticky top-0 z-20 whitespace-nowrap border-edge border-b bg-page px-2 font-normal max-md:px-1',
        align === 'right' && 'text-right',
        align === 'center' && 'text-center',
        align === 'left' && 'text-left',
        isName && 'left-0 md:z-30',
        column.shows !== 'phone' && 'max-md:hidden',
        column.isOnScreenOnly ? 'no-print' : column.shows !== 'phone' && lock === undefined && 'print:table-cell',
      )}
    >
      {hint && isSortable ? <Tooltip text={hint}>{control}</Tooltip> : control}
    </th>
  );
}
