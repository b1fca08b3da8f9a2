export interface TableHeadProps {
  readonly title: string;
  /** One line of what the table answers. */
  readonly question: string;
}

/** Title of a table's page. */
export function TableHead({ title, question }: TableHeadProps) {
  return (
    <header>
      <h1>{title}</h1>
      <p className="mt-1 text-base text-muted">{question}</p>
    </header>
  );
}
