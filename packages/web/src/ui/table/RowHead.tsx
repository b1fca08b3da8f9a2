import type { ReactNode } from 'react';

/** The cell that names a row in a table that is drawn by hand. */
export const RowHead = ({ className, children }: { readonly className: string; readonly children: ReactNode }) => (
  <th scope="row" className={className}>
    {children}
  </th>
);
