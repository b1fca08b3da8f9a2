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

/** The same in words. @example badgeWords(badgeOf(null), 'Sunday League') // → 'On no roster in Sunday League' */
export function badgeWords({ kind, label }: PlayerBadge, leagueName: string): string {
  const words = {
    starter: 'In your line-up',
    bench: 'On your bench',
    reserve: 'On your reserve, injured or in training,',
    taken: `On the roster of ${label}`,
    waivers: 'On no roster, and to be claimed from waivers,',
    free: 'On no roster',
  };
  return `${words[kind]} in ${leagueName}`;
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

/** Tests whether players are the person's own in a league, or nobody's. */
export function amongIn(
  league: Pick<HeldLeague, 'teams' | 'onWaivers'>,
  whose: 'mine' | 'free',
): (playerId: string) => boolean {
  const badge = badgesIn(league);
  return (playerId) => {
    const { kind } = badge(playerId);
    const isFree = kind === 'free' || kind === 'waivers';
    return whose === 'free' ? isFree : !isFree && kind !== 'taken';
  };
}
