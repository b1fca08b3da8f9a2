// How an editor steps a league's shape; free of schemas, for the browser.
import { BUDGET_DOLLARS, DEEPEST_BENCH, MOST_PER_SLOT, MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import { SLOTS } from '@pylon/engine/vocabulary/slots';
import { SLOT_COUNT_KEYS } from './league-config.ts';
import type { LeagueConfig } from './league-config-schema.ts';

/** One setting of a league's shape. Whole numbers only. */
export interface LeagueBound {
  readonly key: LeagueKey;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  /** What one press of + or − changes. */
  readonly step: number;
}

/** The settings that an editor changes; `rounds` follows from the counts. */
export type LeagueKey = Exclude<keyof LeagueConfig, 'rounds'>;

const LABELS = {
  QB: 'QB',
  RB: 'RB',
  WR: 'WR',
  TE: 'TE',
  FLEX: 'FLEX',
  SUPERFLEX: 'SF',
  RBWR: 'RB/WR',
  WRTE: 'WR/TE',
  K: 'K',
  DST: 'D/ST',
  BN: 'BENCH',
} as const;

/**
 * Everything that an editor of a league steps, in its order.
 * @source docs/sources.md "Default league"
 */
export const LEAGUE_BOUNDS: readonly LeagueBound[] = [
  { key: 'participantCount', label: '# of Teams', min: 1, max: MOST_TEAMS, step: 1 },
  { key: 'budget', label: 'Budget', min: BUDGET_DOLLARS.least, max: BUDGET_DOLLARS.most, step: 10 },
  ...SLOTS.map((slot) => ({ key: SLOT_COUNT_KEYS[slot], label: LABELS[slot], min: 0, max: MOST_PER_SLOT, step: 1 })),
];

/**
 * A bound widened to the league's present count: the bench of a best ball league or a dynasty is deeper than the nine
 * places that an editor makes one, and goes down and up again from there.
 */
export const roomyBound = (bound: LeagueBound, has: number): LeagueBound =>
  has > bound.max ? { ...bound, max: has } : bound;

/** Whether a count may stand in a league at all, wherever it was made. */
export const isLeagueCount = ({ key, min, max }: LeagueBound, count: number): boolean =>
  Number.isInteger(count) && count >= min && count <= (key === 'benchCount' ? DEEPEST_BENCH : max);

/** Places on a roster: the sum of all counts and the bench, which is also the number of rounds. */
export const roundsOf = (config: Omit<LeagueConfig, 'rounds' | 'participantCount' | 'budget'>): number =>
  SLOTS.reduce((sum, slot) => sum + config[SLOT_COUNT_KEYS[slot]], 0);

/**
 * Whether a league differs from the chosen scoring system's in anything but the budget: then it is sent along.
 * @source docs/sources.md "Default league"
 */
export const isLeagueChanged = (config: LeagueConfig, chosen: LeagueConfig): boolean =>
  LEAGUE_BOUNDS.some(({ key }) => key !== 'budget' && config[key] !== chosen[key]);
