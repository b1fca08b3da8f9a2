import type { TeamId } from '../vocabulary/entities.ts';
import type { Position } from '../vocabulary/positions.ts';

/** A player of a salary file with their price. */
export interface SalaryLine {
  readonly name: string;
  readonly position: Position;
  readonly teamId: TeamId;
  /** Dollars, whole hundreds. */
  readonly salary: number;
  readonly awayId: TeamId;
  readonly homeId: TeamId;
  /** Day of the game in the East of the United States, '2025-09-07'; null where the file does not say. */
  readonly day: string | null;
}

/** Characters of a salary file: a slate has some seven hundred players, of a hundred each. */
export const MOST_SALARY_CHARACTERS = 1_000_000;
/** A slate of all games of a week has some nine hundred players. */
export const MOST_SALARY_LINES = 1_500;
/** Characters of a player's name. */
export const LONGEST_SALARY_NAME = 60;

/** Prices of classic contests, in whole hundreds. The dearest ever stood below $12,000. */
const LEAST_SALARY = 2_000;
const MOST_SALARY = 12_500;

/** Whether a number can be the price of a classic contest, in dollars. @example isSalary(8100) // → true */
export const isSalary = (dollars: number): boolean =>
  dollars >= LEAST_SALARY && dollars <= MOST_SALARY && dollars % 100 === 0;
