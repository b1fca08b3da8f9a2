/**
 * Terminology.
 *
 * - **Position**: what a player is: QB, RB, WR, TE, K, or DST (a whole team defence and special teams).
 * - **Slot**: a place in a fantasy roster, which one or several positions may fill (FLEX takes RB, WR and TE).
 * - **Athlete**: a person. **Team defence**: a DST, named by its team. Either may be drafted; `EntityId` names either.
 */

/** The positions that fantasy leagues draft, in the order screens list them. */
export const POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const;
export type Position = (typeof POSITIONS)[number];

/** Positions whose players may fill a FLEX. */
export const FLEX_POSITIONS = ['RB', 'WR', 'TE'] as const satisfies readonly Position[];

/** How a position reads on screen. */
export const POSITION_LABELS: Readonly<Record<Position, string>> = {
  QB: 'QB',
  RB: 'RB',
  WR: 'WR',
  TE: 'TE',
  K: 'K',
  DST: 'D/ST',
};

/** Plural names for headings and filters. */
export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  QB: 'Quarterbacks',
  RB: 'Running Backs',
  WR: 'Wide Receivers',
  TE: 'Tight Ends',
  K: 'Kickers',
  DST: 'Defense and Special Teams',
};

/** Whether a text names a position. */
export const isPosition = (text: string): text is Position => (POSITIONS as readonly string[]).includes(text);
