import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../tables/all.ts';

/** Position and team of entities while house methods run, before an edition and its indexes exist. */
export interface WhoIsWho {
  /** Fantasy position of an entity in a season; null for others. */
  readonly positionOf: (entityId: string, season: number) => Position | null;
  readonly teamOf: (entityId: string, season: number) => string | null;
}

/** Looks up by the season's roster first, then by the present state. */
export function whoIsWho(rows: TableRows): WhoIsWho {
  const now = new Map(rows.players.map((player) => [player.playerId, player]));
  const then = new Map(rows.playerSeasons.map((row) => [`${row.season} ${row.playerId}`, row]));
  return {
    positionOf(entityId, season) {
      if (isTeamId(entityId)) return 'DST';
      const position = then.get(`${season} ${entityId}`)?.position ?? now.get(entityId)?.position ?? '';
      return isPosition(position) ? position : null;
    },
    teamOf(entityId, season) {
      if (isTeamId(entityId)) return entityId;
      const row = then.get(`${season} ${entityId}`);
      return row ? row.teamId : (now.get(entityId)?.teamId ?? null);
    },
  };
}
