import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface ColumnHeadProps {
  readonly title: ReactNode;
  /** What the column means, where its title is too short to say it. */
  readonly hint?: string | undefined;
  /** For those who do not see what stands in the column. */
  readonly isHidden?: boolean;
  readonly className?: string;
}

/** The head of a column in a table that is drawn by hand; `DataTable` draws its own. */
export const ColumnHead = ({ title, hint, isHidden = false, className }: ColumnHeadProps) => (
  <th scope="col" title={hint} className={classNames('font-semibold', className)}>
    {isHidden ? <span className="sr-only">{title}</span> : title}
  </th>
);
