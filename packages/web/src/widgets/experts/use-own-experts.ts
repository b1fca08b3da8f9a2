import { type RankedPeriod, ranksSuch } from '@pylon/contract/own-rankings/list-rules';
import { ownExpert } from '@pylon/contract/own-rankings/own-expert';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import type { Expert } from '@pylon/contract/wire';
import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';

interface Ranked {
  readonly period: RankedPeriod;
  readonly seasonId: string;
  /** Which week, of a week's rankings. */
  readonly week?: number;
}

const NONE: readonly RankingListSummary[] = [];

/** The person's own lists that rank such a period of the season; none without an account. */
export function useOwnLists(ranked: Ranked): readonly RankingListSummary[] {
  const user = useUser();
  const { data } = useQuery({ ...answer('listRankingLists', {}), enabled: user !== null });
  if (user === null || !data) return NONE;
  return data.rankingLists.filter((list) => ranksSuch(list, ranked));
}

/** Some experts and, before them, the person's own lists. */
export function useOwnExperts(experts: readonly Expert[], ranked: Ranked): readonly Expert[] {
  const own = useOwnLists(ranked).map(ownExpert);
  const ids = new Set(own.map(({ id }) => id));
  return own.length === 0 ? experts : [...own, ...experts.filter(({ id }) => !ids.has(id))];
}
