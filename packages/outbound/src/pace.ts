/** Turns to ask a site. Where several processes ask the same sites, they share one store of turns. */
export interface Pace {
  /**
   * Takes the site's next turn.
   *
   * @param paceMs milliseconds that the turn after it has to wait
   * @param mostMs the longest wait that is worth it
   * @returns milliseconds until the turn comes; null when that is longer than `mostMs`: then no turn is taken
   */
  turn(site: string, paceMs: number, mostMs: number): Promise<number | null>;
  /** Nobody's turn comes before so many milliseconds have passed. */
  putOff(site: string, ms: number): Promise<void>;
}

/** Turns of this process alone. */
export function processPace(nowMs: () => number): Pace {
  const nextTurn = new Map<string, number>();
  return {
    turn: async (site, paceMs, mostMs) => {
      const now = nowMs();
      const turn = Math.max(now, nextTurn.get(site) ?? now);
      if (turn - now > mostMs) return null;
      nextTurn.set(site, turn + paceMs);
      return turn - now;
    },
    putOff: async (site, ms) => {
      nextTurn.set(site, Math.max(nowMs() + ms, nextTurn.get(site) ?? 0));
    },
  };
}

/** Nobody waits: for recorded answers, which no site has to give. */
export const UNPACED: Pace = { turn: async () => 0, putOff: async () => {} };
