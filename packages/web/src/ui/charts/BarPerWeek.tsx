import { gridLines } from './scale.ts';

/** One bar: a number, or why there is none. */
export interface WeekBar {
  readonly key: string;
  /** Under the bar: '1', '2', … */
  readonly label: string;
  readonly value: number | null;
  /** What stands in the bar's place when there is no number: 'BYE', 'Out'. */
  readonly note?: string;
  /** A word under the label: what is the matter with the week. */
  readonly mark?: string;
  /** The whole bar in words, for screen readers and as a hint. */
  readonly words: string;
}

export interface BarPerWeekProps {
  readonly bars: readonly WeekBar[];
  readonly label: string;
  /** A line across: an average. */
  readonly line?: { readonly value: number; readonly label: string };
  readonly height?: number;
  /** The largest number of all drawings that are compared with this one. */
  readonly most?: number;
}

/** A bar per week on a common scale with round lines behind. Below zero hangs under the ground line. */
export function BarPerWeek({ bars, label, line, height = 140, most = 1 }: BarPerWeekProps) {
  const values = bars.flatMap((bar) => (bar.value === null ? [] : [bar.value]));
  const top = Math.max(1, most, ...values) * 1.08;
  const bottom = Math.min(0, ...values);
  const heightOf = (value: number) => (value / (top - bottom)) * 100;
  const ground = heightOf(-bottom);
  return (
    <figure aria-label={label} className="m-0">
      <div className="relative flex items-stretch gap-[3px] pl-7" style={{ height }}>
        {gridLines({ min: bottom, max: top }, 4).map((value) => (
          <span
            key={value}
            aria-hidden
            className={`absolute right-0 left-7 border-t ${value === 0 ? 'border-edge' : 'border-hairline'}`}
            style={{ bottom: `${ground + heightOf(value)}%` }}
          >
            <span className="figures -translate-y-1/2 -left-7 absolute text-muted text-xs">{value}</span>
          </span>
        ))}
        {line && (
          <span
            aria-hidden
            className="absolute inset-x-7 right-0 z-10 border-ink border-t border-dashed"
            style={{ bottom: `${ground + heightOf(line.value)}%` }}
          />
        )}
        {bars.map((bar) => (
          <span key={bar.key} className="relative min-w-0 grow basis-0" title={bar.words}>
            {bar.value === null ? (
              <span aria-hidden className="absolute inset-x-0 flex justify-center" style={{ bottom: `${ground + 2}%` }}>
                <span className="label rotate-180 text-xs [writing-mode:vertical-rl]">{bar.note}</span>
              </span>
            ) : (
              <span
                aria-hidden
                className="absolute inset-x-0 rounded-t-sm bg-muted/70 print:bg-muted"
                style={
                  bar.value >= 0
                    ? { bottom: `${ground}%`, height: `max(2px, ${heightOf(bar.value)}%)` }
                    : { top: `${100 - ground}%`, height: `${heightOf(-bar.value)}%` }
                }
              />
            )}
          </span>
        ))}
      </div>
      <ol className="mt-1 flex gap-[3px] pl-7">
        {bars.map((bar) => (
          <li
            key={bar.key}
            className="figures min-w-0 grow basis-0 text-center text-muted text-xs max-sm:even:[&>span:first-child]:invisible"
          >
            <span aria-hidden>{bar.label}</span>
            {bar.mark && (
              <span aria-hidden className="scoreboard block font-bold text-base text-caution leading-4">
                {bar.mark}
              </span>
            )}
            <span className="sr-only">{bar.words}</span>
          </li>
        ))}
      </ol>
      {line && <figcaption className="mt-1 text-muted text-sm">- - {line.label}</figcaption>}
    </figure>
  );
}
