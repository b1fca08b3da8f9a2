// Odds of a season as the wire has them.

import type { Odds } from '@pylon/engine/season-simulation/odds';
import type { OddsChange, TeamChange } from '@pylon/engine/season-simulation/rest-change';

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
