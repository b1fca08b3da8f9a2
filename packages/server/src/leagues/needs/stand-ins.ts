// Who of the bench comes next where a starter may not play.
import { SLOT_POSITIONS, type Slot } from '@pylon/engine/vocabulary/slots';
import { isLocked } from '../line-ups.ts';
import type { WeekPlayer } from '../week-players.ts';

/** Whoever of a bench plays and can be moved up, the best first. */
export const benchOf = (team: readonly WeekPlayer[], now: Date): readonly WeekPlayer[] =>
  team
    .filter((player) => player.place === 'BN' && player.usable > 0 && !isLocked(player, now))
    .sort((one, other) => other.usable - one.usable);

interface Bench {
  readonly bench: readonly WeekPlayer[];
  /** Whoever may not play either stands in after everybody healthy. */
  readonly isHurt: (player: WeekPlayer) => boolean;
}

/** The bench's best for the place of each starter, in the order of the starters; nobody stands in twice. */
export function standIns(
  starters: readonly WeekPlayer[],
  { bench, isHurt }: Bench,
): ReadonlyMap<WeekPlayer, WeekPlayer> {
  const taken = new Set<WeekPlayer>();
  const pairs = starters.flatMap((starter): [WeekPlayer, WeekPlayer][] => {
    const fits = SLOT_POSITIONS[starter.place as Slot]; // starters stand in the line-up
    const free = bench.filter(
      (player) => !taken.has(player) && player.position !== null && fits.includes(player.position),
    );
    const standIn = free.find((player) => !isHurt(player)) ?? free[0];
    if (!standIn) return [];
    taken.add(standIn);
    return [[starter, standIn]];
  });
  return new Map(pairs);
}
