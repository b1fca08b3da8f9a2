import { ownListIdOf } from '@pylon/contract/own-rankings/list-rules';
import { opens } from '@pylon/contract/plans/tiers';
import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { useModule } from '../../ui/hooks/use-module.ts';
import { useAmong } from '../../widgets/league/use-among.ts';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { useTriedScoring } from '../../widgets/scoring/scoring-editor.ts';
import type { LiveRankings } from './live-rankings.ts';
import { materialInput } from './rankings.search.ts';

const NO_LISTS: readonly Answer<'getRankingList'>[] = [];

const loadRanker = () => import('./live-rankings.ts');

/**
 * What `input` asks for in the scoring that is tried in the editor; null while none is, and until it can be ranked
 * here.
 */
export function useLiveRankings(input: Input<'listRankings'>): LiveRankings | null {
  const queries = useQueryClient();
  const tier = useTier();
  const tried = useTriedScoring();
  const isLive = tried !== null && opens(tier, 'customScoringsDialog');
  const { data: material } = useQuery({ ...answer('getRankingMaterial', materialInput(input)), enabled: isLive });
  const ranker = useModule(loadRanker, isLive);
  const among = useAmong(input);
  const ownIds = (input.expertIds ?? []).flatMap((id) => ownListIdOf(id) ?? []);
  const { data: own = NO_LISTS } = useQuery({
    queryKey: ['getRankingList', 'of', ...ownIds],
    queryFn: () => Promise.all(ownIds.map((id) => queries.fetchQuery(answer('getRankingList', { id })))),
    enabled: isLive && ownIds.length > 0,
  });
  if (!isLive || !material || !ranker || !among || own.length < ownIds.length) return null;
  return ranker.liveRankings(material, input, tried, { tier, own, among });
}

/** A page of the rankings: the server's, and while a scoring is tried in the editor the one that it would make. */
export function useRankings(input: Input<'listRankings'>): Answer<'listRankings'> {
  const { data } = useSuspenseQuery(answer('listRankings', input));
  const page = useLiveRankings(input);
  return page ? { ...data, experts: [...page.experts], total: page.total, playerExpertRanking: page.rows } : data;
}
