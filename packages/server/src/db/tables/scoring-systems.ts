// Scoring systems that people made.
import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** A scoring system of somebody's own. */
export interface ScoringSystemTable {
  id: Generated<string>;
  account_id: string;
  /** The synced league whose rules it holds; null for one of the person's own making. */
  league_id: string | null;
  name: string;
  settings: JSONColumnType<ScoringSettings, string, string>;
  league: JSONColumnType<LeagueShape, string, string>;
  /** The platform whose draft positions go with it, for its logo; null for none in particular. */
  platform: string | null;
  is_hidden: boolean;
  created_at: Moment;
  updated_at: Moment;
}

export interface ScoringTables {
  scoring_system: ScoringSystemTable;
}
