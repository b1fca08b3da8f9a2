import type { ReactNode } from 'react';
import type { EntityRow } from '../../../widgets/player/entity.ts';
import { PlayerCell } from '../../../widgets/player/PlayerCell.tsx';

interface PlayerLineProps {
  readonly row: EntityRow & { readonly name?: string };
  /** Under the name. */
  readonly note?: ReactNode;
  /** The number that decides, and what it is. */
  readonly figure?: ReactNode;
  readonly unit?: ReactNode;
}

/** Somebody in a widget. */
export const PlayerLine = ({ row, note, figure, unit }: PlayerLineProps) => (
  <li className="flex min-h-12 items-center justify-between gap-3 border-hairline border-b py-1.5">
    <span className="flex min-w-0 flex-col">
      {row.athlete || row.team ? <PlayerCell row={row} /> : <span className="font-semibold">{row.name}</span>}
      {note && <span className="text-muted text-sm">{note}</span>}
    </span>
    {figure !== undefined && (
      <span className="flex shrink-0 flex-col items-end text-right">
        <span className="figures font-semibold text-lg leading-5">{figure}</span>
        {unit && <span className="text-muted text-sm">{unit}</span>}
      </span>
    )}
  </li>
);
