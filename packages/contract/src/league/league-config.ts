// Free of schemas, so that the browser can use it without loading a validator.
import { type LeagueShape, rosterSize } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type { LeagueConfig } from './league-config-schema.ts';

/** Slot counts by the wire's name of each. */
export const SLOT_COUNT_KEYS = {
  QB: 'qbCount',
  RB: 'rbCount',
  WR: 'wrCount',
  TE: 'teCount',
  FLEX: 'flexCount',
  SUPERFLEX: 'superFlexCount',
  RBWR: 'flexRBWRCount',
  WRTE: 'flexWRTECount',
  K: 'kCount',
  DST: 'dstCount',
  BN: 'benchCount',
} as const satisfies Record<Slot, keyof LeagueConfig>;

/** Our shape of a league → the wire's. */
export function toLeagueConfig(league: LeagueShape): LeagueConfig {
  const counts = Object.fromEntries(
    // The record's keys are the slots
    Object.entries(SLOT_COUNT_KEYS).map(([slot, key]) => [key, league.slots[slot as Slot]]),
  ) as Record<(typeof SLOT_COUNT_KEYS)[Slot], number>;
  return { participantCount: league.teams, rounds: rosterSize(league.slots), budget: league.budgetDollars, ...counts };
}

/** The wire's → ours. */
export function toLeagueShape(config: LeagueConfig): LeagueShape {
  const slots = Object.fromEntries(Object.entries(SLOT_COUNT_KEYS).map(([slot, key]) => [slot, config[key]])) as Record<
    Slot,
    number
  >; // the record's keys are the slots
  return { teams: config.participantCount, budgetDollars: config.budget, slots };
}
