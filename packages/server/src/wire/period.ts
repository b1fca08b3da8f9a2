import { type Period, weekToShow } from '@pylon/engine/vocabulary/weeks';

/** Periods as calls of rankings and of projections spell them. */
const PERIODS = {
  Seasonal: 'seasonal',
  Weekly: 'weekly',
  RestOfSeason: 'restOfSeason',
  seasonal: 'seasonal',
  weekly: 'weekly',
  restofseason: 'restOfSeason',
} as const satisfies Readonly<Record<string, Period>>;

/** A period by its spelling on the wire. */
export const toPeriod = <S extends keyof typeof PERIODS>(spelling: S): (typeof PERIODS)[S] => PERIODS[spelling];

/** The week that is shown: the one asked for, which −1 does not name, else that of the season. */
export const askedWeek = (week: number | undefined, season: { readonly currentWeek: number }): number =>
  week !== undefined && week > 0 ? week : weekToShow(season);
