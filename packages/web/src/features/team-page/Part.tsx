import type { ReactNode } from 'react';
import { PartTitle } from '../../ui/PartTitle.tsx';

export interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a team's page under its title. */
export const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
    <PartTitle id={id} title={title} className="border-edge border-b pb-2" />
    {children}
  </section>
);

/** Stands in a part that the data have nothing for, and says why. */
export const NothingYet = ({ children }: { readonly children: ReactNode }) => (
  <p className="rounded-md border border-hairline border-dashed px-4 py-6 text-center text-base text-muted">
    {children}
  </p>
);
