import { type ReactNode, useId } from 'react';
import type { EntityRow } from '../player/entity.ts';
import { PlayerCell } from '../player/PlayerCell.tsx';

export interface PickableRowProps {
  readonly row: EntityRow;
  /** Of the player, also where nobody else is known by it. */
  readonly name: string;
  /** What is good to know before choosing, under the name. */
  readonly note?: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onToggle: () => void;
  /** Figures at the end of the row. */
  readonly children: ReactNode;
}

/** A player in a list that some are chosen from. The name opens the card; a press anywhere else on the row chooses. */
export function PickableRow({
  row,
  name,
  note = '',
  isChosen,
  isDisabled = false,
  onToggle,
  children,
}: PickableRowProps) {
  const id = useId();
  return (
    <li className="relative flex min-h-14 items-center gap-3 border-hairline border-b py-1.5 hover:bg-raised">
      <label htmlFor={id} className="absolute inset-0 cursor-pointer">
        <span className="sr-only">{name}</span>
      </label>
      <input
        id={id}
        type="checkbox"
        className="relative size-5 shrink-0 accent-accent-fill"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onToggle}
      />
      <span className="pointer-events-none relative min-w-0 grow md:flex md:items-center md:gap-3 [&_a]:pointer-events-auto">
        {row.athlete || row.team ? <PlayerCell row={row} /> : <span className="font-semibold">{name}</span>}
        {note !== '' && <span className="block text-muted text-sm max-md:pl-10.5 md:truncate">{note}</span>}
      </span>
      <span className="figures pointer-events-none relative shrink-0 text-right text-sm">{children}</span>
    </li>
  );
}
