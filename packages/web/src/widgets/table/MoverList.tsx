import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { decimal } from '../player/display.ts';
import { type EntityRow, entityKey } from '../player/entity.ts';
import { PlayerCell } from '../player/PlayerCell.tsx';
import { Change } from './Change.tsx';

/** A player and two numbers of theirs. */
export interface Move extends EntityRow {
  readonly from: number;
  readonly to: number;
  /** Above zero is good. */
  readonly change: number;
}

export interface MoverListProps<M extends Move> {
  readonly title: string;
  /** What the two numbers are: 'from one to the other'. */
  readonly meaning: string;
  readonly moves: readonly M[];
  /** Level of the heading: 2 right under the page's title. */
  readonly level?: 2 | 3;
  /** Draws the course that the two numbers end, where there is room for it. */
  readonly course?: ((move: M) => ReactNode) | null;
}

/** Players between two numbers: from where, to where, how far. */
export function MoverList<M extends Move>({ title, meaning, moves, level = 3, course }: MoverListProps<M>) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section aria-label={title} className="min-w-0">
      <Heading className="flex items-baseline justify-between gap-3 border-edge border-b pb-1 text-lg">
        {title}
        <span className="font-normal font-sans text-muted text-sm">{meaning}</span>
      </Heading>
      {moves.length === 0 && <p className="py-3 text-base text-muted">Nobody.</p>}
      <ol>
        {moves.map((move) => (
          <li key={entityKey(move)} className="flex h-14 items-center gap-3 border-hairline border-b md:h-12">
            <span className="min-w-0 grow">
              <PlayerCell row={move} />
            </span>
            {course && <span className="shrink-0 max-sm:hidden md:max-xl:hidden">{course(move)}</span>}
            <span className="flex shrink-0 items-center gap-3 max-md:flex-col-reverse max-md:items-end max-md:gap-0">
              <span className="figures inline-flex items-center gap-1.5 whitespace-nowrap text-muted text-sm">
                {decimal(move.from, 1)} <ArrowRight aria-label="to" size={12} /> {decimal(move.to, 1)}
              </span>
              <span className="text-right font-semibold max-md:text-lg max-md:leading-5 md:w-14">
                <Change value={move.change} />
              </span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
