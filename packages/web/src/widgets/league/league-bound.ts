import { LEAGUE_BOUNDS, type LeagueBound, type LeagueKey } from '@pylon/contract/league/league-bounds';

const BY_KEY = new Map(LEAGUE_BOUNDS.map((bound) => [bound.key, bound]));

/** How one setting of a league's shape is stepped. */
export function leagueBound(key: LeagueKey): LeagueBound {
  const bound = BY_KEY.get(key);
  if (!bound) throw new Error(`no bounds of '${key}'`); // every key has its own
  return bound;
}
