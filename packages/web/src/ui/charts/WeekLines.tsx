import { classNames } from '../class-names.ts';
import { gridLines, lineLabel } from './scale.ts';
import { apart, heightOf, linesDomain, positionsDomain, type WeekPoint, weekPieces, weekPlace } from './week-lines.ts';

interface WeekLine {
  readonly key: string;
  /** What stands beside the end of the line. */
  readonly label: string;
  /** By week; null is a gap. */
  readonly values: readonly (number | null)[];
  /** A reference: thin, without marks, behind the others. */
  readonly isQuiet?: boolean;
}

/** A mark of its own, off the lines. */
interface WeekDot {
  readonly key: string;
  /** Place among the weeks, from 0; between two of them where it is none. */
  readonly at: number;
  readonly value: number;
  /** The mark in words, as a hint. */
  readonly words: string;
}

/** A moment that is marked over the whole height. */
interface WeekFlag {
  /** Stands at its top. */
  readonly mark: string;
  /** Place among the weeks, from 0; between two of them where it is none. */
  readonly at: number;
  /** What it is about, as a hint. */
  readonly words: string;
}

export interface WeekLinesProps {
  /** Says what is drawn to those who cannot see it; the numbers stand in a table. */
  readonly label: string;
  /** Labels under the picture, in the order of the values. */
  readonly weeks: readonly string[];
  readonly lines: readonly WeekLine[];
  /** A number as it is told, for hints. */
  readonly tell: (value: number) => string;
  readonly dots?: readonly WeekDot[];
  readonly flags?: readonly WeekFlag[];
  /** Draft positions: small numbers stand high, and the scale need not reach to zero. */
  readonly isReversed?: boolean;
  /** What one step under the picture is called. */
  readonly step?: string;
  /** As many labels as have room under the picture. */
  readonly mostLabels?: number;
}

/** Lines are told apart by mark and stroke, so that no colour has to be known; the first one stands out. */
const STYLES = [
  { mark: '●', dash: undefined, line: 'stroke-accent', text: 'text-accent' },
  { mark: '■', dash: undefined, line: 'stroke-ink', text: 'text-ink' },
  { mark: '▲', dash: '7 4', line: 'stroke-ink', text: 'text-ink' },
  { mark: '◆', dash: '2 3', line: 'stroke-ink', text: 'text-ink' },
] as const;
const QUIET = { mark: '', dash: '1 4', line: 'stroke-muted', text: 'text-muted' } as const;

/** Room for the numbers beside the picture: that of the longest, and no less than most need. */
const gutterFor = (labels: readonly string[]): string =>
  `${Math.max(2, Math.max(...labels.map(({ length }) => length)) / 2 + 0.25)}rem`;

/** Least distance of two labels, in percent of the height: a line of small text. */
const LABEL_PERCENT = 7;

