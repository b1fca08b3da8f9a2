import type { Entity } from './entity.ts';
import { PositionTag } from './PositionTag.tsx';

/** What a player is, in small letters behind their name: position and team. */
export const PlayerTags = ({ entity }: { readonly entity: Entity }) => (
  <span className="whitespace-nowrap text-sm">
    <PositionTag position={entity.position} /> <span className="text-muted">{entity.teamAlias}</span>
  </span>
);
