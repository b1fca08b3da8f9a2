import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { entityOf } from '../../../widgets/player/entity.ts';
import { PositionTag } from '../../../widgets/player/PositionTag.tsx';

/**
 * A player in a list to choose from, with what choosing them means; without a note, their rank or ADP where there is
 * room for it.
 */
export function PlayerChoice({ player, note }: { readonly player: DraftPlayer; readonly note: string | null }) {
  const entity = entityOf(player);
  if (!entity) return null;
  return (
    <span className="flex w-full min-w-0 items-baseline justify-between gap-3">
      <span className="min-w-0 truncate">
        <span className="font-semibold text-lg">{entity.name}</span>{' '}
        <span className="figures text-muted text-sm">
          <PositionTag position={entity.position} rank={player.positionRank} /> {entity.teamAlias ?? 'FA'}
        </span>
      </span>
      {note === null ? (
        <span className="figures shrink-0 text-muted text-sm max-md:hidden">rank {player.rank}</span>
      ) : (
        <span className="shrink-0 text-right text-muted text-sm max-md:max-w-36">{note}</span>
      )}
    </span>
  );
}
