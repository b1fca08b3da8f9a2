import { useQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import { useTier } from './use-tier.ts';

/** Whether a paywall shows the partner's promotion in the place of its own words: to free visitors, while it runs. */
export function usePromotion(): boolean {
  const tier = useTier();
  const { data } = useQuery(answer('getPromotion', {}));
  return tier === 0 && data?.promotion.showsOnPaywall === true;
}
