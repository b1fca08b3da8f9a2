// Keepers of a league as keepers of its room: each takes a pick that is its team's, of the round that it costs where
// that is free, else of the last round that is.
import type { DraftTable } from '@pylon/engine/drafting/draft-table';
import type { Keeper } from '@pylon/engine/drafting/keeper-rules';
import { type KeeperWish, nextKeeper } from '@pylon/engine/mock-draft/rules/create-draft';
import { seatOfPick } from '@pylon/engine/mock-draft/rules/pick-order';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import type { Seating } from './seating.ts';

/** Somebody whom a team of the league keeps. */
export interface KeptPlayer {
  readonly teamId: string | null;
  readonly entityId: EntityId;
  /** null where it is not known. */
  readonly round: number | null;
}

/** Keepers with their picks, those of them whose round was taken, and those that found no pick. */
export function roomKeepers(
  kept: readonly KeptPlayer[],
  { shape, order, teams, tradedPicks }: Pick<Seating, 'shape' | 'order' | 'teams' | 'tradedPicks'>,
  table: DraftTable,
): {
  readonly keepers: readonly KeeperWish[];
  readonly moved: readonly EntityId[];
  readonly leftOut: readonly EntityId[];
} {
  const tradedTo = new Map(tradedPicks.map(({ pickNumber, seat }) => [pickNumber, seat]));
  const ordered = { order, teams: shape.teams, tradedTo };
  const taken = new Set<number>();
  const accepted: Keeper[] = [];
  const moved: EntityId[] = [];
  const leftOut: EntityId[] = [];
  const picks = Array.from({ length: shape.teams * rosterSize(shape.slots) }, (_, index) => index + 1);
  const roundOf = (pickNumber: number) => Math.ceil(pickNumber / shape.teams);
  // Whoever names a round comes first: the others take what is left.
  for (const { teamId, entityId, round } of kept.toSorted(
    (x, y) => Number(x.round === null) - Number(y.round === null),
  )) {
    const seat = teams.findIndex((team) => team.teamId === teamId);
    const free = picks.filter((pick) => !taken.has(pick) && seatOfPick(ordered, pick) === seat);
    const pickNumber = free.find((pick) => roundOf(pick) === round) ?? free.at(-1);
    if (seat < 0 || pickNumber === undefined) {
      leftOut.push(entityId);
      continue;
    }
    const wish: KeeperWish = { seat, round: roundOf(pickNumber), pickNumber, entityId };
    const keeper = nextKeeper({ settings: { league: shape } }, accepted, wish, table);
    if (typeof keeper === 'string') {
      leftOut.push(entityId);
      continue;
    }
    taken.add(pickNumber);
    if (round !== null && round !== wish.round) moved.push(entityId);
    accepted.push(keeper);
  }
  return { keepers: accepted.map(({ position: _, ...wish }) => wish), moved, leftOut };
}
