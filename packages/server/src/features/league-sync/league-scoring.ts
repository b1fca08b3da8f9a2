import type { OutsideLeague } from '@pylon/connectors/outside-league';
import { BUDGET_DOLLARS, DEEPEST_BENCH, MOST_PER_SLOT, MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import { BY_HAND, type LeagueSource, type OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { SLOTS } from '@pylon/engine/vocabulary/slots';

/** A scoring system of a league, as it is stored. */
export interface LeagueScoring {
  readonly name: string;
  readonly settings: string;
  readonly league: string;
  /** Whose draft positions go with it; null where no platform is asked. */
  readonly platform: OutsidePlatformId | null;
  readonly is_hidden: boolean;
}

const LONGEST_NAME = 60;
const within = (value: number, least: number, most: number): number =>
  Math.min(Math.max(Math.round(value), least), most);

/** What of a league does not fit our drafts, in words for a person. */
export const unmappedShape = ({ shape: { teams } }: Pick<OutsideLeague, 'shape'>): readonly string[] =>
  teams > MOST_TEAMS ? [`${teams} teams (values and mock drafts in this scoring are of ${MOST_TEAMS})`] : [];

/**
 * The scoring system that follows from a league's rules: 'My League: {name}'. Its shape is bounded by what our drafts
 * take; the league itself keeps its own.
 *
 * @source docs/sources.md "League sync"
 */
export function leagueScoring(source: LeagueSource, { name, scoring, shape, waivers }: OutsideLeague): LeagueScoring {
  const slots = Object.fromEntries(
    SLOTS.map((slot) => [slot, within(shape.slots[slot], 0, slot === 'BN' ? DEEPEST_BENCH : MOST_PER_SLOT)]),
  );
  const teams = within(shape.teams, 1, MOST_TEAMS);
  const budgetDollars = within(
    shape.budgetDollars || (waivers.budgetDollars ?? 0),
    BUDGET_DOLLARS.least,
    BUDGET_DOLLARS.most,
  );
  return {
    name: [...`My League: ${name}`].slice(0, LONGEST_NAME).join(''),
    settings: JSON.stringify(scoring),
    league: JSON.stringify({ teams, budgetDollars, slots }),
    platform: source === BY_HAND ? null : source,
    is_hidden: false,
  };
}
