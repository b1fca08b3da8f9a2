import type { HeldLeague, PlayerHolder } from '@pylon/contract/player-card/holders';
import { isReserve, isStarting } from '@pylon/engine/vocabulary/slots';

/** Whose somebody is in a league: the person's at a place, another team's, or nobody's. */
export interface PlayerBadge {
  readonly kind: 'starter' | 'bench' | 'reserve' | 'taken' | 'free';
  /** Short: 'Starter', 'Bench', 'Reserve', a team's name, 'Free Agent'. */
  readonly label: string;
}

const OWN = { starter: 'Starter', bench: 'Bench', reserve: 'Reserve' } as const;
const FREE: PlayerBadge = { kind: 'free', label: 'Free Agent' };

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
    free: 'On no roster',
  };
  return `${words[kind]} in ${leagueName}`;
}

/** Tells the badge of any player of a league, by athlete id or a team's alias. */
export function badgesIn({ teams }: Pick<HeldLeague, 'teams'>): (playerId: string) => PlayerBadge {
  const held = new Map(
    teams.flatMap(({ players, ...team }) =>
      players.map(({ playerId, position }) => [playerId, badgeOf({ ...team, position })] as const),
    ),
  );
  return (playerId) => held.get(playerId) ?? FREE;
}

/** Tests whether players are the person's own in a league, or nobody's. */
export function amongIn(league: Pick<HeldLeague, 'teams'>, whose: 'mine' | 'free'): (playerId: string) => boolean {
  const badge = badgesIn(league);
  return (playerId) => {
    const { kind } = badge(playerId);
    return whose === 'free' ? kind === 'free' : kind !== 'free' && kind !== 'taken';
  };
}
