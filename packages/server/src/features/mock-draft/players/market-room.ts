// A room as the market sees it: what somebody without a plan is shown and advised from. Nothing here reads a ranking, a
// tier or a projection, so that no figure, no order and no advice made of it can tell one.
import { draftPool } from '@pylon/engine/drafting/draft-pool';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { marketTiers } from './market-tiers.ts';
import { type OpenInputs, type PoolPlayer, type RoomPool, tableOf } from './room-pool.ts';

const rooms = new WeakMap<RoomPool, RoomPool>();

/**
 * The same players in the order of their ADP, in a dynasty that of the open expert, each worth what such a place among
 * their position has come to in past seasons. Made once per room.
 */
export function marketRoom(room: RoomPool): RoomPool {
  const known = rooms.get(room);
  if (known) return known;
  const made = makeMarket(room);
  rooms.set(room, made);
  return made;
}

/** Behind every place that there is. */
const UNLISTED = 10_000;

/** Players whom no draft lists follow in the open expert's order, those whom nobody lists by last season's points. */
function inMarketOrder({ expertPlaceOf, isByExpert }: OpenInputs): (one: PoolPlayer, other: PoolPlayer) => number {
  const byMarket = (player: PoolPlayer): number => player.adp ?? UNLISTED;
  const byExpert = (player: PoolPlayer): number => expertPlaceOf(player.entityId) ?? UNLISTED;
  const [first, second] = isByExpert ? [byExpert, byMarket] : [byMarket, byExpert];
  return (one, other) =>
    first(one) - first(other) ||
    second(one) - second(other) ||
    (other.lastSeasonPoints ?? 0) - (one.lastSeasonPoints ?? 0) ||
    (one.entityId < other.entityId ? -1 : 1);
}

function makeMarket({ players: known, pool: { league }, open }: RoomPool): RoomPool {
  const placeOf = ({ entityId, adp }: PoolPlayer) => (open.isByExpert ? open.expertPlaceOf(entityId) : adp);
  const tierOf = marketTiers(known.map((player) => ({ ...player, adp: placeOf(player) })));
  const counts = new Map<Position, number>();
  let lastBoard = 0;
  const players = known.toSorted(inMarketOrder(open)).map((player, index): PoolPlayer => {
    const before = counts.get(player.position) ?? 0;
    counts.set(player.position, before + 1);
    const points = open.worthOf(player.position, before + 1);
    // A player whom no draft lists never goes before one who is listed.
    lastBoard = player.adp ?? Math.max(lastBoard, index + 1);
    return {
      entityId: player.entityId,
      position: player.position,
      teamId: player.teamId,
      byeWeek: player.byeWeek,
      lastSeasonPoints: player.lastSeasonPoints,
      adp: player.adp,
      providerAdp: player.providerAdp,
      board: lastBoard,
      isRookie: player.isRookie,
      rank: index + 1,
      positionRank: before + 1,
      tier: tierOf.get(player.entityId) ?? 0,
      best: null,
      worst: null,
      points,
      draftPoints: points,
    };
  });
  const table = tableOf(players);
  const tierAt = (number: number) => tierOf.get(table.entityIds[number] as EntityId) ?? 0; // the room's own ids
  const pool = draftPool(table, league, tierAt);
  return { source: 'market', pool, players, byId: new Map(players.map((player) => [player.entityId, player])), open };
}
