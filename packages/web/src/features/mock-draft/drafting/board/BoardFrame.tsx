import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Toggle } from '../../../../ui/fields/Toggle.tsx';
import { PrintButton } from '../../../../ui/PrintButton.tsx';
import { BOARD_SIDES } from '../../../../widgets/draft/board-sides.ts';

export type BoardSide = (typeof BOARD_SIDES)[number]['value'];

export interface BoardFrameProps {
  /** What the whole is called, where the board in it has no name of its own. */
  readonly label?: string;
  readonly side: BoardSide;
  readonly onSide: (side: BoardSide) => void;
  /** What else the board is narrowed by. */
  readonly filter?: ReactNode;
  readonly className: string;
  readonly children: ReactNode;
}

/** Who was drafted so far: as a board, or one below the other; and how to print it. */
export const BoardFrame = ({ label, side, onSide, filter, className, children }: BoardFrameProps) => (
  <section aria-label={label} className={classNames('print-wide flex min-h-0 grow flex-col', className)}>
    <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1">
      <Toggle label="View" value={side} sides={BOARD_SIDES} onChange={onSide} />
      {filter}
      <span className="ml-auto max-md:hidden">
        <PrintButton />
      </span>
    </div>
    {children}
  </section>
);
