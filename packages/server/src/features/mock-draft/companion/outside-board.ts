// An outside draft in the engine's words.
import type { OutsideDraftPick } from '@pylon/connectors/outside-draft';
import type { RosteredPlayer } from '@pylon/engine/mock-draft/rules/draft-state';
import type { OutsideBoard } from '@pylon/engine/mock-draft/rules/outside-board';
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { FollowableFrame } from './followable.ts';
import type { ResolvedPlayer } from './outside-players.ts';

/** Whose draft it is: by the platform's id, and by seat for a team that nobody drafts for. */
export interface Follower {
  readonly ownerId: string | null;
  readonly seat: number;
}

/** Where the follower sits now: an order that is drawn later moves people. */
export function seatOf({ ownerId, seat }: Follower, { teams }: FollowableFrame): number {
  const now = ownerId === null ? -1 : teams.findIndex((team) => team.ownerId === ownerId);
  return now >= 0 ? now : Math.min(seat, teams.length - 1);
}

/** Who is on the board, and who on rosters, as we know them. */
export interface SeenPlayers {
  readonly picks: readonly OutsideDraftPick[];
  /** By pick number. */
  readonly players: ReadonlyMap<number, ResolvedPlayer>;
  readonly rostered: readonly RosteredPlayer[];
}

/** The board as it stands. */
export function toBoard(
  frame: FollowableFrame,
  { picks, players, rostered }: SeenPlayers,
  follower: Follower,
): OutsideBoard {
  const { shape, order, teams, partial } = frame;
  const orderShape = { order, teams: shape.teams };
  // Who has made a pick is known best from the pick itself; until then from what was traded.
  const owners = new Map(frame.tradedPicks.map(({ pickNumber, seat }) => [pickNumber, seat]));
  for (const { pickNumber, seat } of picks) if (seat !== null) owners.set(pickNumber, seat);
  return {
    league: shape,
    order,
    names: teams.map(({ name }) => name),
    userSeat: seatOf(follower, frame),
    tradedPicks: [...owners]
      .filter(([pickNumber, seat]) => seat !== seatByOrder(orderShape, pickNumber))
      .map(([pickNumber, seat]) => ({ pickNumber, seat }))
      .sort((one, other) => one.pickNumber - other.pickNumber),
    partial: partial ? { rounds: partial.rounds, players: partial.players, rostered } : null,
    picks: picks.flatMap(({ pickNumber, isKeeper }) => {
      const player = players.get(pickNumber);
      return player ? [{ pickNumber, isKeeper, entityId: player.entityId, position: player.position }] : [];
    }),
  };
}
