import { PLAIN_TABLES } from '@pylon/contract/tables/tables';
import type { Team } from '@pylon/contract/wire';
import { Link } from '@tanstack/react-router';
import { TeamLink } from '../../widgets/player/TeamLink.tsx';
import { useTeams } from '../../widgets/player/use-teams.ts';
import type { TableSearch } from '../../widgets/table/table-search.ts';
import { Part } from './Part.tsx';

export interface NeighboursProps {
  readonly team: Team;
  readonly search: TableSearch;
}

const LINK = 'inline-flex min-h-9 items-center underline decoration-hairline underline-offset-2 max-md:min-h-11';

/** Where one goes on from a team: every table with the team alone, and the rivals of its division. */
export function Neighbours({ team, search: { scoring, season } }: NeighboursProps) {
  const rivals = [...useTeams().values()].filter(
    ({ divisionName, alias }) => divisionName === team.divisionName && alias !== team.alias,
  );
  const asked = { team: team.alias, ...(scoring ? { scoring } : {}), ...(season ? { season } : {}) };
  return (
    <Part id="more" title={`More of the ${team.name}`}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-base">
        {PLAIN_TABLES.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} search={asked} className={LINK}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <h3 className="label pt-2">{team.divisionName}</h3>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-base">
        {rivals.map(({ alias, fullName }) => (
          <li key={alias}>
            <TeamLink alias={alias} className={LINK}>
              {fullName}
            </TeamLink>
          </li>
        ))}
      </ul>
    </Part>
  );
}
