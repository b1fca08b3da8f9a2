// How much a team wants one more of a position. Fitted on one league shape; this file translates other shapes into it.

import type { SlotCounts } from '../../vocabulary/league.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';
import type { ChoiceModel } from './choice-model.shape.ts';

/** The league that the model was fitted on: Underdog's best-ball roster of 18 rounds, no kickers or defences. */
export const FITTED_SLOTS: SlotCounts = {
  QB: 1,
  RB: 2,
  WR: 3,
  TE: 1,
  FLEX: 1,
  SUPERFLEX: 0,
  RBWR: 0,
  WRTE: 0,
  K: 0,
  DST: 0,
  BN: 10,
};
const SPARE_PENALTY = 0.15;
const LATE_NEED = 1.5;
const NO_NEED = -6;
const BEYOND_SLOPE = -0.7;

/** Starters of a position, flex places shared out as teams use them [E]. */
function demand(slots: SlotCounts, position: Position): number {
  const { FLEX, SUPERFLEX, RBWR, WRTE } = slots;
  switch (position) {
    case 'QB':
      return slots.QB + 0.9 * SUPERFLEX;
    case 'RB':
      return slots.RB + 0.45 * FLEX + 0.04 * SUPERFLEX + 0.5 * RBWR;
    case 'WR':
      return slots.WR + 0.45 * FLEX + 0.05 * SUPERFLEX + 0.5 * RBWR + 0.7 * WRTE;
    case 'TE':
      return slots.TE + 0.1 * FLEX + 0.01 * SUPERFLEX + 0.3 * WRTE;
    default:
      return slots[position];
  }
}

/** Between whole counts and rounds the need is read straight across. */
function between(values: readonly number[], at: number): number {
  const low = Math.min(values.length - 1, Math.max(0, Math.floor(at)));
  const high = Math.min(values.length - 1, low + 1);
  const share = Math.min(1, Math.max(0, at - low));
  // Both indexes are clamped into the list, which the fit never leaves empty.
  return (values[low] as number) * (1 - share) + (values[high] as number) * share;
}

/**
 * Utility of one more player of a position.
 *
 * A league that starts more of it than the fitted one is that many players behind in its wants: the third quarterback
 * of a two-quarterback league is the second of the fitted league. A league with a shorter bench wants spare
 * quarterbacks and tight ends less, by 0.15 per bench place [E]. Kickers and defences, of which the data have none, are
 * wanted evenly in the rounds in which bots take them [E].
 *
 * @param count how many the team has
 * @param round in rounds of twelve picks, 1 or more, may be a fraction
 */
export function needUtility(
  model: ChoiceModel,
  slots: SlotCounts,
  position: Position,
  count: number,
  round: number,
): number {
  const byCount = model.need[POSITIONS.indexOf(position)];
  if (!byCount) return count < slots[position] ? LATE_NEED : NO_NEED;
  const wanted = demand(slots, position);
  const place = Math.max(0, count - (wanted - demand(FITTED_SLOTS, position)));
  const last = byCount.length - 1;
  const atRound = byCount.map((byRound) => between(byRound, round - 1));
  const beyond = Math.max(0, place - last) * BEYOND_SLOPE;
  const isSpare = (position === 'QB' || position === 'TE') && count >= wanted;
  const spare = isSpare ? SPARE_PENALTY * Math.max(0, FITTED_SLOTS.BN - slots.BN) : 0;
  return between(atRound, place) + beyond - spare;
}
