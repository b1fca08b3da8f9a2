import { type EntityRow, entityOf } from '../entity.ts';
import { PositionTag } from '../PositionTag.tsx';

/** A player in a line of text: name, position and team. */
export function NamedPlayer({ row }: { readonly row: EntityRow }) {
  const entity = entityOf(row);
  if (!entity) return null;
  return (
    <span className="inline-flex items-baseline gap-1.5">
      {entity.name}
      <span className="text-muted text-sm">
        <PositionTag position={entity.position} /> {entity.teamAlias ?? 'FA'}
      </span>
    </span>
  );
}
