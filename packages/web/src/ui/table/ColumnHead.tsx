import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { SortDirection } from './sort-key.ts';

export interface ColumnHeadProps {
  readonly title: ReactNode;
  /** What the column means, where its title is too short to say it. */
  readonly hint?: string | undefined;
  /** For those who do not see what stands in the column. */
  readonly isHidden?: boolean;
  /** Where the table can be ordered by the column. */
  readonly order?: ColumnOrder | undefined;
  readonly className?: string;
}

/** How a column stands in the order in force, and the way to change that. */
interface ColumnOrder {
  readonly direction: SortDirection;
  readonly onOrder: () => void;
}

/** The head of a column in a table that is drawn by hand; `DataTable` draws its own. */
export const ColumnHead = ({ title, hint, isHidden = false, order, className }: ColumnHeadProps) => (
  <th scope="col" title={hint} aria-sort={order?.direction} className={classNames('font-semibold', className)}>
    {isHidden ? <span className="sr-only">{title}</span> : order ? <OrderButton title={title} {...order} /> : title}
  </th>
);

const OrderButton = ({ title, direction, onOrder }: ColumnOrder & Pick<ColumnHeadProps, 'title'>) => (
  <button
    type="button"
    onClick={onOrder}
    className={classNames('label min-h-8 hover:text-ink', direction !== 'none' && 'pylon-under text-ink')}
  >
    {title}
  </button>
);
