// An outside draft in the engine's words.
import type { OutsideDraftPick } from '@pylon/connectors/outside-draft';
import type { OutsideAuction } from '@pylon/engine/auction/rules/outside-auction';
import type { RosteredPlayer } from '@pylon/engine/mock-draft/rules/draft-state';
import type { OutsideBoard } from '@pylon/engine/mock-draft/rules/outside-board';
import { seatByOrder } from '@pylon/engine/mock-draft/rules/pick-order';
import type { FollowableAuction, FollowableFrame, FollowableTurns } from './followable.ts';
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

/** The number among resolved players of whoever is up in an auction. */
export const ON_THE_BLOCK = 0;

/** Who is on the board, and who on rosters, as we know them. */
export interface SeenPlayers {
  readonly picks: readonly OutsideDraftPick[];
  /** By pick number. */
  readonly players: ReadonlyMap<number, ResolvedPlayer>;
  readonly rostered: readonly RosteredPlayer[];
}

/** The board of a draft in which teams pick in turn. */
export function toBoard(
  frame: FollowableTurns,
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

/** What an auction has come to. A sale whose buyer the platform does not name is left out. */
export function toAuction(
  frame: FollowableAuction,
  { picks, players }: Pick<SeenPlayers, 'picks' | 'players'>,
  follower: Follower,
): OutsideAuction {
  const { shape, teams, block, status } = frame;
  const owned = picks.flatMap(({ pickNumber, seat, amountDollars, isKeeper }) => {
    const player = players.get(pickNumber);
    if (!player || seat === null) return [];
    const { entityId, position } = player;
    return [{ isKeeper, sale: { seat, entityId, position, dollars: amountDollars ?? 0 } }];
  });
  const up = block && players.get(ON_THE_BLOCK);
  const isSold = owned.some(({ sale }) => sale.entityId === up?.entityId);
  return {
    league: shape,
    names: teams.map(({ name }) => name),
    userSeat: seatOf(follower, frame),
    keepers: owned.flatMap(({ isKeeper, sale }) => (isKeeper ? [sale] : [])),
    sales: owned.flatMap(({ isKeeper, sale }) => (isKeeper ? [] : [sale])),
    block:
      block && up && !isSold
        ? {
            ...{ entityId: up.entityId, position: up.position },
            ...{ nominatorSeat: block.nominatorSeat, seat: block.seat, dollars: block.dollars },
          }
        : null,
    isOver: status === 'complete',
  };
}
