import { many } from '../../widgets/player/display.ts';
import { hourOf } from './ages.ts';

interface HourBarsProps {
  readonly label: string;
  /** The oldest first. */
  readonly hours: readonly { readonly hour: string; readonly count: number }[];
}

/** A bar for each hour. It is not the chart of weeks, whose scale and marks a page of players brings along. */
export function HourBars({ label, hours }: HourBarsProps) {
  const most = Math.max(1, ...hours.map(({ count }) => count));
  return (
    <figure aria-label={label} className="m-0">
      <ol className="flex h-24 items-end gap-[3px] border-edge border-b">
        {hours.map(({ hour, count }) => {
          const words = `${hourOf(hour)}: ${many(count, 'fault')}`;
          return (
            <li
              key={hour}
              title={words}
              className="min-w-0 grow basis-0 rounded-t-sm bg-muted/70"
              style={{ height: count === 0 ? 0 : `max(3px, ${(count / most) * 100}%)` }}
            >
              <span className="sr-only">{words}</span>
            </li>
          );
        })}
      </ol>
      <figcaption aria-hidden className="figures mt-1 flex justify-between text-muted text-xs">
        <span>{hours[0] && hourOf(hours[0].hour)}</span>
        <span>the most in an hour: {most}</span>
        <span>now</span>
      </figcaption>
    </figure>
  );
}
