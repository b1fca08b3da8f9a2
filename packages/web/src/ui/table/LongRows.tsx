import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  memo,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useBeforePrint } from '../hooks/use-before-print.ts';
import { FROM_MD, useMedia } from '../hooks/use-media.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { holdWidths } from './hold-widths.ts';
import { useIsWider } from './SlidingPlace.tsx';

/** All rows of a table. */
export interface WholeTable {
  /** How many there are; those that have not come yet are the last ones. */
  readonly count: number;
  /** Asks again for rows that did not come. */
  readonly onRetry?: (() => void) | null | undefined;
}

interface LongRowsProps<R> {
  /** What the table stands in; it slides by itself where the table is wider, else the page does. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly whole: WholeTable;
  /** Sort key in force. */
  readonly sort: string;
  readonly rows: readonly R[];
  readonly keyOf: (row: R) => string;
  readonly lineOver: (index: number) => ReactNode;
  /** Draws a row; everything of it in the document says in `data-row` whose it is. */
  readonly drawRow: (row: R, index: number, ordinal: number) => ReactNode;
  /** The cell of the cover, over so many lines of the table. */
  readonly coverOver: (height: number) => ReactNode;
  /** How many columns have no cover over them. */
  readonly openSpan: number;
}

/** Rows drawn beyond those in sight on each side, so that a quick hand and the Tab key find some. */
const ROWS_BESIDE = 10;
/** Height of a row where there is no layout, px. */
const SOME_HEIGHT = 40;

/**
 * The body of a table of many rows: those in sight and some beside them, and the height of the others. On paper all
 * rows are drawn.
 */
export function LongRows<R>(props: LongRowsProps<R>) {
  const isDesktop = useMedia(FROM_MD);
  const isInner = useIsWider(props.place) && isDesktop;
  const Rows = isInner ? InPlace : InPage;
  // Rows of another width have other heights.
  return <Rows key={String(isDesktop)} {...props} fills={isDesktop && !isInner} />;
}

interface RowsProps<R> extends LongRowsProps<R> {
  /** Whether the columns share what the table has room for. */
  readonly fills: boolean;
}

/** Where the table slides in its place. */
function InPlace<R>(props: RowsProps<R>) {
  const { place } = props;
  const [options, setStart] = useOptions(props);
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    ...options,
    getScrollElement: () => place.current,
    initialOffset: () => place.current?.scrollTop ?? 0,
    initialRect: { width: 0, height: place.current?.clientHeight ?? 0 },
  });
  const onTop = (top: number) => {
    if (place.current) setStart(top - place.current.getBoundingClientRect().top + place.current.scrollTop);
  };
  const toFirst = () => {
    if (place.current) place.current.scrollTop = 0;
  };
  return <SomeRows {...props} {...{ virtualizer, onTop, toFirst }} />;
}

/** Where the page slides. */
function InPage<R>(props: RowsProps<R>) {
  const { place } = props;
  const [options, setStart] = useOptions(props);
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    ...options,
    initialRect: { width: 0, height: window.innerHeight },
  });
  const onTop = (top: number) => setStart(top + window.scrollY);
  const toFirst = () => {
    if (place.current && place.current.getBoundingClientRect().top < 0)
      place.current.scrollIntoView({ block: 'start' });
  };
  return <SomeRows {...props} {...{ virtualizer, onTop, toFirst }} />;
}

/** What both ask: how many rows, where they begin, and how high each may be before it was drawn. */
function useOptions<R>({ place, whole, lineOver }: RowsProps<R>) {
  const [start, setStart] = useState(0);
  const [heights] = useState(() => {
    const first = (selector: string) => place.current?.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
    return { row: first('tr[data-row].group') || SOME_HEIGHT, line: first('tr[data-row]:not(.group)') };
  });
  const options = {
    count: whole.count,
    estimateSize: (index: number) => heights.row + (lineOver(index) ? heights.line : 0),
    overscan: ROWS_BESIDE,
    scrollMargin: start,
    rangeExtractor: withFocused,
  };
  const setIfMoved = (next: number) => {
    if (Math.abs(next - start) > 1) setStart(next);
  };
  return [options, setIfMoved] as const;
}

