import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import type { Column } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { DraftTile } from '../../widgets/draft/DraftTile.tsx';
import { decimal } from '../../widgets/player/display.ts';
import { type EntityRow, entityKey, entityOf } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';
import { Change } from '../../widgets/table/Change.tsx';
import { TierBreak } from '../../widgets/table/TierBreak.tsx';
import { INVENTED } from './invented.ts';
import { Sample } from './Sample.tsx';

const place = (row: EntityRow) => INVENTED.indexOf(row);

const COLUMNS: readonly Column<EntityRow>[] = [
  {
    key: 'player',
    title: 'Player',
    shows: 'phone',
    className: 'w-full max-w-0',
    cell: (row) => <PlayerCell row={row} positionRank={place(row) + 1} />,
  },
  {
    key: 'points',
    title: 'Points',
    align: 'right',
    shows: 'phone',
    sortKey: 'points',
    isHighFirst: true,
    cell: (row) => decimal(288 - place(row) * 31.4, 1),
  },
  {
    key: 'change',
    title: 'Diff',
    align: 'right',
    shows: 'desktop',
    cell: (row) => <Change value={4.2 - place(row) * 2.1} />,
  },
];

/** Tables, tiles, and what stands in their place. */
export const TableSamples = () => (
  <>
    <Sample name="Table">
      <DataTable
        caption="Invented players"
        columns={COLUMNS}
        rows={INVENTED}
        keyOf={entityKey}
        nameKey="player"
        sort="-points"
        breakBefore={(row) => (place(row) % 3 === 0 ? <TierBreak tier={1 + place(row) / 3} /> : null)}
      />
    </Sample>
    <Sample name="Table, compact">
      <DataTable
        caption="Invented players, compact"
        density="compact"
        columns={COLUMNS}
        rows={INVENTED.slice(0, 3)}
        keyOf={entityKey}
        nameKey="player"
      />
    </Sample>
    <Sample name="Tiles of the draft board">
      <div className="grid grid-cols-3 gap-1">
        {INVENTED.map((row, index) => {
          const entity = entityOf(row);
          return entity && <DraftTile key={entity.id} entity={entity} mark={`1.0${index + 1}`} note="288 pts" />;
        })}
      </div>
    </Sample>
    <Sample name="Loading">
      <SkeletonRows rows={3} />
    </Sample>
    <Sample name="Empty">
      <EmptyState hint="Nobody fits all of these filters." action={<Button>Clear filters</Button>} />
    </Sample>
    <Sample name="Error">
      <ErrorState
        title="No connection"
        text="The server cannot be reached. What is on the page is kept. Check your connection and try again."
      />
    </Sample>
  </>
);
