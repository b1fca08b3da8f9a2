// The players of a draft as columns. A player's number in the table is his place on the board, so that "the best available"
// is the smallest number left and a simulated pick touches a few typed arrays and nothing else.
import type { EntityId, TeamId } from '../vocabulary/entities.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** One draftable player or team defence. */
export interface DraftPlayer {
  readonly entityId: EntityId;
  readonly position: Position;
  /** Where the room expects him to go: average draft position blended with experts' ranks, in picks, above 0. */
  readonly board: number;
  /** Projected points of the season in the league's scoring. */
  readonly points: number;
  /** Week 1 to 18 without a game, null when unknown. */
  readonly byeWeek: number | null;
  /** His NFL team, for stacks (a quarterback with his receivers); absent or null when unknown or none. */
  readonly nflTeam?: TeamId | null;
}

/** Columns over the same players, best board value first. */
export interface DraftTable {
  readonly size: number;
  readonly entityIds: readonly EntityId[];
  /** The number of a player, absent for somebody who is not on the board. */
  readonly numberOf: ReadonlyMap<EntityId, number>;
  /** Index into {@link POSITIONS}. */
  readonly position: Uint8Array;
  /** In picks, ascending, at least 1. */
  readonly board: Float64Array;
  readonly points: Float64Array;
  /** 1 to 18; 0 when unknown. */
  readonly byeWeek: Uint8Array;
  /** One bit per NFL team (the 32 teams in order of code met); 0 when unknown. */
  readonly teamBit: Int32Array;
}

/**
 * The board of a draft.
 *
 * @param players any order, each entity once; at most 32,767
 * @returns columns sorted by board, ties by points (more first), then by id, so that equal input gives an equal table
 * @throws when a player is there twice or his board is not above 0: the caller joined its data wrongly
 */
export function draftTable(players: readonly DraftPlayer[]): DraftTable {
  const sorted = players.toSorted(
    (x, y) => x.board - y.board || y.points - x.points || (x.entityId < y.entityId ? -1 : 1),
  );
  const numberOf = new Map<EntityId, number>();
  const bitOfTeam = new Map<TeamId, number>();
  const size = sorted.length;
  const table = {
    size,
    entityIds: sorted.map((player) => player.entityId),
    numberOf,
    position: new Uint8Array(size),
    board: new Float64Array(size),
    points: new Float64Array(size),
    byeWeek: new Uint8Array(size),
    teamBit: new Int32Array(size),
  };
  sorted.forEach((player, number) => {
    if (!(player.board > 0)) throw new RangeError(`${player.entityId} has no place on the board`);
    if (numberOf.has(player.entityId)) throw new RangeError(`${player.entityId} is on the board twice`);
    numberOf.set(player.entityId, number);
    table.position[number] = POSITIONS.indexOf(player.position);
    table.board[number] = Math.max(1, player.board);
    table.points[number] = player.points;
    table.byeWeek[number] = player.byeWeek ?? 0;
    table.teamBit[number] = bitOf(player.nflTeam ?? null, bitOfTeam);
  });
  return table;
}

function bitOf(team: TeamId | null, bitOfTeam: Map<TeamId, number>): number {
  if (team === null) return 0;
  const known = bitOfTeam.get(team);
  if (known !== undefined) return known;
  // A 33rd code (a typing error, an old name) gets no bit rather than somebody else's.
  const bit = bitOfTeam.size < 32 ? 1 << bitOfTeam.size : 0;
  bitOfTeam.set(team, bit);
  return bit;
}
