// Who is who: players of an outside platform as we know them. Somebody whom we do not know keeps his place, under the name and
// the position that the platform gives him.
import type { Edition } from '@pylon/almanac/editions/edition';
import { toTeamId } from '@pylon/almanac/sources/joining/team-codes';
import type { OutsideDraftPick } from '@pylon/connectors/outside-draft';
import { type EntityId, isTeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';

/** An outside pick's player as our draft holds him. */
export interface ResolvedPlayer {
  readonly entityId: EntityId;
  readonly position: Position;
  /** What to call somebody whom the edition does not know; null for everybody else. */
  readonly name: string | null;
  /** His position in the platform's words when it is none that is drafted here; null for everybody else. */
  readonly foreignPosition: string | null;
}

/** Positions in Sleeper's spelling where it differs from ours. */
const SPELLINGS: Readonly<Record<string, Position>> = { DEF: 'DST', PK: 'K', FB: 'RB', HB: 'RB' };

/**
 * Players by pick number. Each is there once: where two of the platform's ids lead to the same player of ours, the later one
 * is somebody unknown.
 */
export function resolvePlayers(
  picks: readonly OutsideDraftPick[],
  edition: Edition,
  { season, positionInPool }: { readonly season: number; readonly positionInPool: (id: EntityId) => Position | null },
): ReadonlyMap<number, ResolvedPlayer> {
  const players = new Map<number, ResolvedPlayer>();
  const seen = new Set<EntityId>();
  for (const pick of picks) {
    const ours = knownAs(pick.playerId, edition);
    const theirs = `sleeper:${pick.playerId}` as EntityId; // the form of an id that only Sleeper gives
    const free = [ours, theirs].find((id) => id !== null && !seen.has(id));
    const entityId = free ?? (`${theirs}:${pick.pickNumber}` as EntityId); // as above; told twice by the platform
    seen.add(entityId);
    const code = SPELLINGS[pick.position] ?? pick.position;
    const almanacs = edition.indexes.positionOf(entityId, season) ?? '';
    const position =
      positionInPool(entityId) ?? [code, almanacs].find(isPosition) ?? (isTeamId(entityId) ? 'DST' : null);
    const isKnown =
      edition.indexes.playerRow(entityId) !== undefined || edition.indexes.teamRow(entityId) !== undefined;
    players.set(pick.pickNumber, {
      entityId,
      // A roster has no place for him: he counts as a defence, which no line-up misses before the last rounds.
      position: position ?? 'DST',
      name: isKnown ? null : pick.name,
      foreignPosition: position === null ? pick.position : null,
    });
  }
  return players;
}

/** Our id of a player or of a team's defence. */
function knownAs(playerId: string, { indexes }: Edition): EntityId | null {
  if (/^\d+$/.test(playerId)) return indexes.playerByAlias('sleeper', playerId);
  const teamId = toTeamId(playerId);
  return teamId && indexes.teamRow(teamId) !== undefined ? teamId : null;
}
