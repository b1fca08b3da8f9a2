import { ApiFailure, type FailureCode } from './failure.ts';

/** Whether it failed because a higher plan would be needed. */
export const isTierRequired = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'tier-required';

/**
 * An obstacle between a page and the content of its address: a plan that would open it, a scoring or a ranking list
 * that is unknown or somebody else's, a league that is or has no rosters, a player who is unknown, or something
 * else that there is not (a column, a season, a publisher).
 */
export type Obstacle = 'plan' | 'scoring' | 'list' | 'league' | 'player' | 'address';

const OBSTACLES: Readonly<Partial<Record<FailureCode, Obstacle>>> = {
  'tier-required': 'plan',
  'scoring-system-not-found': 'scoring',
  'player-not-found': 'player',
  'season-not-found': 'address',
  'invalid-parameters': 'address',
  'ranking-list-not-found': 'list',
  'league-not-found': 'league',
  'league-not-read': 'league',
  'league-completed': 'league',
  'league-without-rosters': 'league',
  'team-not-in-league': 'league',
};

/**
 * For a page's loader: the obstacle before the page's content. Addresses are sent and typed by people, so the page then
 * says in the place of its table what is wrong, and shows the way on. Whatever else fails still fails.
 */
export async function obstacleTo(asked: Promise<unknown>): Promise<{ readonly obstacle: Obstacle | null }> {
  try {
    await asked;
    return { obstacle: null };
  } catch (failure) {
    const obstacle = failure instanceof ApiFailure ? OBSTACLES[failure.code] : undefined;
    if (obstacle) return { obstacle };
    throw failure;
  }
}
