import type { ReactNode } from 'react';

export interface TableHeadProps {
  readonly title: string;
  /** One line of what the table answers. */
  readonly question: string;
  /** What can be done with the page as a whole, at the end of the line. */
  readonly tools?: ReactNode;
}

/** Title of a table's page. */
export function TableHead({ title, question, tools }: TableHeadProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <h1>{title}</h1>
        <p className="mt-1 text-base text-muted">{question}</p>
      </div>
      {tools}
    </header>
  );
}
