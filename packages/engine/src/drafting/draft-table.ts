// The players of a draft as columns. A player's number in the table is their place on the board, so that "the best
// available" is the smallest number left and a simulated pick touches a few typed arrays and nothing else.
import type { EntityId, TeamId } from '../vocabulary/entities.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/** One draftable player or team defence. */
export interface DraftPlayer {
  readonly entityId: EntityId;
  readonly position: Position;
  /** Where the room expects them to go: average draft position blended with experts' ranks, in picks, above 0. */
  readonly board: number;
  /**
   * Where they have gone in the latest drafts, in picks, above 0. An average trails the news: who rises goes before
   * their board value, who falls after it. Absent when there are no such drafts.
   */
  readonly going?: number;
  /** Projected points of the season in the league's scoring. */
  readonly points: number;
  /** Week 1 to 18 without a game, null when unknown. */
  readonly byeWeek: number | null;
  /** Whether it is their first season in the league; absent: no. */
  readonly isRookie?: boolean;
  /** Their NFL team, for stacks (a quarterback with their receivers); absent or null when unknown or none. */
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
  /** In picks, at least 1; the board value of whoever has none of their own. */
  readonly going: Float64Array;
  /** Whether somebody has one of their own. */
  readonly isFormKnown: boolean;
  readonly points: Float64Array;
  /** 1 in their first season, else 0. */
  readonly isRookie: Uint8Array;
  /** 1 to 18; 0 when unknown. */
  readonly byeWeek: Uint8Array;
  /** Index into the columns of {@link kinds}. */
  readonly kind: Uint16Array;
  readonly kinds: PlayerKinds;
  /** position + 8 × kind: both in one read, for the innermost loop. */
  readonly positionAndKind: Uint16Array;
}

/** What players can have in common: each combination of position, NFL team and bye week once. */
export interface PlayerKinds {
  readonly size: number;
  /** Index into {@link POSITIONS}. */
  readonly position: Uint8Array;
  /** A number per NFL team from 1 on; 0 when unknown. At most `teams`. */
  readonly nflTeam: Uint16Array;
  readonly teams: number;
  /** 1 to 18; 0 when unknown. */
  readonly byeWeek: Uint8Array;
}

/**
 * The board of a draft.
 *
 * @param players any order, each entity once; at most 8,000
 * @returns columns sorted by board, ties by points (more first), then by id, so that equal input gives an equal table
 * @throws when a player is there twice or their board is not above 0: the caller joined its data wrongly
 */
export function draftTable(players: readonly DraftPlayer[]): DraftTable {
  const sorted = players.toSorted(
    (x, y) => x.board - y.board || y.points - x.points || (x.entityId < y.entityId ? -1 : 1),
  );
  const numberOf = new Map<EntityId, number>();
  const size = sorted.length;
  const position = Uint8Array.from(sorted, (player) => POSITIONS.indexOf(player.position));
  const byeWeek = Uint8Array.from(sorted, (player) => player.byeWeek ?? 0);
  const { kind, kinds } = playerKinds(sorted, position, byeWeek);
  const board = new Float64Array(size);
  sorted.forEach((player, number) => {
    if (!(player.board > 0)) throw new RangeError(`${player.entityId} has no place on the board`);
    if (numberOf.has(player.entityId)) throw new RangeError(`${player.entityId} is on the board twice`);
    numberOf.set(player.entityId, number);
    board[number] = Math.max(1, player.board);
  });
  return {
    size,
    entityIds: sorted.map((player) => player.entityId),
    numberOf,
    position,
    board,
    going: Float64Array.from(sorted, (player) => Math.max(1, player.going ?? player.board)),
    isFormKnown: sorted.some((player) => player.going !== undefined),
    points: Float64Array.from(sorted, (player) => player.points),
    isRookie: Uint8Array.from(sorted, (player) => (player.isRookie ? 1 : 0)),
    byeWeek,
    kind,
    kinds,
    positionAndKind: kind.map((of, player) => (position[player] as number) + 8 * of),
  };
}

function playerKinds(
  players: readonly DraftPlayer[],
  position: Uint8Array,
  byeWeek: Uint8Array,
): { readonly kind: Uint16Array; readonly kinds: PlayerKinds } {
  const numberOfTeam = new Map<TeamId, number>();
  const kindOf = new Map<string, number>();
  const first: number[] = []; // a player of each kind
  const teamOf = players.map(({ nflTeam = null }) => {
    if (nflTeam === null) return 0;
    const number = numberOfTeam.get(nflTeam) ?? numberOfTeam.size + 1;
    numberOfTeam.set(nflTeam, number);
    return number;
  });
  const kind = Uint16Array.from(players, (_, player) => {
    const key = `${position[player]} ${teamOf[player]} ${byeWeek[player]}`;
    const known = kindOf.get(key);
    if (known !== undefined) return known;
    kindOf.set(key, first.length);
    return first.push(player) - 1;
  });
  return {
    kind,
    kinds: {
      size: first.length,
      // `first` holds numbers of players.
      position: Uint8Array.from(first, (player) => position[player] as number),
      nflTeam: Uint16Array.from(first, (player) => teamOf[player] as number),
      teams: numberOfTeam.size,
      byeWeek: Uint8Array.from(first, (player) => byeWeek[player] as number),
    },
  };
}
