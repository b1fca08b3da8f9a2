// What betting lines expect of a team in a week.
import type { Edition } from '@pylon/almanac/editions/edition';
import { known } from '../wire/entity.ts';

/** Points that the lines expect of a team and of its opponent. */
export interface ImpliedPoints {
  readonly own: number;
  readonly opponent: number;
}

/** By half of the game's total and half of the lead that the lines expect; null where nobody offers lines. */
export function impliedPoints(
  { tables }: Edition,
  { season, week, teamId }: { readonly season: number; readonly week: number; readonly teamId: string },
): ImpliedPoints | null {
  const { column, length } = tables.games;
  for (let row = 0; row < length; row++) {
    if (column.season[row] !== season || column.week[row] !== week) continue;
    const isHome = column.homeTeamId[row] === teamId;
    if (!isHome && column.awayTeamId[row] !== teamId) continue;
    const [homeLead, total] = [known(column.spread[row]), known(column.total[row])];
    if (homeLead === null || total === null) return null;
    const lead = isHome ? homeLead : -homeLead;
    return { own: (total + lead) / 2, opponent: (total - lead) / 2 };
  }
  return null;
}
