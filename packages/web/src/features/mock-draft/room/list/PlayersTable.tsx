import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { POSITION_NAMES, type Position } from '@pylon/engine/vocabulary/positions';
import type { RefObject } from 'react';
import { ColumnHead } from '../../../../ui/table/ColumnHead.tsx';
import type { PlayerMarks } from '../../../../widgets/player/marks/player-marks.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { TierBreak } from '../../../../widgets/table/TierBreak.tsx';
import { headOrders, rankOrder } from '../../drafting/list/list-order.ts';
import { PlayerHead } from '../../drafting/list/PlayerHead.tsx';
import { type ColumnsInSight, LineRow, PlayersTableFrame } from '../../drafting/list/PlayersTableFrame.tsx';
import { namesOf } from '../advice/room-alerts.ts';
import type { RoomView } from '../state/room-view.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { entryKey, LIST_ORDERS, type ListEntry } from './player-list.ts';
import type { RowActions } from './use-row-actions.ts';

/** In a narrow window or on paper, a middling and a wide one. */
const WIDTHS: ColumnsInSight = [
  { columns: 5, className: 'lg:hidden print:table-cell' },
  { columns: 7, className: 'max-lg:hidden xxl:hidden print:hidden' },
  { columns: 8, className: 'max-xxl:hidden print:hidden' },
];

export interface PlayersTableProps {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly entries: readonly ListEntry[];
  readonly view: RoomView;
  readonly byId: ReadonlyMap<string, DraftPlayer>;
  readonly queued: ReadonlySet<string>;
  readonly rows: RowActions;
  /** A column's key, with a minus for its high end first. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly marks: PlayerMarks;
}

/** Players and the lines between them. */
export function PlayersTable(props: PlayersTableProps) {
  const { body, entries, view, byId, queued, rows, sort, onSort, marks } = props;
  const orderBy = headOrders(LIST_ORDERS, sort, onSort);
  return (
    <PlayersTableFrame
      caption="Available players"
      body={body}
      heads={
        <>
          <ColumnHead
            title={
              <>
                # <span className="lg:hidden print:hidden">ADP</span>
              </>
            }
            className="w-9 pr-2 max-lg:w-11"
            hint="Back to the order by rank"
            order={rankOrder(sort, onSort)}
          />
          <PlayerHead orders={[{ title: 'Bye', label: 'Order by bye week', hint: 'By bye week', ...orderBy('bye') }]} />
          <ColumnHead
            title="ADP"
            className="w-12 max-lg:hidden print:table-cell"
            hint="Mean pick in other drafts"
            order={orderBy('adp')}
          />
          <ColumnHead
            title={view.otherName === null ? 'Next' : 'My next'}
            className="w-14"
            hint="Chance to be there at your next pick"
            order={orderBy('odds')}
          />
          <ColumnHead
            title={view.otherName === null ? 'After' : 'My after'}
            className="w-14 max-xxl:hidden print:hidden"
            hint="Chance to be there at the pick after"
            order={orderBy('oddsAfter')}
          />
          <ColumnHead
            title="Proj"
            className="w-12 max-lg:hidden print:table-cell"
            hint="Projected points of the season"
            order={orderBy('points')}
          />
          <ColumnHead title="Queue" isHidden className="no-print w-9 max-md:w-11" />
          <ColumnHead title="Draft" isHidden className="no-print w-16" />
        </>
      }
    >
      {entries.map((entry) =>
        entry.kind === 'player' ? (
          <PlayerRow
            key={entryKey(entry)}
            row={entry.row}
            isQueued={queued.has(entry.row.id)}
            mark={marks[entry.row.id]}
            byeNames={namesOf(entry.row.byeWith, byId)}
            refusal={view.pickRefusal ?? view.refusals[entry.row.position]}
            onOpen={rows.open}
            onQueue={rows.queue}
            onDraft={rows.draft}
          />
        ) : (
          <LineRow key={entryKey(entry)} widths={WIDTHS}>
            {entry.kind === 'tier' ? (
              <TierBreak tier={entry.tier} note={entry.note} />
            ) : entry.kind === 'tierEnd' ? (
              <TierEnd position={entry.position} tier={entry.tier} />
            ) : (
              <p className="flex items-baseline justify-between gap-3 border-edge border-b px-2 pt-4 pb-1">
                <strong className="scoreboard font-bold text-lg">{POSITION_NAMES[entry.position]}</strong>
                <span className="text-muted text-xs">{entry.left} left</span>
              </p>
            )}
          </LineRow>
        ),
      )}
    </PlayersTableFrame>
  );
}

/**
 * The line after the last one of a tier, in a list of several positions: whoever comes next at the position is a step
 * down.
 */
const TierEnd = ({ position, tier }: { readonly position: Position; readonly tier: number }) => (
  <div className="flex h-5 items-center gap-2 px-2 text-xs">
    <span className="scoreboard whitespace-nowrap font-semibold tracking-wide">
      <PositionTag position={position} /> TIER {tier} ENDS
    </span>
    <span aria-hidden className="h-px grow bg-edge" />
  </div>
);
