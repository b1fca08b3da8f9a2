import { toLeagueConfig } from '@pylon/contract/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { Answer } from '../api/call.ts';

/** The standard scoring system with the standard roster, for tests. */
export const buildSystem = (
  own: { readonly id?: string; readonly name?: string } = {},
): Answer<'listScoringSystems'>['scoringSystems'][number] => ({
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
  ...own,
});
