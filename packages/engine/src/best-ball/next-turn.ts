/**
 * When a person's turn in a slow draft comes, by how quickly its room has picked so far. The export names the person's
 * own picks and their moments: between two of them the whole room picked.
 */

/** One of the person's own picks. */
export interface TimedPick {
  /** Over the whole draft, from 1. */
  readonly pick: number;
  readonly atMs: number;
}

export interface NextTurn {
  /** Picks of others before it. */
  readonly picksBefore: number;
  /** Hours that the room took for a pick, the middle of all rounds; null before the second own pick. */
  readonly hoursAPick: number | null;
  /** When it begins at that pace; null without a pace. */
  readonly expectedAtMs: number | null;
  /** When it ends at the latest, where everybody lets their clock run out. */
  readonly endsByMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * @param own at least one pick, by pick
 * @param clockHours that the room's rules give for a pick
 * @example two picks of the first turn, 1 and 24, 23 hours apart: an hour a pick, so that pick 25 begins at once
 */
export function nextTurn(own: readonly TimedPick[], nextPick: number, clockHours: number): NextTurn {
  const last = own.at(-1) ?? { pick: 0, atMs: 0 };
  const paces = own.slice(1).flatMap((to, index) => {
    const from = own[index];
    return from && to.pick > from.pick ? [(to.atMs - from.atMs) / HOUR_MS / (to.pick - from.pick)] : [];
  });
  const sorted = paces.sort((a, b) => a - b);
  const hoursAPick = sorted[Math.floor(sorted.length / 2)] ?? null;
  const picksBefore = Math.max(0, nextPick - last.pick - 1);
  return {
    picksBefore,
    hoursAPick,
    expectedAtMs: hoursAPick === null ? null : last.atMs + picksBefore * hoursAPick * HOUR_MS,
    endsByMs: last.atMs + (picksBefore + 1) * clockHours * HOUR_MS,
  };
}

/** Whose turn comes first stands first; of whom nobody can tell, the one whose clock ends first, behind all others. */
export const byTurn = (one: NextTurn, other: NextTurn): number =>
  (one.expectedAtMs ?? Number.MAX_SAFE_INTEGER) - (other.expectedAtMs ?? Number.MAX_SAFE_INTEGER) ||
  one.endsByMs - other.endsByMs;
