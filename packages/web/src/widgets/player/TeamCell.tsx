import { Crest } from './Crest.tsx';
import { type EntityRow, entityOf } from './entity.ts';
import { PlayerLink } from './PlayerLink.tsx';
import { TeamLetters } from './TeamLetters.tsx';

/** Which team a row is about: crest, name, letters and division. Opens its card. */
export function TeamCell({ row }: { readonly row: EntityRow }) {
  const entity = entityOf(row);
  if (!entity || !row.team) return null; // a table about teams has no other rows
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Crest entity={entity} size="md" />
      <span className="flex min-w-0 flex-col md:flex-row md:items-baseline md:gap-2">
        <PlayerLink
          playerId={entity.id}
          className="thumb flex min-w-0 font-semibold text-ink underline-offset-2 hover:underline max-md:text-lg max-md:leading-5"
        >
          <span className="truncate max-md:hidden">{entity.name}</span>
          <span className="truncate md:hidden">{entity.shortName}</span>
        </PlayerLink>
        <span className="whitespace-nowrap text-muted text-sm">
          <TeamLetters alias={row.team.alias} /> · {row.team.divisionName}
        </span>
      </span>
    </span>
  );
}
