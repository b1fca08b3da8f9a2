import { opens } from '@pylon/contract/plans/tiers';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { answer } from '../../api/answers.ts';
import type { Answer, Input } from '../../api/call.ts';
import { useModule } from '../../ui/hooks/use-module.ts';
import { useAmong } from '../../widgets/league/use-among.ts';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { useTriedScoring } from '../../widgets/scoring/scoring-editor.ts';
import type { TableSearch } from '../../widgets/table/table-search.ts';

const loadScorer = () => import('./live-projections.ts');

/** A page of the projections: the server's, and while a scoring is tried in the editor the one that it would make. */
export function useProjections(input: Input<'listProjections'>, search: TableSearch): Answer<'listProjections'> {
  const { data } = useSuspenseQuery(answer('listProjections', input));
  const tier = useTier();
  const tried = useTriedScoring();
  const isLive = tried !== null && opens(tier, 'projectionsTableBottom');
  const { seasonId, projectionPeriod, week, projectedProvider } = input;
  const { data: material } = useQuery({
    ...answer('getProjectionMaterial', { seasonId, projectionPeriod, week, projectedProvider }),
    enabled: isLive,
  });
  const among = useAmong(search);
  const scorer = useModule(loadScorer, isLive);
  const page =
    isLive && material && scorer && among
      ? scorer.liveProjections(material, search, tried.settings, { tier, among })
      : null;
  if (!page) return data;
  const { total, passingCompletionPerValueRange, rows } = page;
  return { ...data, total, passingCompletionPerValueRange, playerProjections: rows };
}
