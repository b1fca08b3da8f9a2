import type { ReactNode } from 'react';

export interface TableHeadProps {
  readonly title: string;
  /** One line of what the table answers. */
  readonly question: string;
  /** At the right: how it is shown. */
  readonly children?: ReactNode;
}

/** Title of a table's page. */
export function TableHead({ title, question, children }: TableHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="text-base text-muted">{question}</p>
      </div>
      <div className="no-print">{children}</div>
    </header>
  );
}
