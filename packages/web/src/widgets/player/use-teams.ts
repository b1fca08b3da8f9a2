import type { Team } from '@pylon/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';

/** Lists ask for every row: the map of a list of teams is made once. */
const byAlias = new WeakMap<readonly Team[], ReadonlyMap<string, Team>>();
const NONE: readonly Team[] = [];

/** The 32 teams by alias, in the order of their cities. The shell loads them with the first page. */
export function useTeams(): ReadonlyMap<string, Team> {
  const teams = useQuery(answer('listTeams', {})).data?.teams ?? NONE;
  const known = byAlias.get(teams) ?? new Map(teams.map((team) => [team.alias, team]));
  byAlias.set(teams, known);
  return known;
}
