import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { RowHead } from './RowHead.tsx';
import { Scroller } from './Scroller.tsx';

const NAME = 'sticky left-0 bg-surface';
const CELL = 'figures h-9 whitespace-nowrap border-hairline border-b px-2';

export interface StatTableColumn<R> {
  readonly title: string;
  readonly hint?: string;
  /** Words stand to the left, numbers to the right. */
  readonly isWords?: boolean;
  readonly className?: string;
  readonly cell: (row: R) => ReactNode;
}

export interface StatTableProps<R> {
  readonly label: string;
  readonly caption: string;
  readonly headClass?: string;
  /** The first one names the row and stays in sight. */
  readonly columns: readonly StatTableColumn<R>[];
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
}

/** Stat lines below each other. */
export function StatTable<R>({ label, caption, headClass, columns, rows, keyOf }: StatTableProps<R>) {
  const sideOf = ({ isWords = false }: StatTableColumn<R>) => (isWords ? 'text-left' : 'text-right');
  const [first, ...others] = columns;
  return (
    <Scroller label={label}>
      <table className="w-full border-separate border-spacing-0 text-base">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.title}
                scope="col"
                title={column.hint}
                className={classNames(
                  'label border-edge border-b px-2 py-2',
                  sideOf(column),
                  column === first && NAME,
                  headClass,
                )}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {first && (
                <RowHead className={classNames(CELL, NAME, sideOf(first), first.className)}>{first.cell(row)}</RowHead>
              )}
              {others.map((column) => (
                <td key={column.title} className={classNames(CELL, sideOf(column), column.className)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
