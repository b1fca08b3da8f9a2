/** How picks of other teams are made: by bots, or typed in by the person. */
export const SIMULATION_MODES = ['autoDraft', 'manual'] as const;
export type SimulationMode = (typeof SIMULATION_MODES)[number];

/** The order in which teams pick. */
export const DRAFT_ORDERS = ['snake', 'linear', 'thirdRoundReversal'] as const;
export type DraftOrder = (typeof DRAFT_ORDERS)[number];

export const LEAGUE_TYPES = ['fantasy', 'bestBall', 'dynasty'] as const;
export type LeagueType = (typeof LEAGUE_TYPES)[number];

/** Strategies that a drafter may follow. @source docs/sources.md "Draft settings" */
export const DRAFT_STRATEGIES = [
  'balanced',
  'zeroRB',
  'heroRB',
  'heavyRB',
  'earlyWR',
  'puntTE',
  'lateRoundQB',
] as const;
export type DraftStrategy = (typeof DRAFT_STRATEGIES)[number];

export const DRAFT_STRATEGY_LABELS: Readonly<Record<DraftStrategy, string>> = {
  balanced: 'Balanced',
  zeroRB: 'Zero RB',
  heroRB: 'Hero RB',
  heavyRB: 'Heavy RB',
  earlyWR: 'Early WR',
  puntTE: 'Punt TE',
  lateRoundQB: 'Late Round QB',
};

/** Seconds a person has for a pick; null is unlimited. @source docs/sources.md "Draft settings" */
export const PICK_CLOCKS_SECONDS = [null, 15, 45, 60, 90, 120] as const;
export type PickClockSeconds = (typeof PICK_CLOCKS_SECONDS)[number];

/** How closely drafters follow the board: strangers follow it closely, a home league less so. */
export const ROOM_TYPES = ['tight', 'home'] as const;
export type RoomType = (typeof ROOM_TYPES)[number];

/** Letter grades from best to worst. */
export const LETTER_GRADES = ['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F'] as const;
export type LetterGrade = (typeof LETTER_GRADES)[number];