/** Lines by week on one scale, each named where it ends. A week without a number is a gap. */
export function WeekLines(props: WeekLinesProps) {
  const {
    label,
    weeks,
    lines,
    tell,
    dots = [],
    flags = [],
    isReversed = false,
    step = 'week',
    mostLabels = 24,
  } = props;
  const values = [...lines.flatMap((line) => line.values), ...dots.map(({ value }) => value)];
  const domain = isReversed ? positionsDomain(values) : linesDomain(values);
  const scaleLines = gridLines(domain, 5);
  const gutter = gutterFor(scaleLines.map(lineLabel));
  const labelled = Math.max(1, Math.ceil(weeks.length / mostLabels));
  const loud = lines.filter(({ isQuiet }) => !isQuiet);
  const drawn = lines.map((line) => ({
    ...line,
    style: line.isQuiet ? QUIET : (STYLES[loud.indexOf(line) % STYLES.length] ?? QUIET),
    pieces: weekPieces(line.values, domain, isReversed),
  }));
  const ended = drawn.flatMap((line) => {
    const end = line.pieces.at(-1)?.at(-1);
    return end ? [{ ...line, end }] : [];
  });
  const heights = apart(
    ended.map(({ end }) => end.y),
    LABEL_PERCENT,
  );
  return (
    <figure role="img" aria-label={label} className="m-0">
      <div aria-hidden className="relative h-72 pr-24 md:h-80 md:pr-40" style={{ paddingLeft: gutter }}>
        <div className="relative h-full">
          {scaleLines.map((value) => (
            <span
              key={value}
              className={`absolute inset-x-0 border-t ${value === 0 ? 'border-edge' : 'border-hairline'}`}
              style={{ bottom: `${heightOf(value, domain, isReversed)}%` }}
            >
              <span className="figures -translate-y-1/2 absolute right-full pr-1.5 text-muted text-xs">
                {lineLabel(value)}
              </span>
            </span>
          ))}
          {flags.map(({ mark, at, words }) => (
            <span
              key={mark}
              title={words}
              className="-translate-x-1/2 absolute inset-y-0 flex w-5 justify-center"
              style={{ left: `${weekPlace(at, weeks.length)}%` }}
            >
              <span className="absolute inset-y-0 left-1/2 border-edge border-l border-dashed" />
              <span className="figures relative h-fit bg-page px-0.5 font-semibold text-xs">{mark}</span>
            </span>
          ))}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="absolute inset-0 size-full overflow-visible"
          >
            {drawn.map(({ key, pieces, style, isQuiet }) =>
              pieces.map((piece) => (
                <polyline
                  key={`${key} ${piece[0]?.at}`}
                  points={piece.map(({ x, y }) => `${x.toFixed(2)},${(100 - y).toFixed(2)}`).join(' ')}
                  fill="none"
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={isQuiet ? 1.5 : 2}
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  strokeDasharray={style.dash}
                  className={style.line}
                />
              )),
            )}
          </svg>
          {drawn.map(({ key, pieces, style, isQuiet, label: name }) =>
            isQuiet
              ? null
              : pieces.flat().map((point) => (
                  <Mark key={`${key} ${point.at}`} point={point} mark={style.mark} tone={style.text}>
                    {`${name}, ${step} ${weeks[point.at]}: ${tell(point.value)}`}
                  </Mark>
                )),
          )}
          {dots.map(({ key, at, value, words }) => (
            <Mark
              key={key}
              point={{ at, value, x: weekPlace(at, weeks.length), y: heightOf(value, domain, isReversed) }}
              mark="◆"
              tone="text-ink"
            >
              {words}
            </Mark>
          ))}
          {ended.map(({ key, label: name, style, isQuiet }, index) => (
            <span
              key={key}
              className={classNames(
                'absolute left-full w-22 translate-y-1/2 truncate pl-1 text-xs md:w-38 md:text-sm',
                style.text,
                !isQuiet && 'font-semibold',
              )}
              style={{ bottom: `${heights[index]}%` }}
            >
              {style.mark} {name}
            </span>
          ))}
        </div>
      </div>
      <div
        aria-hidden
        className="figures relative mt-1 mr-24 h-5 text-muted text-xs md:mr-40"
        style={{ marginLeft: gutter }}
      >
        {weeks.map(
          (week, at) =>
            at % labelled === 0 && (
              <span
                key={week}
                className="-translate-x-1/2 absolute whitespace-nowrap max-sm:even:invisible"
                style={{ left: `${weekPlace(at, weeks.length)}%` }}
              >
                {week}
              </span>
            ),
        )}
      </div>
    </figure>
  );
}

interface MarkProps {
  readonly point: WeekPoint;
  readonly mark: string;
  readonly tone: string;
  /** The mark in words, as a hint. */
  readonly children: string;
}

const Mark = ({ point, mark, tone, children }: MarkProps) => (
  <span
    title={children}
    className={`-translate-x-1/2 absolute grid size-4 translate-y-1/2 place-items-center text-xs leading-none ${tone}`}
    style={{ left: `${point.x}%`, bottom: `${point.y}%` }}
  >
    {mark}
  </span>
);
