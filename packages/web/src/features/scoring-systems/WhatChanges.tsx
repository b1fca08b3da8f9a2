import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { entityKey, entityOf } from '../../widgets/player/entity.ts';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';
import type { RankMove, RankMoves } from './rank-moves.ts';

export interface WhatChangesProps {
  /** Null until there is something to rank. */
  readonly moves: RankMoves | null;
  /** The ranking that they move in: 'draft', 'rest-of-season'. */
  readonly ranking: string;
  /** The system that the old places are of. */
  readonly against: string;
}

/** Players who gain and lose by the tried settings. */
export function WhatChanges({ moves, ranking, against }: WhatChangesProps) {
  const isStill = moves !== null && moves.risers.length === 0 && moves.fallers.length === 0;
  return (
    <section aria-label="What changes" className="flex flex-col gap-1.5">
      <h3 className="label truncate">
        What changes in {ranking} rankings against {against}
      </h3>
      {moves === null ? (
        <Skeleton className="h-18" />
      ) : isStill ? (
        <p className="min-h-18 text-base text-muted">
          Nobody moves yet. Change a value and see who rises and who falls.
        </p>
      ) : (
        <div className="grid min-h-18 grid-cols-2 gap-x-4">
          <MoveList label="Risers" moves={moves.risers} />
          <MoveList label="Fallers" moves={moves.fallers} />
        </div>
      )}
    </section>
  );
}

const MoveList = ({ label, moves }: { readonly label: 'Risers' | 'Fallers'; readonly moves: readonly RankMove[] }) => {
  const isUp = label === 'Risers';
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <ul aria-label={label} className="min-w-0">
      {moves.map((move) => {
        const entity = entityOf(move);
        return (
          <li key={entityKey(move)} className="flex h-6 items-center gap-1.5 text-sm">
            <Arrow
              aria-label={isUp ? 'rises' : 'falls'}
              size={14}
              className={`shrink-0 ${isUp ? 'text-good' : 'text-bad'}`}
            />
            <span className="min-w-0 truncate">{entity?.shortName}</span>
            {entity?.position && <PositionTag position={entity.position} />}
            <span className="figures ml-auto inline-flex shrink-0 items-center gap-1">
              <span className="text-muted">{move.from}</span>
              <ArrowRight aria-label="to" size={11} className="text-muted" />
              <strong>{move.to}</strong>
            </span>
          </li>
        );
      })}
    </ul>
  );
};
