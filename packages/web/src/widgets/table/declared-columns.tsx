// What a table's declaration says of its columns, as heads and cells.
import type { ResearchTable } from '@pylon/contract/tables/tables';
import { type Column as Declared, isSortable, type Values } from '@pylon/engine/tables/table';
import { cellOf, isToldIn } from '@pylon/engine/tables/table-file';
import type { ReactNode } from 'react';
import type { Column } from '../../ui/table/column.ts';
import { columnLock } from '../paywall/column-lock.tsx';
import { whenOpen } from '../paywall/LockedCell.tsx';
import { decimal, kickoff, money, NONE, percent, signed } from '../player/display.ts';
import type { EntityRow } from '../player/entity.ts';
import { PlayerCell, type PlayerCellProps } from '../player/PlayerCell.tsx';
import { TeamCell } from '../player/TeamCell.tsx';
import { UtilizationRing } from '../player/UtilizationRing.tsx';
import { Change } from './Change.tsx';
import { OpponentStrip } from './places/OpponentStrip.tsx';
import { PlaceMark } from './places/PlaceMark.tsx';
import { Trend, trendSpan } from './Trend.tsx';

/** Pixels of a ring in a row. */
const RING = 32;

type Drawn = { readonly [K in keyof Values]?: (value: Values[K] | null) => ReactNode };

/** How a value of each kind reads; kinds that only one table has are drawn there. */
const DRAWN: Drawn = {
  whole: (value) => decimal(value),
  decimal: (value) => decimal(value, 1),
  ratio: (value) => decimal(value, 2),
  share: percent,
  score: (value) => (
    <span className="inline-flex align-middle">
      <UtilizationRing score={value} size={RING} />
    </span>
  ),
  change: (value) => <Change value={value} />,
  wholeChange: (value) => <Change value={value} decimals={0} />,
  signed: (value) => signed(value, 1),
  dollars: money,
  text: (value) => value ?? NONE,
  game: (value) => (value ? kickoff(value) : NONE),
  opponents: (value) => <OpponentStrip opponents={value ?? []} />,
};
/** Courses are drawn on one scale, which takes all of the column to know. */
function trendsOf(values: readonly unknown[]): Drawn {
  const span = trendSpan(values.filter((value) => Array.isArray(value)) as Values['trend'][]); // the column's kind
  return { trend: (value) => <Trend history={value ?? []} span={span} /> };
}
const LEFT: ReadonlySet<string> = new Set(['text', 'game', 'opponents']);

/** A declared column as the screen shows it; what a table draws in its own way is laid over it. */
export function declaredColumn<T extends ResearchTable, R extends EntityRow>(
  table: T,
  key: keyof T['columns'] & string,
  rows: readonly R[],
  over: Partial<Column<R>> = {},
): Column<R> {
  const { columns } = table;
  const column = columns[key] as Declared; // a key of the declaration
  const { title, hint, kind, shows = 'desktop', isHighFirst } = column;
  const drawn: Drawn = kind === 'trend' ? trendsOf(rows.map((row) => cellOf(row, key, column))) : DRAWN;
  const drawValue = (drawn[kind] ?? (() => NONE)) as (value: unknown) => ReactNode; // each for the values of its own kind
  const placeKey = Object.keys(columns).find((other) => columns[other]?.placeOf === key);
  const placeIn = (row: R) => (placeKey === undefined ? null : cellOf(row, placeKey, {} as Declared)); // a cell of its own
  return {
    key,
    title,
    ...(hint === undefined ? {} : { hint }),
    ...(isSortable(column) && !column.isOrderHidden ? { sortKey: key } : {}),
    ...(isHighFirst ? { isHighFirst } : {}),
    ...(LEFT.has(kind) ? { className: 'whitespace-nowrap text-muted text-sm' } : {}),
    ...(LEFT.has(kind) ? {} : { align: kind === 'trend' ? ('center' as const) : ('right' as const) }),
    shows,
    ...columnLock(rows, (row) => cellOf(row, key, column)),
    cell: (row) =>
      whenOpen(cellOf(row, key, column) ?? null, (value) =>
        isToldIn(table, key, row) ? (
          <>
            {drawValue(value)}
            <PlaceMark place={placeIn(row)} />
          </>
        ) : (
          NONE
        ),
      ),
    ...over,
  };
}

/** The column that says whom a row is about; every table has it. */
export const playerColumn = <R extends EntityRow>(
  className: string,
  details: (row: R) => Omit<PlayerCellProps, 'row'> = () => ({}),
): Column<R> => ({
  key: 'player',
  title: 'Player',
  sortKey: 'athleteName',
  hint: 'Open a player for the card',
  shows: 'phone',
  className,
  cell: (row) => <PlayerCell row={row} {...details(row)} />,
});

/** The column that says which team a row is about, in a table about teams. */
export const teamColumn = <R extends EntityRow>(className: string): Column<R> => ({
  key: 'team',
  title: 'Team',
  sortKey: 'athleteName',
  hint: 'Open a team for its card',
  shows: 'phone',
  className,
  cell: (row) => <TeamCell row={row} />,
});

/** A place in the list, as a table declares it. */
export const placeColumn = <R extends EntityRow>(
  { hint }: Pick<Declared, 'hint'>,
  className: string,
  place: (row: R) => ReactNode,
): Column<R> => ({
  key: 'rank',
  title: '#',
  ...(hint === undefined ? {} : { hint }),
  align: 'right',
  shows: 'phone',
  className,
  cell: (row) => <span className="scoreboard font-semibold text-ink text-lg">{place(row)}</span>,
});
