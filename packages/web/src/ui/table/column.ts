import type { ReactNode } from 'react';

/** A column of a table of `R`. */
export interface Column<R> {
  readonly key: string;
  readonly title: string;
  /** Replaces the title in the head, which then stays its name. */
  readonly heading?: ReactNode;
  /** One line of what the column says. */
  readonly hint?: string;
  readonly cell: (row: R) => ReactNode;
  /** What to ask for when rows are to be sorted by this column; absent when they cannot be. */
  readonly sortKey?: string;
  /** Whether the first click sorts from high to low. */
  readonly isHighFirst?: boolean;
  readonly align?: 'left' | 'right' | 'center';
  /**
   * `phone`: shown everywhere. `desktop`: on a phone it opens under the row.
   * `picked`: on a desktop only when chosen in the column picker; on a phone it opens under the row.
   */
  readonly shows: 'phone' | 'desktop' | 'picked';
  readonly className?: string;
  /** Whether the column is there to be pressed: on paper it has neither head nor cell. */
  readonly isOnScreenOnly?: boolean;
  /** The column is locked: this mark stands under its title, and it cannot be sorted by. */
  readonly lock?: ReactNode;
}
