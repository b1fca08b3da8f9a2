import type { HeldLeague } from '@pylon/contract/player-card/holders';

/** Tests whether players are the person's own in a league, or on no roster of it, waivers included. */
export function amongIn({ teams }: Pick<HeldLeague, 'teams'>, whose: 'mine' | 'free'): (playerId: string) => boolean {
  const held = teams.filter(({ isOwn }) => isOwn || whose === 'free').flatMap(({ players }) => players);
  const ids = new Set(held.map(({ playerId }) => playerId));
  return (playerId) => ids.has(playerId) === (whose === 'mine');
}
