import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { ScoringSystem } from '../widgets/scoring/scoring-editor.ts';

/** The standard scoring system with the standard roster, for tests. */
export const buildSystem = (own: Partial<ScoringSystem> = {}): ScoringSystem => ({
  id: '1',
  name: '0.5 PPR',
  userId: null,
  leagueId: null,
  sport: 'Football',
  sportLeague: 'NFL',
  isHidden: false,
  ADPProviderName: null,
  scoringLeagueConfig: toLeagueConfig(DEFAULT_LEAGUE),
  scoringSettings: {},
  revision: 'first',
  paywallTier: 0,
  ...own,
});
