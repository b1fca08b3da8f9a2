import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import { memo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type EntityRow, entityOf } from '../../../widgets/player/entity.ts';
import { POSITION_TILES } from '../../../widgets/player/position-tiles.ts';
import { LAST_NAMES_ABOVE } from './screen-sizes.ts';

/** A place of the board; nobody is on it while it is open. */
export interface ScreenPlace {
  readonly row: EntityRow;
  /** The number of the pick, or the price. */
  readonly label: string;
  readonly isKeeper: boolean;
  readonly isOnClock: boolean;
  /** The player who was drafted last lights up. */
  readonly isLast: boolean;
}

/** A team's name with more letters than this stands in two smaller lines. */
const ONE_LINE = 12;

export interface ScreenBoardProps {
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    /** Beside the name. @example '$153' */
    readonly note?: string;
    readonly isOnClock: boolean;
  }[];
  readonly rows: readonly {
    readonly label: string;
    /** In the order of the columns; undefined where there is no such place. */
    readonly places: readonly (ScreenPlace | undefined)[];
  }[];
  /** What a row stands for. */
  readonly rowTitle: string;
}

/** The whole board at once, as large as the window lets it be. */
export function ScreenBoard({ columns, rows, rowTitle }: ScreenBoardProps) {
  return (
    <table
      aria-label="Draft board"
      className="grid min-h-0 grow max-md:min-w-[60rem] gap-[0.16vw] p-[0.4vw] pt-0"
      style={{
        gridTemplateColumns: `var(--rounds) repeat(${columns.length}, minmax(0, 1fr))`,
        gridTemplateRows: `var(--names) repeat(${rows.length}, minmax(0, 1fr))`,
      }}
    >
      <thead className="contents">
        <tr className="contents">
          <th scope="col">
            <span className="sr-only">{rowTitle}</span>
          </th>
          {columns.map(({ id, name, note, isOnClock }) => (
            <th
              key={id}
              scope="col"
              className={classNames(
                'scoreboard flex min-w-0 items-center px-[0.3vw] text-left font-bold text-[length:var(--team)]',
                isOnClock ? 'bg-accent-fill text-on-fill' : 'text-ink',
              )}
            >
              <span
                className={name.length > ONE_LINE ? 'wrap-anywhere line-clamp-2 text-[0.8em] leading-none' : 'truncate'}
              >
                {name}
              </span>
              {note && <span className="figures ml-auto pl-[0.3vw] text-[0.75em]">{note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="contents">
        {rows.map(({ label, places }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its number
          <tr key={row} className="contents">
            <th
              scope="row"
              className={classNames(
                'scoreboard flex min-h-0 items-center justify-center font-bold text-muted leading-none',
                label.length > 2 ? 'text-[length:min(var(--name),1vw)]' : 'text-[length:var(--name)]',
              )}
            >
              {label}
            </th>
            {columns.map(({ id }, seat) => {
              const place = places[seat];
              return (
                <td key={id} className="flex min-h-0 min-w-0">
                  {place && <ScreenCell {...place} isBrief={columns.length > LAST_NAMES_ABOVE} />}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ScreenCellProps extends ScreenPlace {
  /** There is room for last names only. */
  readonly isBrief: boolean;
}

const ScreenCell = memo(function ScreenCell(props: ScreenCellProps) {
  const { row, label, isKeeper, isOnClock, isLast, isBrief } = props;
  const entity = entityOf(row);
  const small =
    'figures flex items-baseline justify-between gap-[0.3vw] font-semibold text-[length:var(--small)] leading-none';
  if (!entity) {
    return (
      <span
        className={classNames(
          'flex grow flex-col justify-between px-[0.35vw] py-[0.2vh]',
          isOnClock
            ? 'bg-accent-wash text-ink outline-[0.25vw] outline-accent-fill -outline-offset-[0.25vw]'
            : 'bg-surface text-muted',
        )}
      >
        <span className={classNames(small, 'justify-end')}>{label}</span>
      </span>
    );
  }
  return (
    <span
      className={classNames(
        'flex min-w-0 grow flex-col justify-between px-[0.35vw] py-[0.15vh] text-on-fill',
        entity.position ? POSITION_TILES[entity.position] : 'bg-raised text-ink',
        isLast && 'screen-land',
      )}
    >
      <span className={small}>
        <span className="truncate">
          {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} {entity.teamAlias ?? 'FA'}
          {isKeeper && ' kept'}
        </span>
        <span>{label}</span>
      </span>
      <span className="scoreboard shrink-0 truncate font-bold text-[length:var(--name)] leading-[1.18]">
        {isBrief && row.athlete ? row.athlete.lastName : entity.shortName}
      </span>
    </span>
  );
});
