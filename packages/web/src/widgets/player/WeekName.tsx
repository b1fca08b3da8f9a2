import { PLAYOFF_LETTERS, weekLabel } from './display.ts';

/** A week in a table: its number, or its play-off round, whose long name is told by its letters on a phone. */
export function WeekName({ week }: { readonly week: number }) {
  const letters = PLAYOFF_LETTERS[week];
  if (letters === undefined) return week;
  return (
    <>
      <span className="max-md:sr-only">{weekLabel(week, 0)}</span>
      <span aria-hidden className="md:hidden">
        {letters}
      </span>
    </>
  );
}
