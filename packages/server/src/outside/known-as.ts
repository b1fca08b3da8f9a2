import type { Edition } from '@pylon/almanac/editions/edition';
import type { OutsidePlayer } from '@pylon/connectors/outside-player';
import type { EntityId } from '@pylon/engine/vocabulary/entities';

/** Our id of an outside player, or of a team's defence; null for somebody whom the edition does not know. */
export const knownAs = ({ id, teamId }: OutsidePlayer, { indexes }: Edition): EntityId | null =>
  teamId !== null && indexes.teamRow(teamId) !== undefined ? teamId : indexes.playerByAlias(id.system, id.id);
