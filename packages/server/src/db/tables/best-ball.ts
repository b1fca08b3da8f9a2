// Teams that people drafted in best-ball contests elsewhere.
import type { KeptPick } from '@pylon/engine/best-ball/draft-sites';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

/** A team with its picks in one row: it is written and read whole. */
export interface BestBallTeamTable {
  id: Generated<string>;
  account_id: string;
  /** Whose export told of it ('underdog'), or what here was drafted: 'league', 'draft-room'. */
  site: string;
  /** The site's ids of the person's place in the draft, and of the draft; ours of what was drafted here. */
  entry_id: string;
  draft_id: string;
  /** The season that is drafted for: the year of the first pick, or the league's. */
  season: number;
  tournament: string;
  entry_fee_dollars: number | null;
  draft_size: number;
  started_at: Date;
  /** Players under the names of the file: who they are is asked of the edition in force, which learns. */
  picks: JSONColumnType<KeptPick[], string, string>;
  is_favorite: Generated<boolean>;
  created_at: Moment;
}

export interface BestBallTables {
  best_ball_team: BestBallTeamTable;
}
