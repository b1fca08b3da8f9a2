// What stands in the place of results that a league does not have.
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isByHand } from '../../widgets/league/by-hand.ts';

interface Missing {
  readonly message: string;
  readonly hint: string;
}

const BY_HAND_HINT = 'Nobody writes down the results of a league that is kept by hand.';

/** Why no week of a league is told: none is over, or its results are not known. */
export function noWeeks(of: UserLeague): Missing {
  if (isByHand(of)) return { message: 'No results are kept', hint: BY_HAND_HINT };
  return (of.league?.settings.currentWeek ?? 1) > 1
    ? { message: 'No results are known', hint: 'Points, ranks and luck stand here once results are told.' }
    : { message: 'No week is over yet', hint: 'After the first one, points, ranks and luck stand here.' };
}

/** Why a league has no table. */
export const noStandings = (of: UserLeague): Missing =>
  isByHand(of)
    ? { message: 'No standings are kept', hint: BY_HAND_HINT }
    : { message: 'No standings yet', hint: 'They stand here once results are told.' };
