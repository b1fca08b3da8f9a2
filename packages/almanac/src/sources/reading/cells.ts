// Cells: a text becomes what its column's type says, or is told not to fit.

import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import type { CellType } from './dictionary.ts';

/** A cell's value; null is missing. */
export type Cell = string | number | boolean | null;

const NUMBER = /^[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** Of one side on the field. */
const MOST_PLAYERS = 11;
const FLAGS: Readonly<Record<string, boolean>> = {
  TRUE: true,
  FALSE: false,
  true: true,
  false: false,
  1: true,
  0: false,
};

/** A type in words, for faults. */
export const TYPE_NAMES: Readonly<Record<CellType, string>> = {
  text: 'a text',
  number: 'a number',
  whole: 'a whole number',
  players: 'a number of players of one side',
  flag: 'TRUE or FALSE',
  date: 'a date',
  team: 'a team',
};

function wholeOf(text: string): number | undefined {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return Number.isInteger(value) ? value : undefined;
}

/**
 * Reads a filled cell.
 * @returns its value, null for a team cell that says 'no team', undefined when the text does not fit the type
 * @example cellOf('whole', '69.0') // → 69
 */
export function cellOf(type: CellType, text: string): Cell | undefined {
  switch (type) {
    case 'text':
      return text;
    case 'number':
      return NUMBER.test(text) ? Number(text) : undefined;
    case 'whole':
      return wholeOf(text);
    case 'players': {
      const value = wholeOf(text) ?? -1;
      return value >= 0 && value <= MOST_PLAYERS ? value : undefined;
    }
    case 'flag':
      return FLAGS[text];
    case 'date':
      return DATE.test(text) ? text : undefined;
    case 'team':
      return toTeamId(text);
  }
}
