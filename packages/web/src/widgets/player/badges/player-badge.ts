import type { HeldLeague, PlayerHolder } from '@pylon/contract/player-card/holders';
import { isReserve, isStarting } from '@pylon/engine/vocabulary/slots';

/** Whose somebody is in a league: the person's at a place, another team's, or nobody's. */
export interface PlayerBadge {
  readonly kind: 'starter' | 'bench' | 'reserve' | 'taken' | 'waivers' | 'free';
  /** Short: 'Starter', 'Bench', 'Reserve', a team's name, 'Waivers', 'Free Agent'. */
  readonly label: string;
}

const OWN = { starter: 'Starter', bench: 'Bench', reserve: 'Reserve' } as const;
const FREE: PlayerBadge = { kind: 'free', label: 'Free Agent' };
const CLAIMED: PlayerBadge = { kind: 'waivers', label: 'Waivers' };

/**
 * The badge of whoever stands on a roster; null stands on none.
 * @source docs/sources.md "Display"
 */
export function badgeOf(holder: Pick<PlayerHolder, 'teamName' | 'isOwn' | 'position'> | null): PlayerBadge {
  if (holder === null) return FREE;
  if (!holder.isOwn) return { kind: 'taken', label: holder.teamName };
  const kind = isReserve(holder.position) ? 'reserve' : isStarting(holder.position) ? 'starter' : 'bench';
  return { kind, label: OWN[kind] };
}

/** Tells the badge of any player of a league, by athlete id or a team's alias. */
export function badgesIn({
  teams,
  onWaivers,
}: Pick<HeldLeague, 'teams' | 'onWaivers'>): (playerId: string) => PlayerBadge {
  const held = new Map<string, PlayerBadge>(onWaivers.map((playerId) => [playerId, CLAIMED]));
  for (const { players, ...team } of teams)
    for (const { playerId, position } of players) held.set(playerId, badgeOf({ ...team, position }));
  return (playerId) => held.get(playerId) ?? FREE;
}
