import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { type DraftPool, draftPool } from '@pylon/engine/drafting/draft-pool';
import { draftTable } from '@pylon/engine/drafting/draft-table';
import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { entityOf } from '../../../../widgets/player/entity.ts';
import { idOf, positionOf } from '../../drafting/player-ids.ts';

/** A player of the room, whoever has them. */
export interface PoolPlayer {
  readonly id: EntityId;
  readonly position: Position;
  readonly player: DraftPlayer;
  /** In the engine's table. */
  readonly number: number;
}

/** The players of a room: made once, whatever happens to them. */
export interface RoomPool {
  /** The same board that the server's bots draw from. */
  readonly pool: DraftPool;
  /** In rank order. */
  readonly rows: readonly PoolPlayer[];
  readonly byId: ReadonlyMap<string, DraftPlayer>;
}

/** @param players of the room, in rank order */
export function roomPool(players: readonly DraftPlayer[], league: LeagueShape): RoomPool {
  const named = players.map((player) => ({ id: idOf(player), position: positionOf(player), player }));
  const table = draftTable(
    named.map(({ id, position, player }) => ({
      entityId: id,
      position,
      board: player.board,
      points: player.draftPoints,
      byeWeek: player.byeWeek,
      nflTeam: (entityOf(player)?.teamAlias ?? null) as TeamId | null, // a team's alias is its code
    })),
  );
  const byId = new Map(named.map(({ id, player }) => [id as string, player]));
  const tierAt = (number: number) => {
    const player = byId.get(table.entityIds[number] ?? '');
    return player ? player.tier : 0;
  };
  const rows = named.flatMap((row): readonly PoolPlayer[] => {
    const number = table.numberOf.get(row.id);
    return number === undefined ? [] : [{ ...row, number }];
  });
  return { pool: draftPool(table, league, tierAt), rows, byId };
}
