import { unlocked } from '@pylon/contract/plans/tiers';
import { POSITION_NAMES, type Position } from '@pylon/engine/vocabulary/positions';
import { useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Input } from '../../api/call.ts';
import { decimal } from '../../widgets/player/display.ts';
import { entityOf } from '../../widgets/player/entity.ts';
import { PlayerLink } from '../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../widgets/player/PositionTag.tsx';

export interface PositionLeadersProps {
  readonly position: Position;
  readonly input: Input<'listProjections'>;
  readonly isWeekly: boolean;
}

/** The first five of a position by expected points: the rows of the projections that are open to everybody. */
export function PositionLeaders({ position, input, isWeekly }: PositionLeadersProps) {
  const { data } = useSuspenseQuery(answer('listProjections', input));
  return (
    <section aria-label={POSITION_NAMES[position]}>
      <h3 className="flex items-baseline gap-2 border-edge border-b pb-1 text-base">
        <span className="scoreboard text-xl">
          <PositionTag position={position} />
        </span>
        <span className="font-normal font-sans text-muted text-sm">{POSITION_NAMES[position]}</span>
      </h3>
      <ol>
        {data.playerProjections.map((row) => {
          const entity = entityOf(row);
          return (
            entity && (
              <li key={entity.id} className="flex h-11 items-center gap-3 border-hairline border-b md:h-9">
                <span className="scoreboard w-5 text-right font-semibold text-lg">{unlocked(row.positionRank)}</span>
                <PlayerLink playerId={entity.id} className="thumb flex min-w-0 font-semibold hover:underline">
                  <span className="truncate">{entity.name}</span>
                </PlayerLink>
                <span className="text-muted text-sm">{entity.teamAlias ?? '--'}</span>
                <span className="figures ml-auto">
                  {decimal(unlocked(row.projectedFantasyPoints), isWeekly ? 1 : 0)}
                </span>
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}
