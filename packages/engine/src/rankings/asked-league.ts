import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { LeagueShape } from '../vocabulary/league.ts';

/** The league that rankings are asked for. */
export interface AskedLeague {
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
}
