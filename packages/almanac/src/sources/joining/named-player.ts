import type { EntityId, TeamId } from '@pylon/engine/vocabulary/entities';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { FileJoin } from './join.ts';
import type { Ids } from './people.ts';
import { isTeamDefense } from './positions.ts';

/** Whom a list without ids of ours speaks of: an athlete, or a team defence when the position says so. */
export interface NamedPlayer {
  readonly name: string;
  /** As the source writes it; empty when it does not say. */
  readonly position: string;
  readonly teamId: TeamId | null;
  /** Ids, where the list has some. */
  readonly ids?: Ids;
}

/**
 * The entity a list's line speaks of; counted in the join's report.
 * A team defence is found by its team, else by its name ('Buffalo Bills', 'Buffalo Defense', 'Bills D/ST').
 */
export function entityOf(
  join: FileJoin,
  { name, position, teamId, ids }: NamedPlayer,
  season: number,
): EntityId | undefined {
  if (!isTeamDefense(position)) return join.playerId({ name, position, teamId, season, ...(ids ? { ids } : {}) });
  return teamId ?? toTeamId(name.replace(/\s+(D\/ST|DST|Defense|Def)$/i, '')) ?? undefined;
}
