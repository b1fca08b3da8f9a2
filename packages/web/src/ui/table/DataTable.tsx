import { ChevronDown } from 'lucide-react';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useModule } from '../hooks/use-module.ts';
import type { Column } from './column.ts';
import type { WholeTable } from './LongRows.tsx';
import { SlidingPlace } from './SlidingPlace.tsx';
import { SortHeader } from './SortHeader.tsx';

export interface DataTableProps<R> {
  /** Says what the table is. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  /** The column that names a row; it stays in sight when the table is moved sideways. */
  readonly nameKey: string;
  /** Sort key in force; a leading − sorts downward. */
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  /** A line over the row: a tier's. */
  readonly breakBefore?: ((row: R, previous: R | undefined) => ReactNode) | undefined;
  readonly density?: 'normal' | 'compact';
  readonly isBusy?: boolean;
  /** What lies over the locked columns from the first row to the last, on a desktop. They have to be the last ones. */
  readonly cover?: ReactNode;
  /** For a table that is to have all rows there are: of many, those in sight alone are drawn. */
  readonly whole?: WholeTable | undefined;
}

const loadLongRows = () => import('./LongRows.tsx');
/** Most rows that are drawn of all, however few are in sight; of more, so many before the browser knows which are. */
const MOST_DRAWN = 60;

/**
 * So many rows are higher than any cover's words. They need no stretching, so that the first of a table that is still
 * coming stand where they stay.
 */
const ROWS_OVER_COVER = 12;

/**
 * A table whose head and names stay in sight. On a phone it shows what decides; the rest of a row opens under it.
 * It orders nothing itself: its page asks for rows in another order.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const {
    caption,
    columns: all,
    rows,
    keyOf,
    nameKey,
    sort = '',
    onSort,
    breakBefore,
    density = 'normal',
    isBusy,
    cover,
    whole,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  const columns = all.filter((column) => column.shows !== 'picked');
  const hidden = all.filter((column) => column.shows !== 'phone');
  const covered = cover ? columns.filter((column) => column.lock !== undefined) : [];
  const span = columns.length + 1;
  const openSpan = columns.length - covered.length;
  const lineOver = (index: number) => rows[index] && breakBefore?.(rows[index], rows[index - 1]);
  const long = whole && whole.count > MOST_DRAWN ? whole : null;
  const LongRows = useModule(loadLongRows, long !== null)?.LongRows;
  /** The cell of the cover, over so many lines of the table. */
  const coverOver = (height: number) =>
    covered.length > 0 && (
      // A height of its own, which the rows stretch, lets the cover fill the cell.
      <td
        rowSpan={height}
        colSpan={covered.length}
        className="h-px border-hairline border-b border-l p-0 align-top max-md:hidden"
      >
        {rows.length < ROWS_OVER_COVER ? (
          cover
        ) : (
          <div className="h-full [contain-intrinsic-width:20rem] [contain:size]">{cover}</div>
        )}
      </td>
    );
  /** A row with its line and what is open under it; its place among all lines is told where not all are drawn. */
  const drawRow = (row: R, index: number, ordinal?: number) => {
    const key = keyOf(row);
    const line = lineOver(index);
    const isOpen = open.has(key);
    const isBesideCover = covered.length > 0 && (index > 0 || ordinal !== undefined);
    return (
      <Fragment key={key}>
        {line && (
          <tr data-row={index} aria-rowindex={ordinal && ordinal - 1}>
            <td colSpan={isBesideCover ? openSpan : span} className="p-0">
              {line}
            </td>
            {isBesideCover && <td colSpan={covered.length + 1} className="md:hidden" />}
          </tr>
        )}
        <tr className="group" data-row={index} aria-rowindex={ordinal}>
          {columns.map((column) => {
            const isName = column.key === nameKey;
            const Cell = isName ? 'th' : 'td';
            return (
              <Cell
                key={column.key}
                {...(isName ? { scope: 'row' as const } : {})}
                className={classNames(
                  'border-hairline border-b bg-page px-2 font-normal group-hover:bg-raised max-md:px-1',
                  density === 'compact' ? 'h-8' : 'h-10 max-md:h-14 print:h-8',
                  column.align === 'right' && 'figures text-right',
                  column.align === 'center' && 'text-center',
                  isName && 'left-0 z-10 text-left md:sticky',
                  column.shows !== 'phone' && 'max-md:hidden',
                  column.shows !== 'phone' && column.lock === undefined && 'print:table-cell',
                  covered.includes(column) && 'md:hidden',
                  column.className,
                  column.isOnScreenOnly && 'no-print',
                )}
              >
                {column.cell(row)}
              </Cell>
            );
          })}
          {index === 0 && ordinal === undefined && coverOver(drawn.length + linesWithin)}
          {hidden.length > 0 && (
            <td className="no-print w-9 border-hairline border-b p-0 md:hidden">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-label={isOpen ? 'Less' : 'More'}
                onClick={() => toggle(key)}
                className="inline-flex h-11 w-9 items-center justify-center text-muted"
              >
                <ChevronDown
                  aria-hidden
                  size={18}
                  className={classNames('transition-transform', isOpen && 'rotate-180')}
                />
              </button>
            </td>
          )}
        </tr>
        {isOpen && (
          <tr className="md:hidden" data-row={index}>
            <td colSpan={span} className="border-hairline border-b bg-raised px-3 py-3">
              <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
                {hidden.map((column) => (
                  <div key={column.key} className="min-w-0">
                    <dt className="label">{column.title}</dt>
                    <dd className="figures">{column.cell(row)}</dd>
                  </div>
                ))}
              </dl>
            </td>
          </tr>
        )}
      </Fragment>
    );
  };
  const drawn = long ? rows.slice(0, MOST_DRAWN) : rows;
  /** Lines between the rows that the cover reaches over. */
  const linesWithin = drawn.filter((_, index) => index > 0 && lineOver(index)).length;
  return (
    <SlidingPlace place={place}>
      <table
        aria-busy={isBusy || undefined}
        className={classNames(
          'w-full border-separate border-spacing-0 text-base transition-opacity',
          isBusy && 'opacity-60',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <SortHeader
                key={column.key}
                column={column}
                sort={sort}
                onSort={onSort}
                isName={column.key === nameKey}
              />
            ))}
            {hidden.length > 0 && (
              <th scope="col" className="no-print sticky top-0 z-20 w-9 border-edge border-b bg-page md:hidden">
                <span className="sr-only">More</span>
              </th>
            )}
          </tr>
        </thead>
        {long && LongRows ? (
          <LongRows {...{ place, rows, keyOf, lineOver, drawRow, coverOver, openSpan, sort }} whole={long} />
        ) : (
          <tbody>{drawn.map((row, index) => drawRow(row, index))}</tbody>
        )}
      </table>
    </SlidingPlace>
  );
}
