import { isSuperflex } from '@pylon/engine/rankings/list-formats';
import { DEFAULT_LEAGUE, type LeagueShape } from '@pylon/engine/vocabulary/league';

const TWO_QUARTERBACKS: LeagueShape = { ...DEFAULT_LEAGUE, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 1 } };

/**
 * The league whose rankings somebody without a plan sees in place of their own: what players are worth in a league is
 * open to a plan, and below it a league only says which lists speak of it.
 */
export const nearestLeague = (league: LeagueShape): LeagueShape =>
  isSuperflex(league) ? TWO_QUARTERBACKS : DEFAULT_LEAGUE;
