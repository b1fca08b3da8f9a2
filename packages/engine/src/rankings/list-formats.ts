/**
 * Which published lists speak of a league like this one.
 *
 * Rankings and draft positions are published for a handful of formats. A second starting quarterback makes another game
 * of it; short of that, formats differ by the points for a reception and stand in for each other, the nearest first.
 */
import type { ScoringSettings } from '../scoring/scoring-settings.ts';
import type { LeagueShape } from '../vocabulary/league.ts';

/** Formats that lists are chosen among. */
export const LIST_FORMATS = ['superflex', 'ppr', 'half-ppr', 'standard'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

/** Points for a reception by format; of two that are equally near, the first. */
const RECEPTION_POINTS = { ppr: 1, 'half-ppr': 0.5, standard: 0 } as const;
const ONE_QUARTERBACK = ['ppr', 'half-ppr', 'standard'] as const;

/** Whether a second quarterback starts, so that quarterbacks go early. */
export const isSuperflex = ({ slots }: LeagueShape): boolean => slots.SUPERFLEX > 0 || slots.QB > 1;

/**
 * The formats of lists that come nearest to a league, the best first.
 *
 * @example listFormats({ receivingReceptions: 0.5 }, DEFAULT_LEAGUE) // → ['half-ppr', 'ppr', 'standard']
 */
export function listFormats(settings: ScoringSettings, league: LeagueShape): readonly ListFormat[] {
  const points = settings.receivingReceptions ?? 0;
  const distance = (format: keyof typeof RECEPTION_POINTS) => Math.abs(points - RECEPTION_POINTS[format]);
  const byDistance = ONE_QUARTERBACK.toSorted((one, other) => distance(one) - distance(other));
  return isSuperflex(league) ? ['superflex', ...byDistance] : byDistance;
}
