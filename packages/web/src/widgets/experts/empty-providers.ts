import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useSeason } from '../table/use-season.ts';
import { hasNumbers } from './provider-numbers.ts';

const NOBODY: readonly string[] = [];

/** ADP providers without numbers for a season, listed but not to be chosen; none until it is known. */
export function useEmptyProviders(seasonId?: string): readonly string[] {
  const season = useSeason();
  const { data } = useQuery(answer('listAdps', { seasonId: seasonId ?? season.id, limit: 1 }));
  return data ? data.providers.filter((provider) => !hasNumbers(provider)).map(({ id }) => id) : NOBODY;
}
