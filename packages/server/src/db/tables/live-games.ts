// Games of the week as they were last told while they are played.
import type { GameEntity } from '@pylon/almanac/sources/espn/game-day/game-summary';
import type { StatLine } from '@pylon/engine/scoring/stat-keys';
import type { GameState } from '@pylon/engine/vocabulary/game-states';
import type { Generated, JSONColumnType } from 'kysely';

/** What somebody did in a game so far, under the feed's own name of them. */
export type LiveLine = GameEntity & { readonly line: StatLine };

interface LiveGameTable {
  /** The feed's own name of the game. */
  event_id: string;
  season: number;
  week: number;
  home_team_id: string;
  away_team_id: string;
  state: GameState;
  clock: string | null;
  /** Until the end of the fourth quarter; null of a game that is not live. */
  seconds_left: number | null;
  home_score: number | null;
  away_score: number | null;
  /** When the feed last told of it. */
  told_at: Date;
  /** When it was first told to be over. */
  ended_at: Date | null;
  lines: JSONColumnType<readonly LiveLine[], string | undefined, string>;
  /** When the lines were told; null before the first. */
  lines_at: Date | null;
  /** Ids of touchdowns that were told to people, or were made before anybody followed the game. */
  touchdowns: Generated<string[]>;
}

/** The one row that says when the feed is asked next. */
interface LiveFeedTable {
  name: string;
  look_at: Date;
  leased_until: Date | null;
  failures: Generated<number>;
}

export interface LiveGameTables {
  live_game: LiveGameTable;
  live_feed: LiveFeedTable;
}
