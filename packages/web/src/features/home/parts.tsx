// What the parts of the front page have in common.
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Obstacle } from '../../api/obstacle.ts';
import { PartTitle } from '../../ui/PartTitle.tsx';
import type { SearchChange, TableSearch } from '../../widgets/table/table-search.ts';

/** What a part is shown for, and what is in its way: a locked or unknown scoring. */
export interface HomePart {
  readonly search: TableSearch;
  readonly obstacle: Obstacle | null;
  readonly onSearch: (change: SearchChange) => void;
}

export const TwoColumns = ({ children }: { readonly children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)]">{children}</div>
);

interface SectionHeadProps {
  readonly id: string;
  readonly title: string;
  readonly to: NonNullable<LinkProps['to']>;
  readonly more: string;
}

/** A part of the front page, and the way to all of it. */
export function SectionHead({ id, title, to, more }: SectionHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 pb-2">
      <PartTitle id={id} title={title} />
      <Link
        to={to}
        search={({ scoring }) => (scoring ? { scoring } : {})}
        className="inline-flex items-center gap-1 font-semibold text-muted text-sm hover:text-ink max-md:min-h-11"
      >
        {more} <ArrowRight aria-hidden size={14} />
      </Link>
    </div>
  );
}
