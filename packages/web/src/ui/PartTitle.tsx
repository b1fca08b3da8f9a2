import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface PartTitleProps {
  /** The id by which the part says that this title is its name. */
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
}

/** The title of a part of a page. */
export const PartTitle = ({ id, title, className }: PartTitleProps) => (
  <h2 id={id} className={classNames('text-xl', className)}>
    {title}
  </h2>
);
