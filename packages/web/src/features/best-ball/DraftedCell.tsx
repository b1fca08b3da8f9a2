import type { EntityRow } from '../../widgets/player/entity.ts';
import { PlayerCell } from '../../widgets/player/PlayerCell.tsx';

interface DraftedCellProps {
  readonly row: EntityRow & { readonly name: string; readonly position: string };
}

/** Somebody drafted; whom the almanac does not know has the name of the file. */
export const DraftedCell = ({ row }: DraftedCellProps) =>
  row.athlete || row.team ? (
    <PlayerCell row={row} />
  ) : (
    <span>
      {row.name} <span className="text-muted text-sm">{row.position}</span>
    </span>
  );
