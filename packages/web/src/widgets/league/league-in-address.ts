// A league's shape in an address: teams, dollars, then how many of each place, joined by hyphens.
import { isLeagueCount, LEAGUE_BOUNDS, roundsOf } from '@pylon/contract/league/league-bounds';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import type { ScoringSystem } from '../scoring/scoring-editor.ts';

type LeagueConfig = ScoringSystem['scoringLeagueConfig'];

/** @example textOfLeague(toLeagueConfig(DEFAULT_LEAGUE)) // → '12-200-1-2-3-1-1-0-0-0-1-1-6' */
export const textOfLeague = (config: LeagueConfig): string => LEAGUE_BOUNDS.map(({ key }) => config[key]).join('-');

/**
 * The league that an address asks for; people type into addresses.
 *
 * @param text as {@link textOfLeague} writes it
 * @returns null when the text is absent, breaks a bound or leaves no place to fill
 */
export function leagueOfText(text: string | undefined): LeagueConfig | null {
  const numbers = (text ?? '').split('-').map(Number);
  if (numbers.length !== LEAGUE_BOUNDS.length) return null;
  const config = toLeagueConfig(DEFAULT_LEAGUE); // every number of it is replaced below
  for (const [index, bound] of LEAGUE_BOUNDS.entries()) {
    const number = numbers[index] ?? Number.NaN;
    if (!isLeagueCount(bound, number)) return null;
    config[bound.key] = number;
  }
  const rounds = roundsOf(config);
  return rounds === 0 ? null : { ...config, rounds };
}