/** The rows in sight and those beside them, and the one that has the focus, which would be lost with it. */
function withFocused(range: Range): number[] {
  const near = defaultRangeExtractor(range);
  const focused = Number(document.activeElement?.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? Number.NaN);
  if (!(focused >= 0 && focused < range.count) || near.includes(focused)) return near;
  return [...near, focused].sort((one, other) => one - other);
}

interface SomeRowsProps<R> extends RowsProps<R> {
  readonly virtualizer: Virtualizer<HTMLElement, HTMLTableRowElement> | Virtualizer<Window, HTMLTableRowElement>;
  /** Told where the first row begins, px from the top of the window. */
  readonly onTop: (top: number) => void;
  readonly toFirst: () => void;
}

function SomeRows<R>(props: SomeRowsProps<R>) {
  const { whole, rows, keyOf, lineOver, drawRow, coverOver, openSpan, virtualizer } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [isOnPaper, setIsOnPaper] = useState(false);
  useBeforePrint(
    () => setIsOnPaper(true),
    () => setIsOnPaper(false),
  );
  const ordinals = useMemo(() => ordinalsOf(rows.map((_, index) => Boolean(lineOver(index)))), [rows, lineOver]);
  useTold(body, 1 + whole.count + (ordinals.at(-1) ?? 1) - 1 - rows.length);
  useMeasured(body, props, isOnPaper);
  useFromTheFirst(props);
  const { drawn, rest } = isOnPaper
    ? { drawn: rows.map((_, index) => ({ index, gap: 0 })), rest: 0 }
    : windowOf(virtualizer);
  const lines = drawn.flatMap(({ index, gap }, place) => {
    const row = rows[index];
    return [
      place > 0 && gap > 0 && <Gap key={`before ${index}`} height={gap} />,
      row === undefined ? (
        <ComingRow key={`coming ${index}`} index={index} height={virtualizer.options.estimateSize(index)} />
      ) : (
        <Row key={keyOf(row)} {...{ row, index, drawRow }} ordinal={ordinals[index] ?? 0} />
      ),
    ];
  });
  return (
    <tbody ref={body}>
      <Gap height={drawn[0]?.gap ?? 0} span={openSpan}>
        {coverOver(countLines(drawn, lineOver) + 2)}
      </Gap>
      {lines}
      <Gap height={rest} />
      {whole.onRetry && (
        <tr>
          <td colSpan={openSpan} className="py-3">
            <ErrorState
              title="Some rows did not come"
              text={`The table has the first ${rows.length} of ${whole.count}.`}
              onRetry={whole.onRetry}
            />
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface DrawnRow {
  readonly index: number;
  /** Height of the rows left out before it, px. */
  readonly gap: number;
}

/** The rows to draw, and the height of those behind the last, px. */
function windowOf(virtualizer: SomeRowsProps<unknown>['virtualizer']) {
  const start = virtualizer.options.scrollMargin;
  let end = start;
  const drawn: DrawnRow[] = [];
  for (const item of virtualizer.getVirtualItems()) {
    drawn.push({ index: item.index, gap: item.start - end });
    end = item.end;
  }
  return { drawn, rest: Math.max(0, virtualizer.getTotalSize() - (end - start)) };
}

/** Lines of the table that these rows are drawn as: those over them, and the gaps between. */
const countLines = (drawn: readonly DrawnRow[], lineOver: (index: number) => ReactNode): number =>
  drawn.reduce((sum, { index, gap }, place) => sum + 1 + (lineOver(index) ? 1 : 0) + (place > 0 && gap > 0 ? 1 : 0), 0);

/**
 * The place of each row among all lines of its table, from 1, as a screen reader is told it.
 *
 * @example ordinalsOf([true, false, true]) // → [3, 4, 6]: the head is 1, the lines over rows are 2 and 5
 */
function ordinalsOf(hasLine: readonly boolean[]): readonly number[] {
  let last = 1;
  return hasLine.map((isUnderLine) => {
    last += isUnderLine ? 2 : 1;
    return last;
  });
}

/** Tells those who do not see the table how many lines it has. */
function useTold(body: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const table = body.current?.closest('table');
    const head = table?.tHead?.rows[0];
    table?.setAttribute('aria-rowcount', String(count));
    head?.setAttribute('aria-rowindex', '1');
    return () => {
      table?.removeAttribute('aria-rowcount');
      head?.removeAttribute('aria-rowindex');
    };
  }, [body, count]);
}

/** Measures what is drawn: where the rows begin, how high each is, and how wide the columns are. */
function useMeasured<R>(body: RefObject<HTMLElement | null>, props: SomeRowsProps<R>, isOnPaper: boolean): void {
  const { virtualizer, onTop, fills } = props;
  const [, measureAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!body.current || !('ResizeObserver' in window)) return;
    const watcher = new ResizeObserver(measureAgain);
    watcher.observe(body.current);
    return () => watcher.disconnect();
  }, [body]);
  const widths = useRef<ReturnType<typeof holdWidths>>(null);
  useLayoutEffect(() => {
    const head = body.current?.closest('table')?.tHead?.rows[0];
    if (!head || isOnPaper) return;
    widths.current = holdWidths(head, fills);
    return () => {
      widths.current?.release();
      widths.current = null;
    };
  }, [body, fills, isOnPaper]);
  useLayoutEffect(() => {
    if (!body.current || isOnPaper) return;
    onTop(body.current.getBoundingClientRect().top);
    for (const [index, height] of heightsOf(body.current)) virtualizer.resizeItem(index, height);
    widths.current?.hold();
  });
}

