// A league that is read is its reading's alone: held for a moment, and held on as long as the process lives.
import type { Db } from '../../db/database.ts';
import { repeat } from '../../jobs/repeat.ts';
import { holdLeague, holdOn, letGo } from './leagues.queries.ts';

/** After so long a league is another's, whose process was not heard of. */
const HELD_SECONDS = 30;
/** Often enough that a slow statement or two lose no league. */
const HOLD_ON_MS = 5_000;

export interface Hold {
  /** Whether nobody else has taken the league. */
  isOurs(): boolean;
  /** Holds on no longer: the moment by which the holder is known, null when the league is somebody else's by now. */
  settle(): Promise<Date | null>;
  /** Lets go of the league where it is still ours. */
  release(): Promise<void>;
}

/**
 * Holds a league.
 *
 * @param everyMs pause between two times that it is held on
 * @returns null while somebody else holds it
 */
export async function hold(db: Db, leagueId: string, everyMs = HOLD_ON_MS): Promise<Hold | null> {
  let until = await holdLeague(db, leagueId, HELD_SECONDS);
  if (until === null) return null;
  const holding = repeat({
    everyMs,
    async run() {
      until = until && (await holdOn(db, leagueId, until, HELD_SECONDS));
    },
    // A database that is away is met by the reading, too, and the next time tries again.
    onError: () => {},
  });
  const settle = async () => {
    await holding.stop();
    return until;
  };
  return {
    isOurs: () => until !== null,
    settle,
    async release() {
      const last = await settle();
      if (last) await letGo(db, leagueId, last);
    },
  };
}
