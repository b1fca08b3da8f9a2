import { useId } from 'react';
import { day } from '../../../widgets/player/display.ts';
import type { MarkedDay } from './known-day-words.ts';

/** The days on which something is known of a player: what marks them in the picture, and what it is. */
export function KnownDays({ days }: { readonly days: readonly MarkedDay[] }) {
  const titleId = useId();
  if (days.length === 0) return null;
  const [shown, later] = [days.filter(({ mark }) => mark !== null), days.filter(({ mark }) => mark === null)];
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-1">
      <h3 id={titleId} className="label">
        Known by the day
      </h3>
      {shown.length > 0 && <Days label="Days marked in the picture" days={shown} />}
      {later.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-2">
            After the last list: {later.length === 1 ? 'one day' : `${later.length} days`}
          </summary>
          <Days label="Days after the last list" days={later} />
        </details>
      )}
      <p className="text-muted text-sm">
        By injury reports, depth charts and box scores of nflverse. A report counts for the day of its game; a day of
        which nothing is known has no mark.
      </p>
    </section>
  );
}

const Days = ({ label, days }: { readonly label: string; readonly days: readonly MarkedDay[] }) => (
  <ul aria-label={label} className="border-hairline border-t">
    {days.map(({ day: each, words, mark }) => (
      <li key={each} className="flex gap-3 border-hairline border-b py-1.5">
        {mark && <span className="figures w-6 shrink-0 text-center font-semibold">{mark.number}</span>}
        <span className="w-28 shrink-0 text-muted">{day(each)}</span>
        <span className="min-w-0">{words}</span>
      </li>
    ))}
  </ul>
);
