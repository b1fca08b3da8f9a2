import type { Team } from '@pylon/contract/wire';
import { Crest } from './Crest.tsx';
import { entityOf } from './entity.ts';

/** A team among the matches of a search; what it leads to tells it from its defence. */
export function TeamOption({ team }: { readonly team: Team }) {
  const entity = entityOf({ athlete: null, team });
  return (
    <span className="flex min-w-0 items-center gap-3">
      {entity && <Crest entity={entity} />}
      <span className="min-w-0">
        <span className="block truncate font-semibold">{team.fullName}</span>
        <span className="block text-muted text-sm">Team page · {team.divisionName}</span>
      </span>
    </span>
  );
}
