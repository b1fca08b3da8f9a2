import type { TeamId } from '@pylon/engine/vocabulary/entities';
import type { IdSystem } from '@pylon/engine/vocabulary/id-systems';
import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import type { Position } from '@pylon/engine/vocabulary/positions';

/** Somebody on an outside platform, in our words as far as the platform itself says who it is. */
export interface OutsidePlayer {
  /**
   * The id under which the almanac may know an athlete; of a defence the platform's own. Numbers of a platform that are
   * in nobody's list are of the platform itself, and lead nowhere.
   */
  readonly id: { readonly system: IdSystem | LeagueSource; readonly id: string };
  /** The team whose defence it is; null for an athlete. */
  readonly teamId: TeamId | null;
  /** As the platform writes it, for somebody whom we do not know. */
  readonly name: string;
  /** null when the platform has none that fantasy leagues here draft. */
  readonly position: Position | null;
  /** The platform's own code ('RB', 'DEF', 'LB'); empty when it has none. */
  readonly positionCode: string;
}
