// The wire's spelling of draft settings and the engine's, side by side; free of schemas, for the browser too.
import type { DraftOrder, LeagueType, SimulationMode } from '@pylon/engine/vocabulary/drafts';

/** Draft orders by the wire's name. */
export const ORDER_OF = {
  SNAKE: 'snake',
  LINEAR: 'linear',
  '3RD_ROUND_REVERSAL': 'thirdRoundReversal',
} as const satisfies Record<string, DraftOrder>;
export type WireDraftType = keyof typeof ORDER_OF;

/** Simulation modes by the wire's name. */
export const MODE_OF = { AutoDraft: 'autoDraft', Manual: 'manual' } as const satisfies Record<string, SimulationMode>;
export type WireSimulationMode = keyof typeof MODE_OF;

/** League types by the wire's name. */
export const LEAGUE_TYPE_OF = {
  FANTASY: 'fantasy',
  BEST_BALL: 'bestBall',
  DYNASTY: 'dynasty',
} as const satisfies Record<string, LeagueType>;
export type WireLeagueType = keyof typeof LEAGUE_TYPE_OF;

/** A table of names turned round: values become keys. */
const inverted = <W extends string, O extends string>(names: Readonly<Record<W, O>>): Readonly<Record<O, W>> =>
  // Each name once on either side
  Object.fromEntries(Object.entries(names).map(([wire, ours]) => [ours, wire])) as Record<O, W>;

export const WIRE_ORDER: Readonly<Record<DraftOrder, WireDraftType>> = inverted(ORDER_OF);
export const WIRE_MODE: Readonly<Record<SimulationMode, WireSimulationMode>> = inverted(MODE_OF);
export const WIRE_LEAGUE_TYPE: Readonly<Record<LeagueType, WireLeagueType>> = inverted(LEAGUE_TYPE_OF);