/** Height of each row that is drawn, with its line and what is open under it, px. */
function heightsOf(body: HTMLElement): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  for (const part of body.querySelectorAll<HTMLElement>('tr[data-row]')) {
    const index = Number(part.dataset['row']);
    const { height } = part.getBoundingClientRect();
    if (height > 0) heights.set(index, (heights.get(index) ?? 0) + height);
  }
  return heights;
}

/** Rows in another order, and others than before, are read from the first one. */
function useFromTheFirst<R>({ whole, sort, toFirst }: SomeRowsProps<R>): void {
  const asked = `${sort} ${whole.count}`;
  const shown = useRef(asked);
  useLayoutEffect(() => {
    if (shown.current === asked) return;
    shown.current = asked;
    toFirst();
  });
}

interface RowProps<R> extends Pick<LongRowsProps<R>, 'drawRow'> {
  readonly row: R;
  readonly index: number;
  readonly ordinal: number;
}

/** While the table slides, a row that was drawn is drawn no more. */
const Row = memo(<R,>({ row, index, ordinal, drawRow }: RowProps<R>) => drawRow(row, index, ordinal)) as <R>(
  props: RowProps<R>,
) => ReactNode;

interface GapProps {
  /** Px. */
  readonly height: number;
  /** How many columns it reaches over, where a cover lies over the others. */
  readonly span?: number;
  readonly children?: ReactNode;
}

/** Stands where rows are that nobody sees. It is invisible, so that nothing in sight moves when rows take its place. */
const Gap = ({ height, span, children }: GapProps) => (
  <tr className={children ? '' : 'invisible'}>
    <td aria-hidden colSpan={span} style={{ height }} className="invisible p-0" />
    {children}
  </tr>
);

/** A row that has not come yet. */
const ComingRow = ({ index, height }: { readonly index: number; readonly height: number }) => (
  <tr aria-hidden data-row={index}>
    <td style={{ height }} className="border-hairline border-b px-2">
      <Skeleton className="h-4 w-40" />
    </td>
  </tr>
);
