import type { Mover } from '@pylon/contract/adp';
import { ArrowRight } from 'lucide-react';
import { Change } from './Change.tsx';
import { decimal } from './display.ts';
import { entityKey } from './entity.ts';
import { PlayerCell } from './PlayerCell.tsx';

export interface MoverListProps {
  readonly title: string;
  readonly movers: readonly Mover[];
}

/** Who moved one way: from where, to where, by how many picks. */
export function MoverList({ title, movers }: MoverListProps) {
  return (
    <section aria-label={title}>
      <h3 className="border-edge border-b pb-1 text-lg">{title}</h3>
      {movers.length === 0 && <p className="py-3 text-base text-muted">Nobody.</p>}
      <ol>
        {movers.map((mover) => (
          <li
            key={`${entityKey(mover)} ${mover.sortColumn}`}
            className="flex h-14 items-center gap-3 border-hairline border-b md:h-12"
          >
            <span className="min-w-0 grow">
              <PlayerCell row={mover} />
            </span>
            <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap text-muted text-sm">
              {decimal(mover.from, 1)} <ArrowRight aria-label="to" size={12} /> {decimal(mover.to, 1)}
            </span>
            <span className="w-14 text-right font-semibold">
              <Change value={mover.change} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
