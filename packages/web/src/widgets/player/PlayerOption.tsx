import { Crest } from './Crest.tsx';
import { type EntityRow, entityOf } from './entity.ts';
import { PositionTag } from './PositionTag.tsx';

export interface PlayerOptionProps {
  readonly row: EntityRow;
  readonly byeWeek: number | null;
}

/** A player among the matches of a search. */
export function PlayerOption({ row, byeWeek }: PlayerOptionProps) {
  const entity = entityOf(row);
  if (!entity) return null;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <Crest entity={entity} />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{entity.name}</span>
        <span className="block text-muted text-sm">
          <PositionTag position={entity.position} /> {entity.teamAlias ?? 'FA'}
          {byeWeek !== null && ` · bye ${byeWeek}`}
        </span>
      </span>
    </span>
  );
}
