import type { ExpertList } from '@pylon/engine/mock-draft/bots/expert-likeness';
import { expertRanks } from '../../../football/season-players.ts';
import { scoringOf } from '../draft-scoring.ts';
import type { SnakeView } from './snake-view.ts';

/**
 * The lists of a draft's experts, below the plan of the free ones: where they rank its players, from 1; none once its
 * scoring is gone.
 */
export function draftExperts({ edition, stored, room }: SnakeView): readonly ExpertList[] {
  const { league, sources } = stored.state.settings;
  const known = scoringOf(sources);
  if (!known.ok) return [];
  const experts = expertRanks(edition, stored.season, { scoring: known.value, league }, sources.expertIds);
  const open = room.source === 'market' ? experts.filter(({ expert }) => !expert.isPremium) : experts;
  return open.map(({ expert, ranks }) => ({ expertId: expert.id, ranks }));
}
