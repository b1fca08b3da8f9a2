import { type games, NOTHING_TOLD } from '../../tables/reference.ts';
import type { RowOf } from '../../tables/table.ts';
import { seasonTypeOf } from '../joining/joining.ts';
import type { ScheduledGame } from '../reading/calendar.ts';
import { readDelimited } from '../reading/delimited.ts';
import type { RecordOf } from '../reading/dictionary.ts';
import { easternToUtc } from '../reading/eastern-time.ts';
import type { Read } from '../reading/faults.ts';
import { GAMES_SOURCE } from './games.dictionary.ts';

type GameRecord = RecordOf<typeof GAMES_SOURCE>;

/** A game of the file: its row with the score, and its place in the calendar. */
export interface ReadGame {
  readonly row: RowOf<typeof games>;
  readonly scheduled: ScheduledGame;
}

/** When the schedule names no time yet, the league's usual hour. */
const USUAL_TIME = '13:00';

function gameOf(record: GameRecord): ReadGame {
  const game = {
    gameId: record.game_id,
    season: record.season,
    seasonType: seasonTypeOf(record.game_type),
    week: record.week,
    homeTeamId: record.home_team,
    awayTeamId: record.away_team,
  };
  const row = {
    ...game,
    kickoff: easternToUtc(record.gameday, record.gametime ?? USUAL_TIME),
    homeScore: record.home_score,
    awayScore: record.away_score,
    ...NOTHING_TOLD,
    spread: record.spread_line,
    total: record.total_line,
    roof: record.roof,
    stadium: record.stadium,
  };
  return { row, scheduled: { ...game, day: record.gameday } };
}

/** Reads the schedule of all seasons. */
export function readGames(bytes: Buffer, file: string): Read<readonly ReadGame[]> {
  const read = readDelimited(bytes, GAMES_SOURCE, { file });
  return read.ok ? { ok: true, value: read.value.map(gameOf) } : read;
}

/** Whether a game is under way or over. */
const isBegun = ({ state }: RowOf<typeof games>): boolean => state === 'live' || state === 'final';

/**
 * A game as it was known when those up to a day were over: without a score when it was played later. Betting lines move
 * until the kick-off and the file only has the last; those of games more than a week ahead are left out.
 */
export function gameAsOf({ row, scheduled }: ReadGame, over: string, weekAhead: string): RowOf<typeof games> {
  const played = scheduled.day <= over;
  const near = scheduled.day <= weekAhead;
  return {
    ...row,
    ...(played ? {} : { homeScore: null, awayScore: null, ...(isBegun(row) && NOTHING_TOLD) }),
    ...(near ? {} : { spread: null, total: null }),
  };
}
