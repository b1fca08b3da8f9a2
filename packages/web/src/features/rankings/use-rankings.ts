import { opens } from '@pylon/contract/plans/tiers';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { useModule } from '../../ui/hooks/use-module.ts';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { useTriedScoring } from '../../widgets/scoring/scoring-editor.ts';
import type { LiveRankings } from './live-rankings.ts';
import { materialInput } from './rankings.search.ts';

const loadRanker = () => import('./live-rankings.ts');

/**
 * What `input` asks for in the scoring that is tried in the editor; null while none is, and until it can be ranked
 * here.
 */
export function useLiveRankings(input: Input<'listRankings'>): LiveRankings | null {
  const tier = useTier();
  const tried = useTriedScoring();
  const isLive = tried !== null && opens(tier, 'customScoringsDialog');
  const { data: material } = useQuery({ ...answer('getRankingMaterial', materialInput(input)), enabled: isLive });
  const ranker = useModule(loadRanker, isLive);
  return isLive && material && ranker ? ranker.liveRankings(material, input, tried, tier) : null;
}

/** A page of the rankings: the server's, and while a scoring is tried in the editor the one that it would make. */
export function useRankings(input: Input<'listRankings'>): Answer<'listRankings'> {
  const { data } = useSuspenseQuery(answer('listRankings', input));
  const page = useLiveRankings(input);
  return page ? { ...data, experts: [...page.experts], total: page.total, playerExpertRanking: page.rows } : data;
}
