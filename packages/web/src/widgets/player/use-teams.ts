import type { Team } from '@pylon/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { answer } from '../../api/answers.ts';

/** The 32 teams by alias. The shell loads them with the first page. */
export function useTeams(): ReadonlyMap<string, Team> {
  const { data } = useQuery(answer('listTeams', {}));
  return useMemo(() => new Map(data?.teams.map((team) => [team.alias, team])), [data]);
}
