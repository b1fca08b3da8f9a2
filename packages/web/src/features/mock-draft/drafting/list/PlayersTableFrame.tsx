import type { ReactNode, RefObject } from 'react';

export interface PlayersTableFrameProps {
  readonly caption: string;
  readonly heads: ReactNode;
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly children: ReactNode;
}

/** The table of a room's players, whose heads stay in sight. */
export const PlayersTableFrame = ({ caption, heads, body, children }: PlayersTableFrameProps) => (
  <table className="w-full table-fixed border-collapse text-base">
    <caption className="sr-only">{caption}</caption>
    <thead className="z-10 bg-page md:sticky md:top-0">
      <tr className="label h-8 border-edge border-b text-right">{heads}</tr>
    </thead>
    <tbody ref={body}>{children}</tbody>
  </table>
);

/** How many columns are in sight, for each width of the window: a line between players is as wide as the table. */
export type ColumnsInSight = readonly { readonly columns: number; readonly className: string }[];

/** A line between players, across the whole table. */
export const LineRow = ({ widths, children }: { readonly widths: ColumnsInSight; readonly children: ReactNode }) => (
  <tr>
    {widths.map(({ columns, className }) => (
      <td key={columns} colSpan={columns} className={className}>
        {children}
      </td>
    ))}
  </tr>
);
