import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { ReactNode } from 'react';
import type { Entity } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { StatusTag } from '../../../../widgets/player/StatusTag.tsx';

export interface PlayerNameProps {
  readonly entity: Entity;
  readonly player: Pick<DraftPlayer, 'positionRank' | 'tier'>;
  /** When they are off. */
  readonly bye: ReactNode;
  readonly onOpen: () => void;
}

/** Who a row of the room is about: their name, which opens them, and below it what they are. */
export function PlayerName({ entity, player, bye, onOpen }: PlayerNameProps) {
  return (
    <>
      <span className="flex min-w-0 items-baseline gap-1.5">
        <button
          type="button"
          data-player-row={entity.id}
          onClick={onOpen}
          className="truncate text-left font-semibold text-ink leading-5 underline-offset-2 hover:underline max-md:text-lg max-md:leading-6"
        >
          {entity.name}
        </button>
        <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} />
      </span>
      <span className="figures block truncate text-muted text-xs">
        <PositionTag position={entity.position} rank={player.positionRank} /> {entity.teamAlias ?? 'FA'}
        {player.tier > 0 && <> · tier {player.tier}</>} · {bye}
      </span>
    </>
  );
}
