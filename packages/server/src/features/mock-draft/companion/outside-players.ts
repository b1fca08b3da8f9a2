// Who is who: players of an outside platform as we know them. A player whom we do not know keeps their place, under the
// name and the position that the platform gives them.
import type { Edition } from '@pylon/almanac/editions/edition';
import { meantBy } from '@pylon/almanac/read/named-in-text';
import type { OutsideDraftPick, OutsidePartialDraft } from '@pylon/connectors/outside-draft';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import type { RosteredPlayer } from '@pylon/engine/mock-draft/rules/draft-state';
import { type EntityId, isTeamId } from '@pylon/engine/vocabulary/entities';
import { isPosition, type Position } from '@pylon/engine/vocabulary/positions';
import { knownAs } from '../../../outside/known-as.ts';

/** An outside pick's player as our draft holds them. */
export interface ResolvedPlayer {
  readonly entityId: EntityId;
  readonly position: Position;
  /** What to call a player whom the edition does not know; null for everybody else. */
  readonly name: string | null;
  /** Their position in the platform's words when it is none that is drafted here; null for everybody else. */
  readonly foreignPosition: string | null;
}

/** Platforms whose drafts tell ids that nobody else has. */
const KNOWN_BY_NAME: ReadonlySet<OutsidePlayer['id']['system']> = new Set(['fleaflicker']);

/** The one player of that name and position, where ids lead nowhere; null when none or several have it. */
function namedAs({ id, name, position }: OutsidePlayer, edition: Edition, season: number): EntityId | null {
  if (!KNOWN_BY_NAME.has(id.system) || position === null) return null;
  const meant = meantBy(edition, { name, teamId: null, position });
  return meant.ok && edition.indexes.positionOf(meant.entityId, season) === position ? meant.entityId : null;
}

/** What tells who somebody is. */
interface KnownSeason {
  readonly season: number;
  readonly positionInPool: (id: EntityId) => Position | null;
}

/**
 * Who is on rosters, each once. Somebody whom we do not know is left out: nobody could be advised to draft them.
 */
export function resolveRostered(
  rostered: OutsidePartialDraft['rostered'],
  edition: Edition,
  { season, positionInPool }: KnownSeason,
): readonly RosteredPlayer[] {
  const seen = new Set<EntityId>();
  return rostered.flatMap(({ seat, player }): readonly RosteredPlayer[] => {
    const entityId = knownAs(player, edition) ?? namedAs(player, edition, season);
    if (entityId === null || seen.has(entityId)) return [];
    seen.add(entityId);
    const told = edition.indexes.positionOf(entityId, season) ?? '';
    const position = positionInPool(entityId) ?? player.position ?? (isPosition(told) ? told : null);
    return position === null ? [] : [{ seat, entityId, position }];
  });
}

/**
 * Players by pick number. Each is there once: where two of the platform's ids lead to the same player of ours, the
 * later one counts as unknown.
 */
export function resolvePlayers(
  picks: readonly Pick<OutsideDraftPick, 'pickNumber' | 'player'>[],
  edition: Edition,
  { season, positionInPool }: KnownSeason,
): ReadonlyMap<number, ResolvedPlayer> {
  const players = new Map<number, ResolvedPlayer>();
  const seen = new Set<EntityId>();
  for (const { pickNumber, player } of picks) {
    const ours = knownAs(player, edition) ?? namedAs(player, edition, season);
    const theirs = `${player.id.system}:${player.id.id}` as EntityId; // the form of an id that only one platform gives
    const free = [ours, theirs].find((id) => id !== null && !seen.has(id));
    const entityId = free ?? (`${theirs}:${pickNumber}` as EntityId); // as above; told twice by the platform
    seen.add(entityId);
    const almanacs = edition.indexes.positionOf(entityId, season) ?? '';
    const position =
      positionInPool(entityId) ??
      player.position ??
      (isPosition(almanacs) ? almanacs : isTeamId(entityId) ? 'DST' : null);
    const isKnown =
      edition.indexes.playerRow(entityId) !== undefined || edition.indexes.teamRow(entityId) !== undefined;
    players.set(pickNumber, {
      entityId,
      // A roster has no place for them: they count as a defence, which no line-up misses before the last rounds.
      position: position ?? 'DST',
      name: isKnown ? null : player.name,
      foreignPosition: position === null ? player.positionCode : null,
    });
  }
  return players;
}
