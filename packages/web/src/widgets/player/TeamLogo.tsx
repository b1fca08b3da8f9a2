import { Crest } from './Crest.tsx';
import { type Entity, entityOf } from './entity.ts';
import { useTeams } from './use-teams.ts';

/** The logo of a player's team; nothing for a free agent, nor for a team, whose crest is its logo. */
export function TeamLogo({ entity }: { readonly entity: Entity }) {
  const team = useTeams().get(entity.teamAlias ?? '') ?? null;
  const logo = entityOf({ athlete: null, team });
  return logo && !entity.isTeam ? <Crest entity={logo} size="xl" /> : null;
}
