import type { ComparedPlayer } from '@pylon/contract/player-card/comparison';
import { useContext } from 'react';
import { BadgesHere } from '../../../widgets/player/badges/badges.ts';
import { Crest } from '../../../widgets/player/Crest.tsx';
import { entityOf } from '../../../widgets/player/entity.ts';
import { PlayerLink } from '../../../widgets/player/PlayerLink.tsx';
import { PositionTag } from '../../../widgets/player/PositionTag.tsx';
import { StatusTag } from '../../../widgets/player/StatusTag.tsx';

/** Who a column is about: portrait, name, position, team, bye, age, health, whose they are in the person's league. */
export function ComparedHead({ player }: { readonly player: ComparedPlayer }) {
  const entity = entityOf(player);
  const drawBadge = useContext(BadgesHere);
  if (!entity) return null;
  const { age, byeWeek } = player;
  const facts = [byeWeek !== null && `bye ${byeWeek}`, age !== null && `${age} years`].filter(Boolean);
  return (
    <span className="flex flex-col gap-1">
      <Crest entity={entity} size="lg" />
      <PlayerLink playerId={entity.id} className="break-words font-semibold text-lg leading-5 hover:underline">
        {entity.name}
      </PlayerLink>
      <span className="text-sm">
        <PositionTag position={entity.position} /> {entity.teamAlias ?? 'FA'}
      </span>
      <span className="text-muted text-sm">{facts.join(' · ')}</span>
      <StatusTag status={entity.status} injuryStatus={entity.injuryStatus} isInWords />
      {drawBadge && <span className="flex max-w-full self-start">{drawBadge(entity.id)}</span>}
    </span>
  );
}
