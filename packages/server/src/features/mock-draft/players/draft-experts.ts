import { type ExpertRanks, expertRanks } from '../../../football/season-players.ts';
import { scoringOf } from '../draft-scoring.ts';
import type { DraftView } from '../draft-view.ts';

/** The experts of a draft with their ranks of its players; nobody once its scoring is gone. */
export function draftExperts({ edition, stored }: DraftView): readonly ExpertRanks[] {
  const { league, sources } = stored.state.settings;
  const known = scoringOf(sources);
  return known.ok ? expertRanks(edition, stored.season, { scoring: known.scoring, league }, sources.expertIds) : [];
}
