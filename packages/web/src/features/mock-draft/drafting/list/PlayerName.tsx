import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { ReactNode } from 'react';
import { Crest } from '../../../../widgets/player/Crest.tsx';
import type { Entity } from '../../../../widgets/player/entity.ts';
import { PositionTag } from '../../../../widgets/player/PositionTag.tsx';
import { StatusTag } from '../../../../widgets/player/StatusTag.tsx';
import { paintOn } from '../../../../widgets/player/team-colours.ts';
import { useTeams } from '../../../../widgets/player/use-teams.ts';

export interface PlayerNameProps {
  readonly entity: Entity;
  readonly player: Pick<DraftPlayer, 'positionRank' | 'tier'>;
  /** The player's bye week. */
  readonly bye: ReactNode;
  /** What the person has noted of the player. */
  readonly sign?: ReactNode;
  readonly onOpen: () => void;
}

/** Who a row of the room is about: the name, which opens the player, and below it position, team and bye. */
export function PlayerName({ entity, player, bye, sign, onOpen }: PlayerNameProps) {
  const { ground } = paintOn(useTeams().get(entity.teamAlias ?? '')?.primaryColor);
  return (
    <span
      className="flex items-center gap-2 max-xxl:-ml-1 max-xxl:border-l-[3px] max-xxl:pl-1.5"
      style={{ borderColor: ground }}
    >
      <span className="max-xxl:hidden print:hidden">
        <Crest entity={entity} size="sm" />
      </span>
      <span className="min-w-0 print:flex print:items-baseline print:gap-2">
        <span className="flex min-w-0 items-baseline gap-1.5">
          <button
            type="button"
            data-player-row={entity.id}
            onClick={onOpen}
            className="line-clamp-2 text-left font-semibold text-ink leading-5 underline-offset-2 hover:underline"
          >
            {entity.name}
          </button>
          <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} />
          {sign}
        </span>
        {/* What does not fit is left out whole, from the end. */}
        <span className="figures flex h-4 flex-wrap gap-x-1 overflow-hidden text-muted text-xs">
          <span className="whitespace-nowrap">
            <PositionTag position={entity.position} rank={player.positionRank} /> {entity.teamAlias ?? 'FA'}
          </span>
          <span className="whitespace-nowrap">· {bye}</span>
          {player.tier > 0 && <span className="whitespace-nowrap">· tier {player.tier}</span>}
        </span>
      </span>
    </span>
  );
}
