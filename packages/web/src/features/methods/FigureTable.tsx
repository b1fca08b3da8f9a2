import type { ReactNode } from 'react';
import { Scroller } from '../../ui/table/Scroller.tsx';

/** One column: its head, and what it shows of a row. */
export interface FigureColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
}

export interface FigureTableProps<Row> {
  readonly caption: string;
  /** What the first column holds. */
  readonly of: string;
  readonly rows: readonly (Row & { readonly name: string })[];
  readonly columns: readonly FigureColumn<Row>[];
}

/** Names of fewer letters stay on one line. */
const SHORT = 16;

/** A small table of measured figures, the name of each row first. */
export function FigureTable<Row>({ caption, of, rows, columns }: FigureTableProps<Row>) {
  return (
    <Scroller label={caption}>
      <table className="figures w-full text-right text-base">
        <caption className="pb-2 text-left text-muted text-sm">
          <span className="sticky left-0 inline-block max-w-[calc(100vw-2rem)]">{caption}</span>
        </caption>
        <thead>
          <tr className="border-edge border-b text-muted text-sm">
            <th scope="col" className="sticky left-0 bg-page py-1.5 pr-3 text-left font-medium">
              {of}
            </th>
            {columns.map(({ title }) => (
              <th key={title} scope="col" className="py-1.5 pl-3 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-hairline border-b">
              <th
                scope="row"
                className={`sticky left-0 bg-page py-1.5 pr-3 text-left font-normal ${row.name.length < SHORT ? 'whitespace-nowrap' : 'min-w-36'}`}
              >
                {row.name}
              </th>
              {columns.map(({ title, cell }) => (
                <td key={title} className="whitespace-nowrap py-1.5 pl-3">
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}
