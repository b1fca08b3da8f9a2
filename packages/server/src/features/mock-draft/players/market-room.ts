// A room as the market sees it: what somebody without a plan is shown and advised from. Nothing here reads a ranking, a
// tier or a projection, so that no figure, no order and no advice made of it can tell one.
import { draftPool } from '@pylon/engine/drafting/draft-pool';
import { worthOfPlace } from '@pylon/engine/player-value/worth-of-place';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { marketTiers } from './market-tiers.ts';
import { type PoolPlayer, type RoomPool, tableOf } from './room-pool.ts';

const rooms = new WeakMap<RoomPool, RoomPool>();

/**
 * The same players in the order of their ADP, each worth what such a place among their position came to last season.
 * Made once per room.
 */
export function marketRoom(room: RoomPool): RoomPool {
  const known = rooms.get(room);
  if (known) return known;
  const made = makeMarket(room.players, room.pool.league);
  rooms.set(room, made);
  return made;
}

/** Behind every mean pick that there is: players whom no draft lists. */
const UNLISTED = 10_000;

/** Players without an ADP follow those who have one, last season's best first. */
const inMarketOrder = (one: PoolPlayer, other: PoolPlayer): number =>
  (one.adp ?? UNLISTED) - (other.adp ?? UNLISTED) ||
  (other.lastSeasonPoints ?? 0) - (one.lastSeasonPoints ?? 0) ||
  (one.entityId < other.entityId ? -1 : 1);

function makeMarket(known: readonly PoolPlayer[], league: LeagueShape): RoomPool {
  const lastSeason = lastSeasonByPosition(known);
  const tierOf = marketTiers(known);
  const counts = new Map<Position, number>();
  let lastBoard = 0;
  const players = known.toSorted(inMarketOrder).map((player, index): PoolPlayer => {
    const before = counts.get(player.position) ?? 0;
    counts.set(player.position, before + 1);
    const points = worthOfPlace(lastSeason.get(player.position) ?? [], before + 1);
    // Nobody whom no draft lists goes before those who are listed.
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
  return { source: 'market', pool, players, byId: new Map(players.map((player) => [player.entityId, player])) };
}

/** By position: last season's points, most first. */
function lastSeasonByPosition(players: readonly PoolPlayer[]): ReadonlyMap<Position, readonly number[]> {
  const points = new Map<Position, number[]>();
  for (const { position, lastSeasonPoints } of players) {
    points.set(position, [...(points.get(position) ?? []), lastSeasonPoints ?? 0]);
  }
  for (const each of points.values()) each.sort((one, other) => other - one);
  return points;
}
