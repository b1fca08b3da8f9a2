import { KINDS_OF_PERIOD, type ListKind, type RankedPeriod } from '@pylon/contract/own-rankings/list-rules';
import { ownExpert } from '@pylon/contract/own-rankings/own-expert';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import type { Expert } from '@pylon/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';

interface Ranked {
  readonly period: RankedPeriod;
  readonly seasonId: string;
}

const NONE: readonly RankingListSummary[] = [];

/** The person's own lists that rank such a period of the season; none without an account. */
export function useOwnLists({ period, seasonId }: Ranked): readonly RankingListSummary[] {
  const user = useUser();
  const kinds: readonly ListKind[] = KINDS_OF_PERIOD[period];
  const { data } = useQuery({ ...answer('listRankingLists', {}), enabled: user !== null && kinds.length > 0 });
  if (user === null || !data) return NONE;
  return data.rankingLists.filter((list) => list.seasonId === seasonId && kinds.includes(list.kind));
}

/** Some experts and, before them, those lists. */
export function useOwnExperts(experts: readonly Expert[], ranked: Ranked): readonly Expert[] {
  const own = useOwnLists(ranked).map(ownExpert);
  const ids = new Set(own.map(({ id }) => id));
  return own.length === 0 ? experts : [...own, ...experts.filter(({ id }) => !ids.has(id))];
}
