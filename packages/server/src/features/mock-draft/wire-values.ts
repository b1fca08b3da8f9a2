// The wire's spelling of draft settings, and ours.
import type { DraftType, WireLeagueType, SimulationMode as WireMode } from '@pylon/contract/mock-draft';
import type { DraftOrder, LeagueType, SimulationMode } from '@pylon/engine/vocabulary/drafts';
import type * as z from 'zod';

type WireDraftType = z.output<typeof DraftType>;

export const ORDER_OF: Readonly<Record<WireDraftType, DraftOrder>> = {
  SNAKE: 'snake',
  LINEAR: 'linear',
  '3RD_ROUND_REVERSAL': 'thirdRoundReversal',
};
export const WIRE_ORDER: Readonly<Record<DraftOrder, WireDraftType>> = {
  snake: 'SNAKE',
  linear: 'LINEAR',
  thirdRoundReversal: '3RD_ROUND_REVERSAL',
};
export const MODE_OF: Readonly<Record<z.output<typeof WireMode>, SimulationMode>> = {
  AutoDraft: 'autoDraft',
  Manual: 'manual',
};
export const WIRE_MODE: Readonly<Record<SimulationMode, z.output<typeof WireMode>>> = {
  autoDraft: 'AutoDraft',
  manual: 'Manual',
};
export const LEAGUE_TYPE_OF: Readonly<Record<z.output<typeof WireLeagueType>, LeagueType>> = {
  FANTASY: 'fantasy',
  BEST_BALL: 'bestBall',
  DYNASTY: 'dynasty',
};
export const WIRE_LEAGUE_TYPE: Readonly<Record<LeagueType, z.output<typeof WireLeagueType>>> = {
  fantasy: 'FANTASY',
  bestBall: 'BEST_BALL',
  dynasty: 'DYNASTY',
};
