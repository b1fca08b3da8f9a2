import type { ExpertList } from '@pylon/engine/mock-draft/bots/expert-likeness';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { leagueBoard } from '../../../football/season-players.ts';
import { scoringOf } from '../draft-scoring.ts';
import type { SnakeView } from './snake-view.ts';

/** The lists of a draft's experts: where they rank its players, from 1. */
export function draftExperts({ edition, stored }: SnakeView): readonly ExpertList[] {
  const { league, sources } = stored.state.settings;
  const known = scoringOf(sources);
  if (!known.ok) return [];
  const draft = { scoring: known.scoring, league };
  const { experts, rows } = leagueBoard(edition, stored.season, draft, sources.expertIds);
  return experts.map(({ id }) => ({
    expertId: id,
    ranks: new Map(
      rows.flatMap(({ entityId, ranks }) => {
        const rank = ranks[id];
        return rank === undefined ? [] : [[entityId as EntityId, rank] as const]; // the edition's own ids
      }),
    ),
  }));
}
