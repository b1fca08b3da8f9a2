// How far a few drafts tell a mate from a plain bot. Each position in each third of a draft has a factor on its odds: 1
// for a plain bot. A factor is the likeliest one under a prior that holds it at 1 as firmly as so many expected picks
// would (a gamma prior); first for the league as a whole, then for each mate beside the league. So a mate of whom
// nothing is known drafts as the league does, and a league of which nothing is known as plain bots do.

import { POSITION_COUNT } from '../bots/choice-tables.ts';
import { LEANING_CELLS, type SeatLeaning } from '../bots/seat-leaning.ts';
import type { PastChoice } from './past-choices.ts';

/** How many expected picks of a position the prior is worth. */
export interface LeaningPriors {
  readonly league: number;
  readonly mate: number;
}

/**
 * Firm: what few drafts show is mostly held back. They were chosen with all recorded drafts in sight, so that they
 * prove nothing; bots are bent where a person asks for it, and plain otherwise.
 * @source analysis/league-rooms
 */
export const LEANING_PRIORS: LeaningPriors = { league: 128, mate: 16 };

/** What is known of a position in a third of a draft. */
export interface LeaningCell {
  /** Picks that went there, and those that the bots would have made: as bent by the league for a mate. */
  readonly picks: number;
  readonly expected: number;
  /** On the odds, 1 being none. */
  readonly factor: number;
  /** How much of what was seen is believed, 0 to 1: the rest is held back for want of drafts. */
  readonly believed: number;
}

/** [phase][position], row by row. */
export interface Leaning {
  readonly choices: number;
  readonly drafts: number;
  readonly cells: readonly LeaningCell[];
}

/** What past drafts tell of a league. */
export interface LeagueLeanings {
  readonly league: Leaning;
  readonly mates: ReadonlyMap<string, Leaning>;
}

const MOST_STEPS = 60;
/** A step that changes no factor by more than this share is the last. */
const STILL = 1e-9;

/**
 * What choices tell.
 *
 * @param choices of any number of drafts and mates
 * @returns a mate who made none is not there
 */
export function leagueLeanings(choices: readonly PastChoice[], priors: LeaningPriors = LEANING_PRIORS): LeagueLeanings {
  const league = leaningOf(choices, null, priors.league);
  const base = league.cells.map(({ factor }) => factor);
  const mates = [...new Set(choices.map(({ mate }) => mate))].map(
    (mate) =>
      [
        mate,
        leaningOf(
          choices.filter((choice) => choice.mate === mate),
          base,
          priors.mate,
        ),
      ] as const,
  );
  return { league, mates: new Map(mates) };
}

/** What the bot of a mate is bent by: the league's factors times their own, where they are known. */
export const seatLeaning = (league: Leaning, own: Leaning | null): SeatLeaning =>
  league.cells.map(({ factor }, cell) => factor * (own?.cells[cell]?.factor ?? 1));

function leaningOf(choices: readonly PastChoice[], base: SeatLeaning | null, prior: number): Leaning {
  const picks = new Float64Array(LEANING_CELLS);
  for (const { phase, taken } of choices) add(picks, phase * POSITION_COUNT + taken, 1);
  const expected = expectedPicks(choices, base, null);
  const factors = new Float64Array(LEANING_CELLS).fill(1);
  // Each step raises the posterior: at its end picks + prior = expected + prior × factor.
  let change = choices.length > 0 ? Number.POSITIVE_INFINITY : 0;
  for (let step = 0; step < MOST_STEPS && change > STILL; step++) {
    const now = expectedPicks(choices, base, factors);
    change = 0;
    for (let cell = 0; cell < LEANING_CELLS; cell++) {
      // Every cell is inside its column.
      const factor = factors[cell] as number;
      const share = ((picks[cell] as number) + prior) / ((now[cell] as number) + prior * factor);
      factors[cell] = factor * share;
      change = Math.max(change, Math.abs(share - 1));
    }
  }
  return {
    choices: choices.length,
    drafts: new Set(choices.map(({ season }) => season)).size,
    cells: Array.from(factors, (factor, cell) => ({
      picks: picks[cell] as number,
      expected: expected[cell] as number,
      factor,
      believed: (expected[cell] as number) / ((expected[cell] as number) + prior),
    })),
  };
}

function expectedPicks(
  choices: readonly PastChoice[],
  base: SeatLeaning | null,
  factors: Float64Array | null,
): Float64Array {
  const expected = new Float64Array(LEANING_CELLS);
  const weights = new Float64Array(POSITION_COUNT);
  for (const { phase, chances } of choices) {
    const first = phase * POSITION_COUNT;
    let total = 0;
    for (let position = 0; position < POSITION_COUNT; position++) {
      const bent = (base?.[first + position] ?? 1) * (factors?.[first + position] ?? 1);
      weights[position] = (chances[position] ?? 0) * bent;
      total += weights[position] as number;
    }
    for (let position = 0; position < POSITION_COUNT; position++)
      add(expected, first + position, (weights[position] as number) / total);
  }
  return expected;
}

function add(column: Float64Array, at: number, amount: number): void {
  column[at] = (column[at] as number) + amount;
}
