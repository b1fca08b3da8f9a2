/**
 * What can be followed week by week, and how much at once. Free of schemas, for the screens that ask for it.
 */
import type { ValueKind } from '@pylon/engine/tables/table';
import type { Position } from '@pylon/engine/vocabulary/positions';

/** Players of one comparison, by weeks or side by side. @source docs/sources.md "Player comparison" */
export const MOST_COMPARED = 4;
/** Weeks of a regular season. */
export const MOST_WEEKS = 18;
/** Weeks of a season whose fantasy points are open to everybody. */
export const FREE_WEEKS = 3;

interface SeriesStat {
  readonly title: string;
  /** One line of what it says. */
  readonly hint: string;
  readonly kind: Extract<ValueKind, 'whole' | 'decimal' | 'share' | 'score'>;
  /** Positions that have it; absent: every one. */
  readonly positions?: readonly Position[];
}

const OFFENCE = ['QB', 'RB', 'WR', 'TE'] as const;
const FLEX = ['RB', 'WR', 'TE'] as const;

/** What is told of a player's week, by its name on the wire. */
export const SERIES_STATS = {
  points: { title: 'Fantasy points', hint: 'In the chosen scoring', kind: 'decimal' },
  snapShare: {
    title: 'Snap share',
    hint: 'Share of the team’s snaps on offense',
    kind: 'share',
    positions: OFFENCE,
  },
  targets: { title: 'Targets', hint: 'Passes thrown to the player', kind: 'whole', positions: FLEX },
  targetShare: { title: 'Target share', hint: 'Share of the team’s targets', kind: 'share', positions: FLEX },
  airYards: {
    title: 'Air yards',
    hint: 'How far passes to the player flew beyond the line, caught or not',
    kind: 'whole',
    positions: FLEX,
  },
  carries: { title: 'Carries', hint: 'Runs with the ball', kind: 'whole', positions: OFFENCE },
  touches: { title: 'Touches', hint: 'Carries and catches', kind: 'whole', positions: OFFENCE },
  yards: { title: 'Yards', hint: 'Passing, rushing and receiving yards', kind: 'whole', positions: OFFENCE },
  touchdowns: {
    title: 'Touchdowns',
    hint: 'Passing, rushing, receiving and return touchdowns',
    kind: 'whole',
    positions: OFFENCE,
  },
  redZone: {
    title: 'Red-zone looks',
    hint: 'Carries and targets inside the opponent’s 20',
    kind: 'whole',
    positions: OFFENCE,
  },
  utilization: {
    title: 'Utilization score',
    hint: 'How much of the offense ran through the player that week, 0 to 100',
    kind: 'score',
    positions: FLEX,
  },
} as const satisfies Readonly<Record<string, SeriesStat>>;

export type SeriesKey = keyof typeof SERIES_STATS;
export const SERIES_KEYS = Object.keys(SERIES_STATS) as readonly SeriesKey[]; // the keys of a literal are its stats

/** Whether players of a position have a stat. @example hasStat('targets', 'K') // → false */
export const hasStat = (key: SeriesKey, position: string | null): boolean => {
  const { positions }: SeriesStat = SERIES_STATS[key];
  return positions === undefined || positions.some((each) => each === position);
};
