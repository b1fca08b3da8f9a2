import { POSITION_LABELS } from '@pylon/engine/vocabulary/positions';
import type { Entity } from '../player/entity.ts';
import { PlayerLink } from '../player/PlayerLink.tsx';
import { POSITION_TILES } from '../player/position-tiles.ts';

export interface DraftTileProps {
  readonly entity: Entity;
  /** In the upper right corner: '2.05'. */
  readonly mark: string;
  /** Under the name. */
  readonly note?: string;
}

/** A pick on a draft board: the position's colour with its letters, the name in the scoreboard face. */
export function DraftTile({ entity, mark, note }: DraftTileProps) {
  return (
    <PlayerLink
      playerId={entity.id}
      className={`flex h-16 min-w-0 flex-col justify-between rounded-sm px-1.5 py-1 text-[#16181d] ${entity.position ? POSITION_TILES[entity.position] : 'bg-raised'}`}
    >
      <span className="flex items-baseline justify-between gap-1 whitespace-nowrap font-semibold text-xs">
        <span>
          {entity.position ? POSITION_LABELS[entity.position] : entity.positionLabel} {entity.teamAlias ?? 'FA'}
        </span>
        <span className="figures">{mark}</span>
      </span>
      <span className="scoreboard truncate font-semibold text-lg leading-5">{entity.shortName}</span>
      <span className="figures truncate text-xs">{note}</span>
    </PlayerLink>
  );
}
