// FTN's charting, by play: it names nobody, so that it is counted together with the plays and goes no further.
import { readerOf } from '../../reading/delimited.ts';
import type { RecordOf } from '../../reading/dictionary.ts';
import { mapRead, type ReadByRecord } from '../../reading/faults.ts';
import { CHARTED_COLUMNS, CHARTING_SOURCE } from './charting.dictionary.ts';

/** A play, as far as its charting is counted. */
export type ChartedPlay = RecordOf<typeof CHARTING_SOURCE, (typeof CHARTED_COLUMNS)[number]>;

/** A season's charted plays. */
export interface Charting {
  readonly plays: readonly ChartedPlay[];
  /** By game and number of the play, as play-by-play has them. */
  readonly of: (gameId: string, playId: number) => ChartedPlay | undefined;
}

const readRecords = readerOf(CHARTING_SOURCE, CHARTED_COLUMNS);

/** Reads a season's charting. */
export const readCharting = (bytes: Buffer, file: string): ReadByRecord<Charting> =>
  mapRead(readRecords(bytes, file), chartingOf);

/** Finds charted plays. */
export function chartingOf(plays: readonly ChartedPlay[]): Charting {
  const games = new Map<string, Map<number, ChartedPlay>>();
  for (const play of plays) {
    const game = games.get(play.nflverse_game_id) ?? new Map<number, ChartedPlay>();
    games.set(play.nflverse_game_id, game);
    game.set(play.nflverse_play_id, play);
  }
  return { plays, of: (gameId, playId) => games.get(gameId)?.get(playId) };
}
