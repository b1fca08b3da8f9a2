import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import { type EntityRow, entityKey, entityOf } from '../../../widgets/player/entity.ts';

/** The player of a row as the engine names them. */
// Every id of the wire is one of the engine's
export const idOf = (row: EntityRow): EntityId => entityKey(row) as EntityId;

/**
 * The position of a row's player. A row that names nobody counts as a team's defence.
 */
export const positionOf = (row: EntityRow): Position => entityOf(row)?.position ?? 'DST';
