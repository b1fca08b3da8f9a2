// Odds of a season, and what its table is made by, as the wire has them.
import type { OutsideLeague } from '@pylon/connectors/outside-league';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { Odds } from '@pylon/engine/season-simulation/odds';
import type { OddsChange, TeamChange } from '@pylon/engine/season-simulation/rest-change';
import type { TableRules } from '@pylon/engine/season-simulation/table-order';

/** To the hundredth of a percent: finer than ten thousand seasons tell. */
export const roundedOdds = (odds: number): number => Math.round(odds * 10_000) / 10_000;

export const oddsOnWire = ({ odds, standardError }: Odds) => ({
  odds: roundedOdds(odds),
  standardError: roundedOdds(standardError),
});

const changeOnWire = ({ before, after, change, standardError }: OddsChange) => ({
  before: roundedOdds(before.odds),
  after: roundedOdds(after.odds),
  change: roundedOdds(change),
  standardError: roundedOdds(standardError),
});

export const seasonChange = ({ playoffs, title }: TeamChange) => ({
  playoffs: changeOnWire(playoffs),
  title: title && changeOnWire(title),
});

export const tableOrderOnWire = (
  { tieBreakers }: Pick<OutsideLeague, 'tieBreakers'>,
  { divisions, overall, division = overall }: TableRules,
): NonNullable<UserLeague['league']>['tableOrder'] => ({
  hasDivisions: divisions.length > 0,
  ties: [...overall],
  divisionTies: [...division],
  isTold: tieBreakers !== undefined,
});
